import { z } from 'zod';
import { payHundredths, type DrawEngine, type StakeLimits } from '../../engines/engine.ts';

/** How many different fractions decide a round. */
export const LIMBO_FRACTIONS = 2 ** 32;
const SCALE = 1e8;
const KEPT = 0.99;
const LEAST_RESULT = 100;
/** The least and the most target, in hundredths. */
const TARGET = { least: 101, most: 1_000_000 } as const;

const LIMITS: StakeLimits = {
  minMinor: 1_000,
  maxMinor: 1_000_000,
  stepMinor: 100,
  chipsMinor: [1_000, 5_000, 10_000, 50_000, 100_000],
};

/** A bet that the result reaches a target, in hundredths. */
export interface LimboChoice {
  target: number;
}

/**
 * The multiplier of a fraction of `number` / 2^32, in hundredths, by the published rule of the field: 1e8 / (fraction ×
 * 1e8) × 0.99, cut to two decimals, at least 1.00. It is computed in the same order and with the same floating-point
 * numbers, so that it cuts where other checkers cut. A fraction of 0, from which nothing can be divided, counts as the
 * next one.
 */
export function limboResult(number: number): number {
  const fraction = Math.max(1, number) / LIMBO_FRACTIONS;
  const point = (SCALE / (fraction * SCALE)) * KEPT;
  return Math.max(LEAST_RESULT, Math.floor(point * 100));
}

const limboChoice = z.strictObject({
  target: z.int().min(TARGET.least).max(TARGET.most),
});

/** Limbo: the stake is paid the target's multiplier when the result reaches it. */
export const limboGame: DrawEngine<LimboChoice> = {
  limits: LIMITS,
  parseChoice: (value) => limboChoice.safeParse(value).data,
  draw({ target }, stakeMinor, random) {
    const result = limboResult(random(LIMBO_FRACTIONS));
    return {
      outcome: { result },
      payoutMinor: result >= target ? payHundredths(stakeMinor, target) : 0,
    };
  },
  rules: { returnBp: KEPT * 10_000, target: TARGET },
};
