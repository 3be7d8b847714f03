/**
 * The symbols by their place in the tables: wild, scatter, the title's own picture, four pictures of its theme, and the
 * letters A, K, Q and J.
 */
export const WILD = 0;
/** The symbol that pays anywhere and brings free spins. */
export const SCATTER = 1;

/** The strip of each reel. Every place of a strip is as likely as any other; wild symbols are on the middle three. */
export const STRIPS: readonly (readonly number[])[] = [
  [9, 5, 7, 10, 2, 8, 6, 9, 4, 7, 3, 10, 8, 5, 9, 1, 7, 6, 8, 10, 4, 2, 9, 5, 7, 3, 10, 8, 6, 4],
  [8, 4, 10, 7, 0, 9, 5, 6, 8, 2, 10, 3, 7, 0, 9, 6, 4, 10, 1, 8, 5, 7, 0, 9, 10, 2, 6, 4, 3, 5],
  [7, 6, 9, 10, 0, 5, 8, 3, 10, 4, 9, 0, 7, 6, 2, 10, 5, 8, 1, 4, 9, 0, 10, 7, 3, 6, 8, 2, 5, 4],
  [10, 5, 8, 0, 7, 4, 9, 2, 10, 6, 3, 8, 0, 5, 7, 10, 9, 1, 4, 6, 8, 0, 2, 10, 7, 5, 9, 3, 4, 6],
  [8, 6, 10, 4, 7, 9, 3, 5, 8, 10, 2, 7, 9, 6, 8, 1, 10, 5, 4, 7, 9, 3, 8, 6, 10, 5, 2, 9, 7, 4],
];

/** pays[symbol] for runs of three, four and five from the left, hundredths of the whole stake. */
export const LINE_PAYS: readonly (readonly number[])[] = [
  [],
  [],
  [200, 1_000, 10_000],
  [120, 400, 2_000],
  [80, 300, 1_500],
  [60, 250, 1_000],
  [50, 200, 800],
  [40, 100, 500],
  [40, 100, 500],
  [30, 80, 300],
  [20, 60, 300],
];

/** What three, four and five scatter symbols in sight pay, hundredths of the whole stake. */
export const SCATTER_PAYS: readonly number[] = [200, 1_000, 5_000];

/** What three scatter symbols or more bring, and by how much lines pay more in them. They bring no further ones. */
export const FREE_SPINS = { count: 10, multiplier: 3 } as const;

/** Row of each column, by line. */
export const LINES: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 0, 0],
  [2, 2, 1, 2, 2],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [0, 1, 1, 1, 0],
  [2, 1, 1, 1, 2],
  [1, 0, 1, 0, 1],
  [1, 2, 1, 2, 1],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 1, 0, 1, 1],
  [1, 1, 2, 1, 1],
  [0, 1, 0, 1, 0],
  [2, 1, 2, 1, 2],
  [1, 0, 1, 2, 1],
];

/** How many rows of each reel are in sight. */
export const ROWS = 3;
