import type { WithdrawalState } from '@maidan/contract/constants';
import type { PaymentCallback } from '@maidan/wire';
import type { WithdrawalRow } from './withdrawal.tables.ts';

/** How long after its request a withdrawal that the site's rule decides goes into review, in milliseconds. */
export const TAKEN_UP_AFTER_MS = 1000;
/** How often the rail is asked about a payout that is under way, in milliseconds. */
const CHECK_EVERY_MS = 5000;
/** How often a payout is looked at for which operators carry files, in milliseconds. */
const FILE_CHECK_EVERY_MS = 300_000;

/** The states in which the amount is still on hold. */
const HELD_STATES = [
  'requested',
  'reviewing',
  'approved',
] as const satisfies readonly WithdrawalState[];
/** The states in which an operator may still decide. */
const UNDECIDED_STATES = ['requested', 'reviewing'] as const satisfies readonly WithdrawalState[];

/** Whether an operator, or the site's rule, may still decide on a withdrawal. */
export function isUndecided({ state }: Pick<WithdrawalRow, 'state'>): boolean {
  return (UNDECIDED_STATES as readonly WithdrawalState[]).includes(state);
}

/** Whether no order of the payout has left yet, so that a stop still holds it. */
export function waitsForOrder(row: Pick<WithdrawalRow, 'state' | 'orderedAt'>): boolean {
  return isUndecided(row) || (row.state === 'approved' && row.orderedAt === null);
}

/** Whether the amount of a withdrawal is still on hold. */
export function isHeld({ state }: Pick<WithdrawalRow, 'state'>): boolean {
  return (HELD_STATES as readonly WithdrawalState[]).includes(state);
}

/** How a payout ends. */
export type PayoutEnd = 'paid' | 'failed';

/** What a report of the rail means for a withdrawal. */
export type PayoutVerdict =
  /** The withdrawal ends so. */
  | { readonly kind: 'moves'; readonly end: PayoutEnd }
  /** Nothing new: the report is older than what is known, repeats it, or changes nothing. */
  | { readonly kind: 'stale' }
  /** The report names another amount, currency or order of the rail, or a payout that a file ordered, so it is not believed. */
  | { readonly kind: 'mismatch' }
  /** The rail says the contrary of how the withdrawal has ended, or pays what nobody approved. A person has to look. */
  | { readonly kind: 'contrary' };

/**
 * Judges a report of the rail on one withdrawal. The highest sequence counts, so that the order in which reports arrive
 * changes nothing. What has ended stays as it is: a withdrawal ends in one payout or in one return.
 */
export function judgePayout(row: WithdrawalRow, report: PaymentCallback): PayoutVerdict {
  if (!isAboutIt(row, report)) return { kind: 'mismatch' };
  if (report.status === 'pending') return { kind: 'stale' };
  const end: PayoutEnd = report.status === 'paid' ? 'paid' : 'failed';
  if (row.state === 'paid' || row.state === 'failed') {
    return row.state === end || report.sequence <= row.sequence
      ? { kind: 'stale' }
      : { kind: 'contrary' };
  }
  if (row.state !== 'approved' || row.orderedAt === null) return { kind: 'contrary' };
  return report.sequence <= row.sequence ? { kind: 'stale' } : { kind: 'moves', end };
}

function isAboutIt(row: WithdrawalRow, report: PaymentCallback): boolean {
  const { cashierReference } = row;
  return (
    row.batchId === null &&
    report.kind === 'payout' &&
    report.reference === row.withdrawalId &&
    report.amountMinor === row.amountMinor &&
    report.currency === row.currency &&
    (cashierReference === null || report.cashierReference === cashierReference)
  );
}

/** Whether a channel takes its payouts in signed files (OPS-56). */
export function isByFile({ payouts }: { readonly payouts: 'rail' | 'file' }): boolean {
  return payouts === 'file';
}

/** When the rail is asked again about a payout that is under way. */
export function nextPayoutCheck(now: Date): Date {
  return new Date(now.getTime() + CHECK_EVERY_MS);
}

/** When a payout is looked at again that waits for a file, or for the results of one. */
export function nextFileCheck(now: Date): Date {
  return new Date(now.getTime() + FILE_CHECK_EVERY_MS);
}

/** Whether the rail takes longer for a payout than the site waits before it raises an alert (OPS-56). */
export function isPayoutLate(
  { state, orderedAt }: Pick<WithdrawalRow, 'state' | 'orderedAt'>,
  { now, payoutMinutes }: { now: Date; payoutMinutes: number },
): boolean {
  if (state !== 'approved' || orderedAt === null) return false;
  return now.getTime() - orderedAt.getTime() > payoutMinutes * 60_000;
}

/** The steps with one more; those that a decision jumps over get the same moment, so that none is missing. */
export function stepsTo(
  { steps }: Pick<WithdrawalRow, 'steps'>,
  states: readonly WithdrawalState[],
  now: Date,
): Pick<WithdrawalRow, 'state' | 'steps'> {
  const known = new Set(steps.map(({ state }) => state));
  const fresh = states.filter((state) => !known.has(state));
  const at = now.toISOString();
  const next = [...steps, ...fresh.map((state) => ({ state, at }))];
  const last = next.at(-1);
  if (!last) throw new Error('A withdrawal without a step');
  return { state: last.state, steps: next };
}
