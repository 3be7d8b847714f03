/** The symbols by their place in the tables: the prize symbol, then six others. */
export const PRIZE = 0;
/** The board: five columns of three, each place a reel of its own. */
export const COLUMNS = 5;
/** The board. */
export const ROWS = 3;
/** How many places the board has. */
export const PLACES = COLUMNS * ROWS;

/** Weight of each symbol in every place, of 40. */
export const WEIGHTS: readonly number[] = [6, 4, 5, 5, 6, 7, 7];

/** pays[symbol] for five, six, seven, and eight or more of it anywhere, hundredths of the stake. */
export const COUNT_PAYS: readonly (readonly number[])[] = [
  [],
  [250, 600, 2_000, 6_000],
  [150, 400, 1_000, 3_000],
  [150, 400, 1_000, 3_000],
  [80, 250, 600, 2_000],
  [50, 150, 400, 1_200],
  [50, 150, 400, 1_200],
];
/** From how many of a symbol on it pays. */
export const FEWEST = 5;

/** How many prize symbols begin the respins, how many respins there are, and the odds of a place in each of them. */
export const RESPINS = { from: 6, count: 3, oneIn: 20 } as const;

/** What a prize symbol is worth, hundredths of the stake, with its weight of 200. */
export const PRIZES: readonly { readonly pay: number; readonly weight: number }[] = [
  { pay: 100, weight: 90 },
  { pay: 200, weight: 60 },
  { pay: 300, weight: 30 },
  { pay: 500, weight: 12 },
  { pay: 1_000, weight: 5 },
  { pay: 2_500, weight: 2 },
  { pay: 10_000, weight: 1 },
];

/** The fixed prizes with a name, hundredths of the stake. The grand one is paid when all places hold prize symbols. */
export const FIXED = { mini: 1_000, minor: 2_500, major: 10_000, grand: 100_000 } as const;

/** What a number of one symbol pays, hundredths of the stake. */
export function payOfCount(symbol: number, count: number): number {
  const pays = COUNT_PAYS[symbol] ?? [];
  return pays[Math.min(count - FEWEST, pays.length - 1)] ?? 0;
}
