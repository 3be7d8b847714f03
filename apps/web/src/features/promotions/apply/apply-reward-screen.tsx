import { data, redirect } from 'react-router';
import type { Promotion } from '@maidan/contract/types';
import { RetryState } from '#ui/feedback/retry-state.tsx';
import { titleOf } from '#screen-facts.ts';
import { dataOf } from '#platform/api/failure.ts';
import { statusOf } from '#platform/api/loader-result.ts';
import { postedFiles } from '#platform/api/posted-form.ts';
import type { RequestScope } from '#platform/api/request-scope.ts';
import { useReload } from '#platform/api/retry.ts';
import { keepDataOnPopup } from '#platform/page/popup.ts';
import type { ScreenHandle } from '#platform/page/screen.ts';
import { admitMember } from '#platform/session/admit.ts';
import { memberLoaderResult } from '#platform/session/member-data.ts';
import { wordsLoader } from '#platform/words/loader.ts';
import { useWords } from '#platform/words/words.tsx';
import { takesApplications } from '../promotion-way.ts';
import { ApplyForm } from './apply-form.tsx';
import type { ApplyPromotion } from './apply.model.ts';
import { postApplication } from './post-application.ts';
import type { Route } from './+types/apply-reward-screen.ts';

export const handle: ScreenHandle = {
  nouns: ['promotions', 'errors'],
  titleKey: titleOf('applyReward'),
  parameters: ['id'],
  header: 'back',
  hasTabBar: false,
};

/**
 * The promotion that `?id=` names, out of the list of those that run (PROMO-05, PROMO-07). Without an id, or with one that
 * is not in the list, the reader goes to the promotions (PROMO-06, PROMO-08); one that takes no application leads to what
 * is said of it.
 */
export async function loader(args: Route.LoaderArgs) {
  const id = args.url.searchParams.get('id');
  const loaded = await memberLoaderResult(args, (scope) => readPromotion(scope, id));
  if (id === null || (loaded.ok && !loaded.data)) throw redirect('/activity');
  if (loaded.ok && loaded.data?.takesApplications === false)
    throw redirect(`/activityDetail?id=${loaded.data.id}`);
  return data(loaded, { status: statusOf(loaded) });
}

/** Takes the plain form, for a browser without script. Success leads to the promotions (PROMO-14). */
export async function action(args: Route.ActionArgs) {
  const scope = admitMember(args);
  const form = await postedFiles(args.request, scope);
  const promotion = await readPromotion(scope, args.url.searchParams.get('id'));
  const refused = promotion && (await postApplication(scope, promotion, form));
  if (refused) return refused;
  throw redirect('/activity', 303);
}

async function readPromotion(
  { api, locale, site }: Pick<RequestScope, 'api' | 'locale' | 'site'>,
  id: string | null,
): Promise<ApplyPromotion | undefined> {
  const { merchantCode } = site.settings;
  const query = { types: 'promotion', platform: 'M', merchantCode, language: locale } as const;
  const { value } = dataOf(await api.GET('/announcements', { params: { query } }));
  const found = value.promotion.find((promotion) => String(promotion.id) === id);
  return found && toPromotion(found);
}

function toPromotion({
  imageRequired,
  remarkRequired,
  noExpiry,
  ...promotion
}: Promotion): ApplyPromotion {
  const { id, linkedPromotionId, title, image, startDate, endDate } = promotion;
  return {
    id,
    linkedPromotionId,
    title,
    image,
    startDate,
    ...(endDate === undefined ? {} : { endDate }),
    isLongTerm: noExpiry === 1,
    imageRequired: imageRequired === 'Y',
    remarkRequired: remarkRequired === 'Y',
    takesApplications: takesApplications(promotion),
  };
}

export const clientLoader = wordsLoader<typeof loader>(handle.nouns);
export const shouldRevalidate = keepDataOnPopup;

/** Applying for the reward of a promotion (SHELL-26). */
export default function ApplyRewardScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useWords();
  const reload = useReload();
  if (!loaderData.ok)
    return <RetryState title={t('promotions.error')} {...reload(loaderData.failure)} />;
  // The loader leads elsewhere when there is no such promotion.
  return loaderData.data ? (
    <ApplyForm key={loaderData.data.id} promotion={loaderData.data} posted={actionData} />
  ) : null;
}
