import type { LimitKind, LimitPeriod } from '@maidan/contract/constants';
import { LIMIT_PERIODS } from '@maidan/contract/constants';
import type { LimitDetail } from '@maidan/wire';
import type { PlaySums } from '#modules/wallet/index.ts';

/** A limit that counts: `amount` in minor units, for play time in minutes. */
export interface StandingLimit {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  readonly amount: number;
}

/** Whether a limit binds more than another; null binds nothing. One that binds as much is not stricter. */
export function isStricter(amount: number | null, than: number | null): boolean {
  return amount !== null && (than === null || amount < than);
}

/** What of a period is used up by now, in the unit of the limit. */
export function usedOf(kind: Exclude<LimitKind, 'deposit'>, sums: PlaySums): number {
  if (kind === 'session') return sums.minutes;
  return kind === 'loss' ? sums.lossMinor : sums.stakedMinor;
}

/**
 * The limit that forbids a stake, the one of the shortest period first; undefined when none does. A stake counts as lost
 * until its round pays, so that several open rounds cannot lose more together than the limit admits.
 */
export function limitAgainstStake(
  limits: readonly StandingLimit[],
  played: Readonly<Record<LimitPeriod, PlaySums>>,
  stakeMinor: number,
): LimitDetail | undefined {
  for (const period of LIMIT_PERIODS) {
    for (const { kind, amount, period: own } of limits) {
      if (own !== period || kind === 'deposit') continue;
      const used = usedOf(kind, played[period]);
      if (kind === 'session') {
        if (used >= amount) return { kind, period };
      } else if (used + stakeMinor > amount) return { kind, period, limitMinor: amount };
    }
  }
  return undefined;
}
