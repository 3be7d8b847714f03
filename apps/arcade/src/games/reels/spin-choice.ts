import { z } from 'zod';
import type { StakeLimits } from '../../engines/engine.ts';

/** What a slot is played with: the stake alone. `way` leaves room for ways to play that a site may allow one day. */
export interface SpinChoice {
  way: 'spin';
}

const spinChoice = z.strictObject({ way: z.literal('spin') });

/** Reads the choice of a slot; undefined for anything else. */
export const parseSpin = (value: unknown): SpinChoice | undefined =>
  spinChoice.safeParse(value).data;

/** The only way to play a slot. */
export const SPIN: SpinChoice = { way: 'spin' };

/** The stakes of all slots. A step of whole hundredths keeps every payout a whole number of minor units. */
export const SLOT_LIMITS: StakeLimits = {
  minMinor: 1_000,
  maxMinor: 500_000,
  stepMinor: 100,
  chipsMinor: [1_000, 5_000, 10_000, 50_000, 100_000],
};

/** A pay in hundredths of the stake as a text, such as 2.5× or 12×. */
export const timesText = (hundredths: number): string => `${hundredths / 100}×`;

/** One symbol of a list by weight: `random` answers a number below the sum of all weights. */
export function byWeight(weights: readonly number[], number: number): number {
  let rest = number;
  for (const [index, weight] of weights.entries()) {
    if (rest < weight) return index;
    rest -= weight;
  }
  throw new RangeError('byWeight: the number is not below the sum of the weights');
}
