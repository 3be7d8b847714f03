import { parseAmountText } from '@maidan/i18n/digits';
import type { AmountFailure } from '@maidan/i18n/digits';
import type { WithdrawalState } from '@maidan/contract/constants';
import type { PayoutTimes, Withdrawal } from '@maidan/contract/types';
import type { NodeLook } from '../deposit.model.ts';
import type { PayoutAccount, WithdrawalOverview } from './withdrawals.queries.ts';

/** Why an amount cannot be withdrawn; each reason has its own text. */
export type AmountFault =
  | AmountFailure
  | 'zero'
  | 'below'
  | 'above'
  | 'withdrawable'
  | 'bonus'
  | 'day'
  | 'day_count';

/** A typed amount: what is withdrawn, or the one thing that is wrong with it. */
export type ReadAmount =
  | { readonly ok: true; readonly amountMinor: number }
  | { readonly ok: false; readonly fault: AmountFault };

/** What bounds an amount. */
export type Bounds = Pick<
  WithdrawalOverview,
  'minMinor' | 'maxMinor' | 'withdrawableMinor' | 'bonusMinor' | 'leftCount' | 'leftMinor'
>;

/** Reads a typed amount and holds it against the limits of the site and what is withdrawable. */
export function readAmount(text: string, bounds: Bounds, currencyExponent: number): ReadAmount {
  const parsed = parseAmountText(text, currencyExponent);
  if (!parsed.ok) return { ok: false, fault: parsed.reason };
  const { amountMinor } = parsed;
  const fault = faultOf(amountMinor, bounds);
  return fault === undefined ? { ok: true, amountMinor } : { ok: false, fault };
}

function faultOf(amountMinor: number, bounds: Bounds): AmountFault | undefined {
  const { minMinor, maxMinor, withdrawableMinor, bonusMinor, leftCount, leftMinor } = bounds;
  if (amountMinor === 0) return 'zero';
  if (amountMinor < minMinor) return 'below';
  if (leftCount === 0) return 'day_count';
  if (amountMinor > withdrawableMinor)
    return amountMinor <= withdrawableMinor + bonusMinor ? 'bonus' : 'withdrawable';
  if (amountMinor > maxMinor) return 'above';
  return amountMinor > leftMinor ? 'day' : undefined;
}

/** The most that can be withdrawn now, in minor units. */
export function mostOf({ withdrawableMinor, maxMinor, leftMinor, leftCount }: Bounds): number {
  return leftCount === 0 ? 0 : Math.min(withdrawableMinor, maxMinor, leftMinor);
}

/** The account of an id, otherwise the first that can be used, otherwise the first. */
export function chosenAccount(
  accounts: readonly PayoutAccount[],
  accountId: string | undefined,
): PayoutAccount | undefined {
  return (
    accounts.find((account) => account.accountId === accountId) ??
    accounts.find(({ isUsable }) => isUsable) ??
    accounts[0]
  );
}

/** Whether a withdrawal is still under way. */
export function isUnderWay({ state }: Pick<Withdrawal, 'state'>): boolean {
  return state === 'requested' || state === 'reviewing' || state === 'approved';
}

/** A length of time in the largest unit of which there are two at least, rounded. */
export function timeParts(seconds: number): {
  unit: 'seconds' | 'minutes' | 'hours' | 'days';
  count: number;
} {
  if (seconds < 60) return { unit: 'seconds', count: Math.round(seconds) };
  if (seconds < 7200) return { unit: 'minutes', count: Math.round(seconds / 60) };
  if (seconds < 172_800) return { unit: 'hours', count: Math.round(seconds / 3600) };
  return { unit: 'days', count: Math.round(seconds / 86_400) };
}

/** What a step of the course is. `returned` follows an end without a payout. */
export type CourseStep = WithdrawalState | 'returned';

/** A node of the course; one that is to come has no time. */
export interface CourseNode {
  readonly step: CourseStep;
  readonly look: NodeLook;
  readonly at?: string;
  /** How long the step lasted, in seconds; of one that is over. */
  readonly tookSeconds?: number;
}

const WAY = ['requested', 'reviewing', 'approved', 'paid'] as const;

/** The steps of a withdrawal as nodes: what was passed, what is now, and what is still to come (MONEY-10). */
export function courseOf({ steps, state }: Pick<Withdrawal, 'steps' | 'state'>): CourseNode[] {
  const isOver = !isUnderWay({ state });
  const nodes = steps.map(({ state: step, at }, index): CourseNode => {
    const next = steps[index + 1];
    if (!next) return { step, at, look: lookOfLast(state) };
    const tookSeconds = Math.max(0, Math.round((Date.parse(next.at) - Date.parse(at)) / 1000));
    return { step, at, look: 'done', tookSeconds };
  });
  const last = steps[steps.length - 1];
  if (isOver) {
    return state === 'paid' || !last
      ? nodes
      : [...nodes, { step: 'returned', look: 'good', at: last.at }];
  }
  const known = new Set<CourseStep>(nodes.map(({ step }) => step));
  return [
    ...nodes,
    ...WAY.filter((step) => !known.has(step)).map((step): CourseNode => ({ step, look: 'todo' })),
  ];
}

function lookOfLast(state: WithdrawalState): NodeLook {
  if (state === 'paid') return 'good';
  return state === 'rejected' || state === 'failed' ? 'refused' : 'now';
}

/** Ends of the scale, in minutes: each can be halved to a whole number that is easy to read. */
const SCALES = [2, 4, 10, 20, 40, 60, 120, 240, 480, 720, 1440, 2880, 5760, 10_080, 20_160, 43_200];

/** Where the clock's marks stand: minutes on a scale that ends at the next round value above the 90th percentile. */
export interface ClockFace {
  readonly minutes: number;
  readonly medianMinutes: number;
  readonly p90Minutes: number;
  readonly endMinutes: number;
  /** Whether it takes longer than nine of ten did. */
  readonly isLonger: boolean;
}

const minutesOf = (seconds: number) => Math.max(1, Math.round(seconds / 60));

/** The face of the clock of a withdrawal that has taken so many seconds. */
export function clockFace(seconds: number, times: PayoutTimes): ClockFace {
  const p90Minutes = minutesOf(times.p90Seconds);
  const most = SCALES[SCALES.length - 1] ?? p90Minutes;
  return {
    minutes: Math.floor(seconds / 60),
    medianMinutes: minutesOf(times.medianSeconds),
    p90Minutes,
    endMinutes: SCALES.find((end) => end > p90Minutes) ?? Math.max(most, p90Minutes * 2),
    isLonger: seconds > times.p90Seconds,
  };
}

/** Whether an event of the stream tells that a withdrawal is in another state, or was stopped or goes on meanwhile. */
export function hasMoved(
  data: string,
  { number, state, stopped }: Pick<Withdrawal, 'number' | 'state' | 'stopped'>,
): boolean {
  try {
    const { withdrawals } = JSON.parse(data) as {
      withdrawals?: { number: string; state: string; stoppedSince?: string }[];
    };
    const now = withdrawals?.find((withdrawal) => withdrawal.number === number);
    return now !== undefined && (now.state !== state || now.stoppedSince !== stopped?.since);
  } catch {
    return false;
  }
}
