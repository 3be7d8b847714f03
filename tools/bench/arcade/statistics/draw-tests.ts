// Tests of random numbers, each as a deviation in standard deviations: about normal when the numbers are even.

/** Numbers from 0 to below 1, one after another. */
export type Source = () => number;

/** A test's name and how far its figure lies from what even numbers give, in standard deviations. */
export interface DrawTest {
  readonly name: string;
  readonly sigma: number;
}

const BINS = 1_000;
const PAIR_BINS = 100;
/** A gap ends where a number falls below this share; longer gaps than the last length are counted together. */
const GAP_SHARE = 0.1;
const LONGEST_GAP = 60;

/**
 * Reads so many numbers and tests them together: whether all places are hit alike (chi-square), whether a number says
 * something of the next one (serial test of pairs that do not overlap), how long they stay on one side of the middle
 * (runs), and how long a tenth of the range is missed (gaps).
 */
export function testDraws(source: Source, draws: number): DrawTest[] {
  const bins = new Float64Array(BINS);
  const pairs = new Float64Array(PAIR_BINS ** 2);
  const gaps = new Float64Array(LONGEST_GAP + 1);
  let above = 0;
  let runs = 0;
  let side: boolean | undefined;
  let gap = 0;
  let first: number | undefined;
  for (let index = 0; index < draws; index += 1) {
    const value = source();
    add(bins, Math.floor(value * BINS));
    const place = Math.floor(value * PAIR_BINS);
    if (first === undefined) first = place;
    else {
      add(pairs, first * PAIR_BINS + place);
      first = undefined;
    }
    const isAbove = value >= 0.5;
    if (isAbove) above += 1;
    if (isAbove !== side) runs += 1;
    side = isAbove;
    if (value < GAP_SHARE) {
      add(gaps, Math.min(gap, LONGEST_GAP));
      gap = 0;
    } else gap += 1;
  }
  return [
    { name: 'chi-square', sigma: chiSquareSigma(bins, () => draws / BINS) },
    {
      name: 'serial',
      sigma: chiSquareSigma(pairs, () => Math.floor(draws / 2) / PAIR_BINS ** 2),
    },
    { name: 'runs', sigma: runsSigma(above, draws - above, runs) },
    { name: 'gaps', sigma: gapSigma(gaps) },
  ];
}

function add(counts: Float64Array, place: number): void {
  counts[place] = (counts[place] ?? 0) + 1;
}

/** Chi-square as standard deviations, by the cube root of Wilson and Hilferty. */
function chiSquareSigma(counts: Float64Array, expected: (place: number) => number): number {
  const square = counts.reduce((sum, count, place) => {
    const due = expected(place);
    return sum + (count - due) ** 2 / due;
  }, 0);
  const freedom = counts.length - 1;
  const part = 2 / (9 * freedom);
  return (Math.cbrt(square / freedom) - (1 - part)) / Math.sqrt(part);
}

/** The number of runs above and below the middle, by Wald and Wolfowitz. */
function runsSigma(above: number, below: number, runs: number): number {
  const all = above + below;
  const both = 2 * above * below;
  const expected = both / all + 1;
  const variance = (both * (both - all)) / (all ** 2 * (all - 1));
  return (runs - expected) / Math.sqrt(variance);
}

function gapSigma(gaps: Float64Array): number {
  const all = gaps.reduce((sum, count) => sum + count, 0);
  return chiSquareSigma(gaps, (length) =>
    length === LONGEST_GAP
      ? all * (1 - GAP_SHARE) ** LONGEST_GAP
      : all * GAP_SHARE * (1 - GAP_SHARE) ** length,
  );
}
