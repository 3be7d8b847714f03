import { data, redirect } from 'react-router';
import { RetryState } from '#ui/feedback/retry-state.tsx';
import { titleOf } from '#screen-facts.ts';
import { dataOf } from '#platform/api/failure.ts';
import { statusOf } from '#platform/api/loader-result.ts';
import { useReload } from '#platform/api/retry.ts';
import { keepDataOnPopup } from '#platform/page/popup.ts';
import type { ScreenHandle } from '#platform/page/screen.ts';
import { memberLoaderResult } from '#platform/session/member-data.ts';
import { wordsLoader } from '#platform/words/loader.ts';
import { useWords } from '#platform/words/words.tsx';
import { ApplyForm } from './apply-form.tsx';
import type { ApplyPromotion } from './apply.model.ts';
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
 * is not in the list, the reader goes to the promotions (PROMO-06, PROMO-08).
 */
export async function loader(args: Route.LoaderArgs) {
  const id = args.url.searchParams.get('id');
  const loaded = await memberLoaderResult(args, async ({ api, locale, site }) => {
    const { merchantCode } = site.settings;
    const query = { types: 'promotion', platform: 'M', merchantCode, language: locale } as const;
    const { value } = dataOf(await api.GET('/announcements', { params: { query } }));
    const found = value.promotion.find((promotion) => String(promotion.id) === id);
    return found && toPromotion(found);
  });
  if (id === null || (loaded.ok && !loaded.data)) throw redirect('/activity');
  return data(loaded, { status: statusOf(loaded) });
}

function toPromotion({
  imageRequired,
  remarkRequired,
  noExpiry,
  ...promotion
}: {
  imageRequired: 'Y' | 'N';
  remarkRequired: 'Y' | 'N';
  noExpiry: 0 | 1;
} & Omit<ApplyPromotion, 'imageRequired' | 'remarkRequired' | 'isLongTerm'>): ApplyPromotion {
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
  };
}

export const clientLoader = wordsLoader<typeof loader>(handle.nouns);
export const shouldRevalidate = keepDataOnPopup;

/** Applying for the reward of a promotion (SHELL-26). */
export default function ApplyRewardScreen({ loaderData }: Route.ComponentProps) {
  const { t } = useWords();
  const reload = useReload();
  if (!loaderData.ok)
    return <RetryState title={t('promotions.error')} {...reload(loaderData.failure)} />;
  // The loader leads elsewhere when there is no such promotion.
  return loaderData.data ? (
    <ApplyForm key={loaderData.data.id} promotion={loaderData.data} />
  ) : null;
}
