/** The board. */
export const COLUMNS = 5;
/** The board. */
export const ROWS = 5;

/** By how much each step pays more. The fifth step is the last one. */
export const LADDER: readonly number[] = [1, 2, 3, 5, 10];

/** From how many symbols on the pay of a symbol is taken how many times. */
export const BANDS: readonly { from: number; times: number }[] = [
  { from: 8, times: 1 },
  { from: 10, times: 3 },
  { from: 12, times: 15 },
];

/** What eight of each symbol pay, hundredths of the stake. All six symbols are equally likely. */
export const SYMBOL_PAYS: readonly number[] = [200, 120, 90, 60, 40, 20];

/** How many times a number of equal symbols pays; 0 when they are too few. */
export function timesOfCount(count: number): number {
  return BANDS.findLast(({ from }) => count >= from)?.times ?? 0;
}

/** What a number of one symbol pays in the first step, hundredths of the stake. */
export function payOfCount(symbol: number, count: number): number {
  return (SYMBOL_PAYS[symbol] ?? 0) * timesOfCount(count);
}
