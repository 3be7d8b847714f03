import { data } from 'react-router';
import { titleOf } from '#screen-facts.ts';
import { requestScope } from '#platform/api/request-scope.ts';
import { toLoaderResult, statusOf } from '#platform/api/loader-result.ts';
import type { LoaderResult } from '#platform/api/loader-result.ts';
import { keepDataOnPopup } from '#platform/page/popup.ts';
import type { ScreenHandle } from '#platform/page/screen.ts';
import { wordsLoader } from '#platform/words/loader.ts';
import { PromotionDetail } from './promotion-detail.tsx';
import { PromotionsFailure } from './promotions-failure.tsx';
import { promotionById } from './promotions.model.ts';
import type { PromotionView } from './promotions.model.ts';
import { readPromotions } from './read-promotions.ts';
import type { Route } from './+types/promotion-detail-screen.ts';

export const handle: ScreenHandle = {
  nouns: ['promotions'],
  titleKey: titleOf('promotion'),
  parameters: ['id'],
  header: 'back',
  hasTabBar: true,
  tab: 'promotions',
};

export async function loader({ context, url }: Route.LoaderArgs) {
  const id = url.searchParams.get('id');
  const loaded = await toLoaderResult(
    readPromotions(context.get(requestScope)).then((list) => promotionById(list, id)),
  );
  return data(loaded, { status: loaded.ok && !loaded.data ? 404 : statusOf(loaded) });
}

export const clientLoader = wordsLoader<typeof loader>(handle.nouns);
export const shouldRevalidate = keepDataOnPopup;

/** The promotion that `?id=` names (SHELL-25). */
export default function PromotionDetailScreen({ loaderData }: Route.ComponentProps) {
  const loaded = loaderData as LoaderResult<PromotionView | undefined>;
  return loaded.ok ? (
    <PromotionDetail promotion={loaded.data} />
  ) : (
    <PromotionsFailure failure={loaded.failure} />
  );
}
