import { data } from 'react-router';
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
import { Rebates } from './rebates.tsx';
import type { Route } from './+types/manual-rebate-screen.ts';

export const handle: ScreenHandle = {
  nouns: ['promotions', 'member', 'errors'],
  titleKey: titleOf('manualRebate'),
  header: 'back',
  refreshes: true,
  hasTabBar: false,
};

/** What the member can claim of the valid bets of the last days (MONEY-16). */
export async function loader(args: Route.LoaderArgs) {
  const loaded = await memberLoaderResult(args, ({ api }) => api.GET('/rebates').then(dataOf));
  return data(loaded, { status: statusOf(loaded) });
}

export const clientLoader = wordsLoader<typeof loader>(handle.nouns);
export const shouldRevalidate = keepDataOnPopup;

export default function ManualRebateScreen({ loaderData }: Route.ComponentProps) {
  const { t } = useWords();
  const reload = useReload();
  if (loaderData.ok) return <Rebates {...loaderData.data.value} />;
  return <RetryState title={t('promotions.rebate.error')} {...reload(loaderData.failure)} />;
}
