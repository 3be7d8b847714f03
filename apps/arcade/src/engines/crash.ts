import type { StakeLimits } from './engine.ts';
import type { RandomBelow } from './random.ts';

/** Share of the stakes that is paid back on average, however the player plays, in hundredths. */
const RETURN_HUNDREDTHS = 96;
const SPACE = 2 ** 32;

/** Highest multiplier, in hundredths; bets that are still flying are paid there. */
export const CRASH_TOP_HUNDREDTHS = 100_000;
/** Lowest multiplier at which a player can cash out, in hundredths. */
export const CRASH_LOWEST_CASH_OUT = 101;
/** Time the multiplier takes to double, in milliseconds. */
export const CRASH_DOUBLING_MS = 5_000;
/** Time between the first accepted bet and takeoff, in milliseconds. */
export const CRASH_BOARDING_MS = 4_000;

/** Stake limits of each of the two bets. */
export const CRASH_LIMITS: StakeLimits = {
  minMinor: 1_000,
  maxMinor: 1_000_000,
  stepMinor: 100,
  chipsMinor: [1_000, 5_000, 10_000, 50_000, 100_000],
};

/** Crash point in hundredths (100 to the top) for a number from 1 to 2^32. */
export function crashPointOf(ticket: number): number {
  const point = Math.floor((RETURN_HUNDREDTHS * SPACE) / ticket);
  return Math.min(CRASH_TOP_HUNDREDTHS, Math.max(100, point));
}

/** Draws where a flight ends. It is drawn at takeoff, after every bet is in, and kept secret until then. */
export function drawCrashPoint(random: RandomBelow): number {
  return crashPointOf(random(SPACE) + 1);
}

/** Multiplier in hundredths after `elapsedMs` of flight, rounded down, never below 100 or above the top. */
export function multiplierAt(elapsedMs: number): number {
  const raw = Math.floor(100 * 2 ** (elapsedMs / CRASH_DOUBLING_MS));
  return Math.min(CRASH_TOP_HUNDREDTHS, Math.max(100, raw));
}

/** Flight time in whole milliseconds after which the multiplier is at least `hundredths`. */
export function timeToReachMs(hundredths: number): number {
  return Math.ceil(CRASH_DOUBLING_MS * Math.log2(hundredths / 100));
}

/** What the rules panel and the tests read. */
export const CRASH_RULES = {
  returnBp: RETURN_HUNDREDTHS * 100,
  topHundredths: CRASH_TOP_HUNDREDTHS,
  boardingMs: CRASH_BOARDING_MS,
  doublingMs: CRASH_DOUBLING_MS,
} as const;
