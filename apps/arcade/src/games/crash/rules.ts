import { z } from 'zod';
import type { StakeLimits } from '../../engines/engine.ts';
import { saltedValue } from '../../fair/chain.ts';

/** How many different shares decide an end: the 52 highest bits of what the chain's value and the salt give. */
export const CRASH_SHARES = 2 ** 52;
const HEX_DIGITS = 13;
/** Of 100 staked so many come back on average. */
const KEPT = 99;

/** Highest multiplier, in hundredths; the flight ends there, and bets that are still on it are paid. */
export const CRASH_TOP_HUNDREDTHS = 100_000;
/** Lowest multiplier at which a player can cash out, in hundredths. */
export const CRASH_LOWEST_CASH_OUT = 101;
/** Time the multiplier takes to double, in milliseconds. */
const DOUBLING_MS = 5_000;
/** From the moment a flight takes bets to its takeoff, in milliseconds. */
export const CRASH_BOARDING_MS = 8_000;
/** From the end of a flight until the next one takes bets, in milliseconds. */
export const CRASH_REST_MS = 3_000;

/** Stake limits of each of the two bets. */
export const CRASH_LIMITS: StakeLimits = {
  minMinor: 1_000,
  maxMinor: 1_000_000,
  stepMinor: 100,
  chipsMinor: [1_000, 5_000, 10_000, 50_000, 100_000],
};

/** A bet of the crash game: which of the two places, and where to cash out automatically, in hundredths. */
export const crashChoice = z.strictObject({
  panel: z.union([z.literal(0), z.literal(1)]),
  autoHundredths: z.int().min(CRASH_LOWEST_CASH_OUT).max(CRASH_TOP_HUNDREDTHS).nullable(),
});

/**
 * The end in hundredths for the number `share` of 2^52, by the published rule of the field (bustabit since 2017, with a
 * house edge of 1 %): m = floor(99 / (1 − share / 2^52)) / 100, at least 1.00, and here at most the top.
 */
export function endOfShare(share: number): number {
  const end = Math.floor(KEPT / (1 - share / CRASH_SHARES));
  return Math.min(CRASH_TOP_HUNDREDTHS, Math.max(100, end));
}

/** Where the flight of a chain's value ends under a salt, in hundredths (100 to the top). */
export type EndOf = (value: string, salt: string) => number;

/** The end by the published rule. */
export const endOfFlight: EndOf = (value, salt) =>
  endOfShare(Number.parseInt(saltedValue(value, salt).slice(0, HEX_DIGITS), 16));

/** Multiplier in hundredths after `elapsedMs` of flight, rounded down, never below 100 or above the top. */
export function multiplierAt(elapsedMs: number): number {
  const raw = Math.floor(100 * 2 ** (elapsedMs / DOUBLING_MS));
  return Math.min(CRASH_TOP_HUNDREDTHS, Math.max(100, raw));
}

/** Flight time in whole milliseconds after which the multiplier is at least `hundredths`. */
export function timeToReachMs(hundredths: number): number {
  return Math.ceil(DOUBLING_MS * Math.log2(hundredths / 100));
}

/** What the frame reads of the game. */
export const CRASH_RULES = {
  returnBp: KEPT * 100,
  topHundredths: CRASH_TOP_HUNDREDTHS,
  lowestHundredths: CRASH_LOWEST_CASH_OUT,
  boardingMs: CRASH_BOARDING_MS,
  restMs: CRASH_REST_MS,
  doublingMs: DOUBLING_MS,
} as const;
