/** A sky that shows a target: up to ten times one stake, or up to the next power of ten above the target. */
export interface Sky {
  /** The multiplier at the upper mark, in hundredths. */
  topHundredths: number;
  /** The marks beside the sky, in hundredths. */
  marks: readonly number[];
}

/** Between the ground and the upper mark the lantern climbs by the logarithm; above it there is no more room than this. */
const HIGHEST = 1.06;

/** The sky in which a target is shown. */
export function skyOf(target: number): Sky {
  if (target <= 1_000) return { topHundredths: 1_000, marks: [100, 200, 500, 1_000] };
  const decades = Math.ceil(Math.log10(target / 100) - 1e-9);
  const marks = Array.from({ length: decades + 1 }, (_unused, power) => 100 * 10 ** power);
  return { topHundredths: 100 * 10 ** decades, marks };
}

/** How high a multiplier stands in a sky: 0 at 1.00×, 1 at the upper mark. */
export function heightOf({ topHundredths }: Sky, hundredths: number): number {
  const height = Math.log(hundredths / 100) / Math.log(topHundredths / 100);
  return Math.min(HIGHEST, Math.max(0, height));
}

/** What a flight to `result` shows after a share of its time: it slows down, and never passes where it ends. */
export function climbAt(result: number, share: number): number {
  if (share >= 1) return result;
  const eased = 1 - (1 - share) ** 3;
  return Math.floor(100 * (result / 100) ** eased);
}
