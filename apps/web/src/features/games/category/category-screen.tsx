import { data } from 'react-router';
import type { ClientLoaderFunctionArgs } from 'react-router';
import { requestScope } from '#platform/api/request-scope.ts';
import { toLoaderResult, statusOf } from '#platform/api/loader-result.ts';
import type { LoaderResult } from '#platform/api/loader-result.ts';
import { keepDataOnPopup } from '#platform/page/popup.ts';
import type { ScreenHandle } from '#platform/page/screen.ts';
import { documentLocale } from '#platform/words/document-locale.ts';
import { loadWords, wordsLoader } from '#platform/words/loader.ts';
import { categoryOfPath, offerOf } from './category.model.ts';
import { readCategory } from './category-data.ts';
import type { CategoryData } from './category-data.ts';
import { CategoryList } from './category-list.tsx';
import { GameCentre } from './game-centre.tsx';
import { HotGames } from './hot-games.tsx';
import { keptHotGames } from '../games.queries.ts';
import { ListFailure } from '../list/list-failure.tsx';
import { LIST_PARAMETERS } from '../list/list-query.model.ts';
import { DRAWS_PARAMETER } from '../lottery/lottery.model.ts';
import { LotteryResults } from '../lottery/lottery-results.tsx';
import { MATCHES_PARAMETER } from '../matches/matches.model.ts';
import { MatchResults } from '../matches/match-results.tsx';
import type { Route } from './+types/category-screen.ts';

const NOUNS = ['games', 'favourites'] as const;

/** One screen for all categories; the path decides the title and the search button (SHELL-38, CAT-07). */
export function handle(pathname: string): ScreenHandle {
  const { titleKey, hasSearch } = offerOf(categoryOfPath(pathname));
  return {
    nouns: NOUNS,
    titleKey,
    parameters: [...LIST_PARAMETERS, DRAWS_PARAMETER, MATCHES_PARAMETER],
    header: 'back',
    hasTabBar: true,
    ...(hasSearch ? { headerAction: 'search' as const } : {}),
  };
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const loaded = await toLoaderResult(readCategory(context.get(requestScope), url));
  return data(loaded, { status: statusOf(loaded) });
}

const withWords = wordsLoader<typeof loader>(NOUNS);

/** Hot games are fetched once in a browser session (HOT-05); every other category comes from the server. */
export async function clientLoader(
  args: ClientLoaderFunctionArgs,
): Promise<LoaderResult<CategoryData>> {
  const language = documentLocale();
  const isHot = categoryOfPath(args.url.pathname) === 'HOT';
  const games = isHot ? keptHotGames(language) : undefined;
  if (!games) return (await withWords(args)) as LoaderResult<CategoryData>;
  await loadWords(language, NOUNS);
  return { ok: true, data: { kind: 'hot', category: 'HOT', language, games } };
}

export const shouldRevalidate = keepDataOnPopup;

export default function CategoryScreen({ loaderData }: Route.ComponentProps) {
  const loaded: LoaderResult<CategoryData> = loaderData;
  if (!loaded.ok) return <ListFailure failure={loaded.failure} />;
  switch (loaded.data.kind) {
    case 'list':
      return <CategoryList data={loaded.data} />;
    case 'centre':
      return <GameCentre data={loaded.data} />;
    case 'results':
      return <LotteryResults {...loaded.data} />;
    case 'match-results':
      return <MatchResults {...loaded.data} />;
    case 'hot':
      return <HotGames data={loaded.data} />;
  }
}
