import type { WayReturn } from '../../room.ts';

/** Ends of a round with one raise that pay the same, in first stakes. */
interface RaisedEnd {
  /** How likely they are; all ends together come to 1. */
  chance: number;
  /** What comes back, the raise included. */
  gross: number;
  /** What going on cost; 0 where the player gave up. */
  raised: number;
}

/** The return over all ends: what a raise costs is taken off what comes back; the largest payout contains it. */
export function returnOfEnds(ends: readonly RaisedEnd[]): WayReturn {
  const average = (valueOf: (end: RaisedEnd) => number) =>
    ends.reduce((sum, end) => sum + end.chance * valueOf(end), 0);
  const share = average(({ gross, raised }) => gross - raised);
  return {
    share,
    deviation: Math.sqrt(average(({ gross, raised }) => (gross - raised - share) ** 2)),
    averageStake: 1 + average(({ raised }) => raised),
    topHundredths: Math.floor(Math.max(...ends.map(({ gross }) => gross)) * 100 + 1e-9),
  };
}
