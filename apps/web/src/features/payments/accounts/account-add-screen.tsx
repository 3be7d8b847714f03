import { data } from 'react-router';
import { PayeeSheet, payeeRuleOf } from '#features/security/index.ts';
import type { PayeeRule } from '#features/security/index.ts';
import { Button } from '#ui/action/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { RetryState } from '#ui/feedback/retry-state.tsx';
import { titleOf } from '#screen-facts.ts';
import { dataOf } from '#platform/api/failure.ts';
import { statusOf } from '#platform/api/loader-result.ts';
import { useReload } from '#platform/api/retry.ts';
import { useReadAgain } from '#platform/api/read-again.ts';
import { keepDataOnPopup, useOwnPopup } from '#platform/page/popup.ts';
import type { ScreenHandle } from '#platform/page/screen.ts';
import { memberLoaderResult } from '#platform/session/member-data.ts';
import { wordsLoader } from '#platform/words/loader.ts';
import { useWords } from '#platform/words/words.tsx';
import { AccountForm } from './account-form.tsx';
import type { Route } from './+types/account-add-screen.ts';

export const handle: ScreenHandle = {
  nouns: ['payments', 'security', 'errors'],
  titleKey: titleOf('payoutAccountAdd'),
  parameters: ['for', 'amount'],
  header: 'back',
  hasTabBar: false,
};

/** What a new payout account needs (MONEY-11), and whether the password has to be given again. */
export async function loader(args: Route.LoaderArgs) {
  const loaded = await memberLoaderResult(args, async ({ api, locale: language, site }) => {
    const [accounts, overview] = await Promise.all([
      api.GET('/withdraw/accounts', { params: { query: { language } } }),
      api.GET('/security/overview'),
    ]);
    const { confirmedUntil, hasPassword, twoStep } = dataOf(overview).value;
    const payeeRule = payeeRuleOf(site.settings);
    const isConfirmed = confirmedUntil !== undefined;
    const hasOtherProof = !hasPassword || twoStep.isOn;
    return { ...dataOf(accounts).value, isConfirmed, hasOtherProof, payeeRule };
  });
  return data(loaded, { status: statusOf(loaded) });
}

export const clientLoader = wordsLoader<typeof loader>(handle.nouns);
export const shouldRevalidate = keepDataOnPopup;

export default function AccountAddScreen({ loaderData }: Route.ComponentProps) {
  const { t } = useWords();
  const reload = useReload();
  if (!loaderData.ok) {
    return <RetryState title={t('payments.accounts.error')} {...reload(loaderData.failure)} />;
  }
  if (loaderData.data.payeeName !== '') return <AccountForm offered={loaderData.data} />;
  return <NoPayee rule={loaderData.data.payeeRule} />;
}

/** Payouts go to one name only, so that is set first, here. */
function NoPayee({ rule }: { rule: PayeeRule }) {
  const { t } = useWords();
  const payee = useOwnPopup('payee');
  const noteOld = useReadAgain(payee.isOpen);
  return (
    <>
      <EmptyState
        drawing="record"
        title={t('payments.accounts.set_payee')}
        text={t('payments.accounts.payee_needed')}
        action={<Button onClick={payee.open}>{t('payments.accounts.set_payee')}</Button>}
      />
      <PayeeSheet
        isOpen={payee.isOpen}
        rule={rule}
        onClose={payee.close}
        onDone={() => {
          noteOld();
          payee.close();
        }}
      />
    </>
  );
}
