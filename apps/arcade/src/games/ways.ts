import type { WayReturn } from './room.ts';

/** Outcomes of a way to play that pay the same: how many of all equally likely ones, and what each pays. */
export interface Outcomes {
  readonly count: number;
  /** Pay in hundredths of the stake, stake included. */
  readonly payHundredths: number;
}

/** The return of a way to play as a fraction of whole numbers: hundredths of the stake paid over all outcomes. */
export interface ExactReturn extends WayReturn {
  readonly paidHundredths: number;
  readonly outcomes: number;
}

/**
 * Adds up every outcome of a way to play. The sums are whole numbers below 2^53, so they are exact.
 *
 * @throws RangeError for more outcomes than that
 */
export function exactReturn(groups: readonly Outcomes[]): ExactReturn {
  const outcomes = groups.reduce((sum, { count }) => sum + count, 0);
  const paid = groups.reduce((sum, { count, payHundredths: pay }) => sum + count * pay, 0);
  if (!Number.isSafeInteger(paid)) throw new RangeError('exactReturn: too many outcomes');
  const share = paid / outcomes / 100;
  const variance = groups.reduce(
    (sum, { count, payHundredths: pay }) => sum + (count / outcomes) * (pay / 100 - share) ** 2,
    0,
  );
  return {
    share,
    deviation: Math.sqrt(variance),
    topHundredths: Math.max(...groups.map(({ payHundredths: pay }) => pay)),
    paidHundredths: paid,
    outcomes,
  };
}

/** Basis points of a return, rounded down. */
export function returnBpOf({ paidHundredths, outcomes }: ExactReturn): number {
  return Math.floor((paidHundredths * 100) / outcomes);
}

/** What the frame shows of a way to play. */
export function figuresOf(way: ExactReturn) {
  const { topHundredths, deviation } = way;
  return { returnBp: returnBpOf(way), topHundredths, deviation };
}

/** In how many ways `count` can be chosen from `from`; 0 where none can. */
export function choose(from: number, count: number): number {
  if (count < 0 || count > from) return 0;
  let ways = 1;
  for (let index = 0; index < count; index += 1) ways = (ways * (from - index)) / (index + 1);
  return ways;
}
