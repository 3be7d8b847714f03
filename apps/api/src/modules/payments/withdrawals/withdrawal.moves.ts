import type { WithdrawalFault } from '@maidan/contract/constants';
import type { CurrencyCode } from '@maidan/contract/money';
import { BALANCE_TOPIC } from '#modules/wallet/index.ts';
import type { WalletService } from '#modules/wallet/index.ts';
import type { Transaction } from '#platform/database/connection.ts';
import { notifyLive } from '#platform/live/live-events.ts';
import { WITHDRAWALS_TOPIC } from './live-withdrawals.ts';
import { isHeld, stepsTo } from './withdrawal.rules.ts';
import { withdrawalStore } from './withdrawal.store.ts';
import type { WithdrawalRow } from './withdrawal.tables.ts';

/** The two commands that end a hold. */
export type EndingWallet = Pick<WalletService, 'payWithdrawal' | 'returnWithdrawal'>;

/** How a withdrawal ends. */
export type WithdrawalEnd =
  | { readonly state: 'paid' }
  | { readonly state: 'rejected'; readonly reason: string }
  | { readonly state: 'failed'; readonly fault: WithdrawalFault };

/**
 * Ends a withdrawal that is locked by the transaction: one journal pays the hold out or returns it to cash, and the new
 * state is written with it. `seen` is what the rail said beside that.
 */
export async function endWithdrawal(
  tx: Transaction,
  wallet: EndingWallet,
  held: WithdrawalRow,
  { end, now, seen = {} }: { end: WithdrawalEnd; now: Date; seen?: Partial<WithdrawalRow> },
): Promise<void> {
  if (!isHeld(held)) throw new Error(`Withdrawal ${held.withdrawalId} has ended before`);
  const { siteId, memberId, withdrawalId, amountMinor, channel } = held;
  const currency = held.currency as CurrencyCode;
  const command = { siteId, memberId, amountMinor, currency, reference: withdrawalId };
  const isPaid = end.state === 'paid';
  const movement = isPaid
    ? await wallet.payWithdrawal({ ...command, channel }, tx)
    : await wallet.returnWithdrawal(command, tx);
  const states = end.state === 'rejected' ? (['reviewing', 'rejected'] as const) : [end.state];
  await withdrawalStore(tx, siteId).write(withdrawalId, {
    ...seen,
    ...end,
    ...stepsTo(held, states, now),
    endJournalId: movement.journalId,
    endedAt: now,
    tookSeconds: isPaid ? Math.round((now.getTime() - held.requestedAt.getTime()) / 1000) : null,
    // The member is told next.
    nextCheckAt: now,
  });
  await announceWithdrawal(tx, held, true);
}

/** Tells the open pages of a member that a withdrawal changed, with the commit of the transaction. */
export async function announceWithdrawal(
  tx: Transaction,
  { siteId, memberId }: Pick<WithdrawalRow, 'siteId' | 'memberId'>,
  hasMoved: boolean,
): Promise<void> {
  const topics = hasMoved ? [BALANCE_TOPIC, WITHDRAWALS_TOPIC] : [WITHDRAWALS_TOPIC];
  await notifyLive(
    tx,
    topics.map((topic) => ({ siteId, memberId, topic })),
  );
}
