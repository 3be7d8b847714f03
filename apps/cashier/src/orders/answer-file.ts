import { payoutResultFile, readPayoutOrders } from '@maidan/wire';
import type { PayoutFileFault } from '@maidan/wire';
import { endOfPayout } from './payout-end.ts';

/**
 * What a practice channel answers to a file of payouts: each is paid, but those to accounts that begin with FAIL. Its own
 * number of a payout is the number with `PR-` before it.
 */
export async function answerPayoutFile(
  file: string,
  key: string,
): Promise<{ readonly answer: string } | { readonly fault: PayoutFileFault }> {
  const read = await readPayoutOrders(file, key);
  if ('fault' in read) return read;
  const results = read.payouts.map(({ number, amountMinor, account }) => ({
    number,
    amountMinor,
    status: endOfPayout(account),
    reference: `PR-${number}`,
  }));
  return { answer: await payoutResultFile(read.name, results, key) };
}
