// The jackpot counter without a feed: a made-up figure that says so (WIDGET-01 to WIDGET-07).

/** Where a counter begins and ends, in whole units of the site's currency. */
interface JackpotRange {
  readonly from: number;
  readonly to: number;
  readonly decimals: 'none' | 'always';
}

/** The counter of home (WIDGET-02, WIDGET-03), and the banner above the jackpots (WIDGET-06). */
export const JACKPOT_RANGES = {
  counter: { from: 1_200_000_000, to: 1_300_000_000, decimals: 'none' },
  banner: { from: 24_500_000, to: 26_900_000, decimals: 'always' },
} as const satisfies Record<string, JackpotRange>;

/** Which of the two counters. */
export type JackpotVariant = keyof typeof JACKPOT_RANGES;

/** The smallest and the largest step, in whole units (WIDGET-04). */
const STEP = { least: 100, most: 200 };
/** Pauses between two steps, in milliseconds; one of them is chosen for each step (WIDGET-05, WIDGET-07). */
const PAUSES_MS = [3000, 4000, 5000] as const;

/** A source of random numbers from 0 up to, but not including, 1. */
export type Random = () => number;

/** Where a counter begins: anywhere in its range, in minor units of a currency with this many decimals (WIDGET-01). */
export function jackpotStart(variant: JackpotVariant, exponent: number, random: Random): number {
  const { from, to } = JACKPOT_RANGES[variant];
  return Math.floor((from + (to - from) * random()) * 10 ** exponent);
}

/** The figure after a step, in minor units; at the end of the range it stays (WIDGET-04, WIDGET-07). */
export function jackpotAfterStep(
  variant: JackpotVariant,
  amountMinor: number,
  exponent: number,
  random: Random,
): number {
  const added = Math.floor((STEP.least + (STEP.most - STEP.least) * random()) * 10 ** exponent);
  return Math.min(amountMinor + added, JACKPOT_RANGES[variant].to * 10 ** exponent);
}

/** How long the figure stays before its next step, in milliseconds (WIDGET-05). */
export function jackpotPauseMs(random: Random): number {
  return PAUSES_MS[Math.floor(random() * PAUSES_MS.length)] ?? PAUSES_MS[0];
}
