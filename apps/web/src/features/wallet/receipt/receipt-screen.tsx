import { data } from 'react-router';
import { Button } from '#ui/action/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { RetryState } from '#ui/feedback/retry-state.tsx';
import { titleOf } from '#screen-facts.ts';
import { dataOf } from '#platform/api/failure.ts';
import { statusOf } from '#platform/api/loader-result.ts';
import type { FailureData } from '#platform/api/loader-result.ts';
import { useReload } from '#platform/api/retry.ts';
import { keepDataOnPopup } from '#platform/page/popup.ts';
import type { ScreenHandle } from '#platform/page/screen.ts';
import { memberLoaderResult } from '#platform/session/member-data.ts';
import { useWords } from '#platform/words/words.tsx';
import { wordsLoader } from '#platform/words/loader.ts';
import { ReceiptPage } from './receipt-page.tsx';
import type { Route } from './+types/receipt-screen.ts';

export const handle: ScreenHandle = {
  nouns: ['wallet', 'errors'],
  titleKey: titleOf('receipt'),
  header: 'back',
  hasTabBar: false,
};

/** Failures that mean that the reader has no such receipt. */
const MISSING: readonly string[] = ['wallet.record_not_found', 'wallet.receipt_number_invalid'];

/** The receipt of one movement of the member (MONEY-12, MEMBERX-09). */
export async function loader(args: Route.LoaderArgs) {
  const { number } = args.params;
  const receipt = await memberLoaderResult(args, ({ api, locale: language }) => {
    const call = { params: { path: { number }, query: { language } } };
    return api.GET('/wallet/receipts/{number}', call).then(dataOf);
  });
  const isMissing = !receipt.ok && MISSING.includes(receipt.failure.code);
  return data(receipt, { status: isMissing ? 404 : statusOf(receipt) });
}

export const clientLoader = wordsLoader<typeof loader>(handle.nouns);
export const shouldRevalidate = keepDataOnPopup;

export default function ReceiptScreen({ loaderData }: Route.ComponentProps) {
  if (loaderData.ok) return <ReceiptPage receipt={loaderData.data} />;
  const { failure } = loaderData;
  return MISSING.includes(failure.code) ? (
    <NoReceipt isMistyped={failure.code === 'wallet.receipt_number_invalid'} />
  ) : (
    <ReceiptFailure failure={failure} />
  );
}

function NoReceipt({ isMistyped }: { isMistyped: boolean }) {
  const { t } = useWords();
  return (
    <EmptyState
      drawing="record"
      title={t('wallet.receipt.not_found')}
      text={t(
        isMistyped ? 'errors.wallet.receipt_number_invalid' : 'wallet.receipt.not_found_text',
      )}
      action={<Button href="/m/transaction/record">{t('wallet.account_record.title')}</Button>}
    />
  );
}

function ReceiptFailure({ failure }: { failure: FailureData }) {
  const { t } = useWords();
  const reload = useReload();
  return <RetryState title={t('wallet.receipt.error')} {...reload(failure)} />;
}
