import { data, redirect } from 'react-router';
import { titleOf } from '#screen-facts.ts';
import { dataOf } from '#platform/api/failure.ts';
import { gatewayFailure, postedForm, toFailureData } from '#platform/api/posted-form.ts';
import { requestScope } from '#platform/api/request-scope.ts';
import { toLoaderResult, statusOf } from '#platform/api/loader-result.ts';
import type { LoaderResult } from '#platform/api/loader-result.ts';
import { routerPath } from '#platform/page/address.ts';
import { admitMember } from '#platform/session/admit.ts';
import { detailPath } from './promotion-way.ts';
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
  nouns: ['promotions', 'service', 'errors'],
  titleKey: titleOf('promotion'),
  parameters: ['id'],
  header: 'back',
  hasTabBar: false,
  tab: 'promotions',
};

export async function loader({ context, url }: Route.LoaderArgs) {
  const id = url.searchParams.get('id');
  const loaded = await toLoaderResult(
    readPromotions(context.get(requestScope)).then((list) => promotionById(list, id)),
  );
  return data(loaded, { status: loaded.ok && !loaded.data ? 404 : statusOf(loaded) });
}

/** Joins the promotion for a plain form; the same page then shows that it was joined (API-52). */
export async function action(args: Route.ActionArgs) {
  const scope = admitMember(args);
  const id = args.url.searchParams.get('id') ?? '';
  await postedForm(args.request, scope);
  try {
    dataOf(await scope.api.POST('/promotions/join', { body: { promotionId: Number(id) } }));
  } catch (error) {
    return { failure: toFailureData(gatewayFailure(error, scope.log)) };
  }
  throw redirect(routerPath(detailPath(Number(id))) ?? '/activity', 303);
}

export const clientLoader = wordsLoader<typeof loader>(handle.nouns);
export const shouldRevalidate = keepDataOnPopup;

/** The promotion that `?id=` names (SHELL-25). */
export default function PromotionDetailScreen({ loaderData, actionData }: Route.ComponentProps) {
  const loaded = loaderData as LoaderResult<PromotionView | undefined>;
  return loaded.ok ? (
    <PromotionDetail promotion={loaded.data} posted={actionData?.failure} />
  ) : (
    <PromotionsFailure failure={loaded.failure} />
  );
}
