import type { DepositState, ReportOddity } from '@maidan/contract/constants';
import type { PaymentCallback } from '@maidan/wire';
import type { DepositRow } from './deposit.tables.ts';

/** How long the rail has to answer an order for a page, in milliseconds. */
export const ORDER_LIFE_MS = 15 * 60_000;
/** How long after the end of its page a deposit waits for an answer that is on its way, in milliseconds. */
export const GRACE_MS = 30_000;
/** How often the rail is asked about a deposit that waits, in milliseconds. */
const CHECK_EVERY_MS = 5000;
/** How often it is asked about one that is expired, whose money may still come, and for how long. */
const LATE_CHECK_EVERY_MS = 10 * 60_000;
const LATE_CHECK_LIFE_MS = 24 * 3_600_000;

/** The states in which a deposit waits for its payment. */
export const OPEN_STATES = ['created', 'pending'] as const satisfies readonly DepositState[];

/** Whether a deposit waits for its payment. */
export function isOpen({ state }: Pick<DepositRow, 'state'>): boolean {
  return (OPEN_STATES as readonly DepositState[]).includes(state);
}

/** What the member pays: the amount, and the channel's fee on top. */
export function payMinor({
  amountMinor,
  feeMinor,
}: Pick<DepositRow, 'amountMinor' | 'feeMinor'>): number {
  return amountMinor + feeMinor;
}

/** What a report of the rail means for a deposit. */
export type Verdict =
  /** The deposit goes on to this state. */
  | { readonly kind: 'moves'; readonly state: DepositState }
  /** Nothing new: the report is older than what is known, repeats it, or changes nothing. */
  | { readonly kind: 'stale' }
  /** The report names another amount, currency or order of the rail, so it is not believed. */
  | { readonly kind: 'mismatch' }
  /** The rail says paid after the deposit has failed or was cancelled. A person has to look. */
  | { readonly kind: 'contrary' };

const NEXT = {
  pending: 'pending',
  paid: 'credited',
  failed: 'failed',
  cancelled: 'cancelled',
  expired: 'expired',
} as const satisfies Record<PaymentCallback['status'], DepositState>;

/**
 * Judges a report of the rail on one deposit. The highest sequence counts, so that the order in which reports arrive
 * changes nothing. Only an expired deposit can still be credited; what else has ended stays as it is (MONEY-08).
 */
export function judge(row: DepositRow, report: PaymentCallback): Verdict {
  if (!isAboutIt(row, report)) return { kind: 'mismatch' };
  const state = NEXT[report.status];
  if (row.state === 'credited') return { kind: 'stale' };
  if (row.state === 'failed' || row.state === 'cancelled')
    return state === 'credited' ? { kind: 'contrary' } : { kind: 'stale' };
  // The report of an order that nobody has touched has the sequence 0, and is no news.
  if (report.sequence <= row.sequence || state === row.state) return { kind: 'stale' };
  if (row.state === 'expired' && state !== 'credited') return { kind: 'stale' };
  return { kind: 'moves', state };
}

function isAboutIt(row: DepositRow, report: PaymentCallback): boolean {
  const { cashierReference } = row;
  return (
    report.kind === 'payment' &&
    report.reference === row.depositId &&
    report.amountMinor === payMinor(row) &&
    report.currency === row.currency &&
    (cashierReference === null || report.cashierReference === cashierReference)
  );
}

/** What of a report operators should know (OPS-49); undefined for what goes its way. Without a deposit it is one of nobody. */
export function oddityOf(
  row: Pick<DepositRow, 'state'> | undefined,
  verdict: Verdict['kind'] | undefined,
  { status }: Pick<PaymentCallback, 'status'>,
): ReportOddity | undefined {
  if (!row || verdict === undefined) return 'unknown';
  if (verdict === 'mismatch' || verdict === 'contrary') return verdict;
  if (verdict === 'stale')
    return row.state === 'credited' && status === 'paid' ? 'doubled' : undefined;
  if (status === 'failed') return 'failed';
  return row.state === 'expired' ? 'late' : undefined;
}

/** Whether a deposit that waits is closed now: its page has ended, and the answer on its way had time to arrive. */
export function isOverdue(row: DepositRow, now: Date): boolean {
  return isOpen(row) && now.getTime() >= row.expiresAt.getTime() + GRACE_MS;
}

/** When the rail is asked next about a deposit; null when nothing can change any more. */
export function nextCheckOf(row: Pick<DepositRow, 'state' | 'expiresAt'>, now: Date): Date | null {
  if (isOpen(row)) return new Date(now.getTime() + CHECK_EVERY_MS);
  const isLateStillPossible =
    row.state === 'expired' && now.getTime() < row.expiresAt.getTime() + LATE_CHECK_LIFE_MS;
  return isLateStillPossible ? new Date(now.getTime() + LATE_CHECK_EVERY_MS) : null;
}

/** What writes a further state into a deposit: the state, its step, and when the rail is asked next. */
export function stepTo(
  row: DepositRow,
  state: DepositState,
  now: Date,
): Pick<DepositRow, 'state' | 'steps' | 'nextCheckAt'> {
  const nextCheckAt = nextCheckOf({ ...row, state }, now);
  if (state === row.state) return { state, steps: row.steps, nextCheckAt };
  const steps = [...row.steps, { state, at: now.toISOString() }];
  return { state, steps, nextCheckAt };
}
