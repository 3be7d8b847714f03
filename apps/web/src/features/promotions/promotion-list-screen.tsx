import { data, useLocation } from 'react-router';
import { Button } from '#ui/action/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { titleOf } from '#screen-facts.ts';
import { requestScope } from '#platform/api/request-scope.ts';
import { toLoaderResult, statusOf } from '#platform/api/loader-result.ts';
import type { LoaderResult } from '#platform/api/loader-result.ts';
import { keepDataOnPopup } from '#platform/page/popup.ts';
import type { ScreenHandle } from '#platform/page/screen.ts';
import { wordsLoader } from '#platform/words/loader.ts';
import { useWords } from '#platform/words/words.tsx';
import { PromotionDetail } from './promotion-detail.tsx';
import { PromotionGroups } from './promotion-list.tsx';
import { PromotionsFailure } from './promotions-failure.tsx';
import { promotionById } from './promotions.model.ts';
import type { PromotionList } from './promotions.model.ts';
import { readPromotions } from './read-promotions.ts';
import type { Route } from './+types/promotion-list-screen.ts';

const NOUNS = ['promotions', 'service', 'errors'] as const;

/** The list has the tab bar; one promotion has its action in that place. */
export function handle(_pathname: string, search: string): ScreenHandle {
  return {
    nouns: NOUNS,
    titleKey: titleOf('promotions'),
    parameters: ['id', 'kind'],
    header: 'back',
    hasTabBar: !new URLSearchParams(search).has('id'),
    tab: 'promotions',
  };
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const loaded = await toLoaderResult(readPromotions(context.get(requestScope)));
  const id = url.searchParams.get('id');
  const isMissing = loaded.ok && id !== null && !promotionById(loaded.data, id);
  return data(loaded, { status: isMissing ? 404 : statusOf(loaded) });
}

export const clientLoader = wordsLoader<typeof loader>(NOUNS);

/** Choosing a kind asks the server for nothing: the list is there. */
export function shouldRevalidate(args: Parameters<typeof keepDataOnPopup>[0]): boolean {
  const { currentUrl, nextUrl, formMethod } = args;
  const isOtherKind =
    formMethod === undefined &&
    currentUrl.pathname === nextUrl.pathname &&
    currentUrl.searchParams.get('id') === nextUrl.searchParams.get('id') &&
    currentUrl.searchParams.get('kind') !== nextUrl.searchParams.get('kind');
  return !isOtherKind && keepDataOnPopup(args);
}

/** The promotions; with `?id=` the detail of one (SHELL-23, SHELL-24). */
export default function PromotionListScreen({ loaderData }: Route.ComponentProps) {
  const { search } = useLocation();
  const loaded = loaderData as LoaderResult<PromotionList>;
  if (!loaded.ok) return <PromotionsFailure failure={loaded.failure} />;
  const id = new URLSearchParams(search).get('id');
  if (id !== null) return <PromotionDetail promotion={promotionById(loaded.data, id)} />;
  return <Promotions list={loaded.data} />;
}

function Promotions({ list }: { list: PromotionList }) {
  const { t } = useWords();
  if (list.promotions.length + list.pictures.length > 0) return <PromotionGroups list={list} />;
  return (
    <EmptyState
      drawing="record"
      title={t('promotions.empty')}
      text={t('promotions.empty_text')}
      action={<Button href="/m/home">{t('site.not_found.home')}</Button>}
    />
  );
}
