import type { Round } from '../server.ts';

/** What the rounds of a visit come to. Amounts are minor units. */
export interface VisitTotals {
  rounds: number;
  stakedMinor: number;
  payoutMinor: number;
  /** The largest payout of one round, in hundredths of what that round cost. */
  largestHundredths: number;
  /** Whole minutes since the title was opened. */
  minutes: number;
}

/** Counts the rounds of one visit of a title; nothing is kept when the page is left. */
export interface Visit {
  /** Counts a round that came to its end, once; answers whether it was counted now. */
  count: (round: Round) => boolean;
  totals: () => VisitTotals;
}

const MINUTE_MS = 60_000;

/** Begins a visit. `clockMs` answers milliseconds from any fixed moment on. */
export function createVisit(clockMs: () => number): Visit {
  const beganAt = clockMs();
  // Several places of a game may tell the end of one round.
  const counted = new Set<string>();
  let stakedMinor = 0;
  let payoutMinor = 0;
  let largestHundredths = 0;
  return {
    count(round) {
      const hasEnded = round.status === 'settled' || round.status === 'settling';
      if (!hasEnded || counted.has(round.roundId)) return false;
      counted.add(round.roundId);
      const cost = round.stakedMinor ?? round.stakeMinor;
      stakedMinor += cost;
      payoutMinor += round.payoutMinor;
      if (cost > 0)
        largestHundredths = Math.max(
          largestHundredths,
          Math.floor((round.payoutMinor * 100) / cost),
        );
      return true;
    },
    totals: () => ({
      rounds: counted.size,
      stakedMinor,
      payoutMinor,
      largestHundredths,
      minutes: Math.floor((clockMs() - beganAt) / MINUTE_MS),
    }),
  };
}
