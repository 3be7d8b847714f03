import { data } from 'react-router';
import { toLoaderResult, statusOf } from '#platform/api/loader-result.ts';
import type { LoaderResult } from '#platform/api/loader-result.ts';
import { keepDataOnPopup } from '#platform/page/popup.ts';
import type { ScreenHandle } from '#platform/page/screen.ts';
import { wordsLoader } from '#platform/words/loader.ts';
import { ListFailure } from './list-failure.tsx';
import { LIST_PARAMETERS } from './list-query.model.ts';
import { OwnList } from './own-list.tsx';
import { readPathList } from './path-list-data.ts';
import type { PathListData } from './path-list-data.ts';
import { listOfPath } from './path-list.model.ts';
import { SearchList } from '../search/search-list.tsx';
import type { Route } from './+types/list-screen.ts';

const NOUNS = ['games', 'favourites'] as const;

/** One screen for the search, the favourites and the recent games; the path says which (SHELL-20). */
export function handle(pathname: string): ScreenHandle {
  const { dataType, titleKey } = listOfPath(pathname);
  return {
    nouns: NOUNS,
    titleKey,
    parameters: LIST_PARAMETERS,
    header: 'back',
    hasTabBar: true,
    ...(dataType === 'search' ? {} : { refreshes: true as const }),
  };
}

export async function loader(args: Route.LoaderArgs) {
  const loaded = await toLoaderResult(readPathList(args));
  return data(loaded, { status: statusOf(loaded) });
}

export const clientLoader = wordsLoader<typeof loader>(NOUNS);
export const shouldRevalidate = keepDataOnPopup;

export default function ListScreen({ loaderData }: Route.ComponentProps) {
  const loaded = loaderData as LoaderResult<PathListData>;
  if (!loaded.ok) return <ListFailure failure={loaded.failure} />;
  if (loaded.data.dataType === 'search') return <SearchList data={loaded.data} />;
  return <OwnList key={loaded.data.dataType} data={loaded.data} />;
}
