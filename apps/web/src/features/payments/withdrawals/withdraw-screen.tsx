import { useEffect, useEffectEvent } from 'react';
import { data, useRevalidator } from 'react-router';
import { Button } from '#ui/action/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { RetryState } from '#ui/feedback/retry-state.tsx';
import { titleOf } from '#screen-facts.ts';
import { useBalance } from '#features/wallet/index.ts';
import { dataOf } from '#platform/api/failure.ts';
import { statusOf } from '#platform/api/loader-result.ts';
import { useReload } from '#platform/api/retry.ts';
import { followLive } from '#platform/live/live.ts';
import { keepDataOnPopup } from '#platform/page/popup.ts';
import type { ScreenHandle } from '#platform/page/screen.ts';
import { memberLoaderResult } from '#platform/session/member-data.ts';
import { useWords } from '#platform/words/words.tsx';
import { wordsLoader } from '#platform/words/loader.ts';
import { WithdrawForm } from './withdraw-form.tsx';
import { hasMoved } from './withdrawal.model.ts';
import type { WithdrawalOverview } from './withdrawals.queries.ts';
import type { Route } from './+types/withdraw-screen.ts';

export const handle: ScreenHandle = {
  nouns: ['withdrawals', 'payments', 'wallet', 'security', 'errors'],
  titleKey: titleOf('withdraw'),
  header: 'back',
  hasTabBar: false,
  parameters: ['amount', 'account'],
};

/** What the member can withdraw, and where to (SHELL-09, MONEY-10). */
export async function loader(args: Route.LoaderArgs) {
  const loaded = await memberLoaderResult(args, ({ api, locale: language }) =>
    api.GET('/withdraw/overview', { params: { query: { language } } }).then(dataOf),
  );
  return data(loaded, { status: statusOf(loaded) });
}

export const clientLoader = wordsLoader<typeof loader>(handle.nouns);
export const shouldRevalidate = keepDataOnPopup;

export default function WithdrawScreen({ loaderData }: Route.ComponentProps) {
  const { t } = useWords();
  const reload = useReload();
  if (!loaderData.ok) {
    return <RetryState title={t('withdrawals.error')} {...reload(loaderData.failure)} />;
  }
  const overview = loaderData.data.value;
  return overview.isOpen ? <OpenScreen overview={overview} /> : <Closed />;
}

function OpenScreen({ overview }: { overview: WithdrawalOverview }) {
  const { wallet } = useBalance();
  useLiveList(overview);
  // The stream is newer than the page as soon as anything moves.
  return <WithdrawForm overview={wallet ? { ...overview, ...wallet } : overview} />;
}

/** Reads the page again when the stream tells that one of the newest withdrawals went on. */
function useLiveList({ newest }: WithdrawalOverview): void {
  const revalidator = useRevalidator();
  const onTold = useEffectEvent((told: string) => {
    if (newest.some((withdrawal) => hasMoved(told, withdrawal))) void revalidator.revalidate();
  });
  useEffect(() => followLive('withdrawals', (told) => onTold(told)), []);
}

function Closed() {
  const { t } = useWords();
  return (
    <EmptyState
      drawing="record"
      title={t('withdrawals.closed')}
      text={t('withdrawals.closed_text')}
      action={<Button href="/m/help">{t('payments.support')}</Button>}
    />
  );
}
