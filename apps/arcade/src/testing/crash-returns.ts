import type { WayReturn } from '../games/room.ts';
import { CRASH_SHARES, endOfShare } from '../games/crash/rules.ts';

/**
 * How many of the 2^52 shares end at a multiplier or above it, counted exactly: the end grows with the share, so it is
 * enough to find the first that reaches it. The division comes within a few of it, whatever the floating-point numbers
 * cut.
 */
export function sharesThatReach(hundredths: number): number {
  let first = CRASH_SHARES - Math.floor((99 * CRASH_SHARES) / hundredths);
  while (endOfShare(first - 1) >= hundredths) first -= 1;
  while (endOfShare(first) < hundredths) first += 1;
  return CRASH_SHARES - first;
}

/** The return of a bet that is cashed out at a multiplier, by hand or automatically. */
export function crashReturn(hundredths: number): WayReturn {
  const times = hundredths / 100;
  const share = (sharesThatReach(hundredths) / CRASH_SHARES) * times;
  return {
    share,
    deviation: Math.sqrt(share * times - share * share),
    topHundredths: hundredths,
  };
}
