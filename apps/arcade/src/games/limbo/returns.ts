import type { WayReturn } from '../room.ts';
import { LIMBO_FRACTIONS, limboResult, type LimboChoice } from './rules.ts';

/**
 * How many of the 2^32 fractions reach a target, counted exactly: the result falls as the fraction grows, so it is enough
 * to find the last that does. The division comes within a few of it, whatever the floating-point numbers cut.
 */
export function fractionsThatReach(target: number): number {
  let last = Math.floor((99 * LIMBO_FRACTIONS) / target);
  while (limboResult(last + 1) >= target) last += 1;
  while (limboResult(last) < target) last -= 1;
  return last + 1;
}

/** The return of a target: the share of the fractions that reach it, times what it pays. */
export function limboReturn({ target }: LimboChoice): WayReturn {
  const chance = fractionsThatReach(target) / LIMBO_FRACTIONS;
  const times = target / 100;
  const share = chance * times;
  return {
    share,
    deviation: Math.sqrt(share * times - share * share),
    topHundredths: target,
  };
}
