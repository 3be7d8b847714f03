/** Pockets of the wheel, 0 to 36. */
export const POCKETS = 37;
const RED = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36];
const WIDTH = 3;
const ROWS = 12;
const ALL = Array.from({ length: POCKETS - 1 }, (_unused, index) => index + 1);

/** The colour of a pocket. */
export function colourOf(pocket: number): 'green' | 'red' | 'black' {
  if (pocket === 0) return 'green';
  return RED.includes(pocket) ? 'red' : 'black';
}

/** So many numbers from one on, as they lie on the cloth. */
const run = (from: number, count: number) =>
  Array.from({ length: count }, (_unused, index) => from + index);
const rows = (count: number) => Array.from({ length: count }, (_unused, row) => 1 + row * WIDTH);
const third = (index: number) => index * ROWS;

/** The bets inside: numbers that touch, on a cloth of twelve rows of three with the zero above the first. */
function insidePlaces(): number[][] {
  const isLastOfRow = (number: number) => number % WIDTH === 0;
  return [
    ...run(0, POCKETS).map((number) => [number]),
    ...run(1, WIDTH).map((number) => [0, number]),
    ...ALL.filter((number) => !isLastOfRow(number)).map((number) => [number, number + 1]),
    ...run(1, (ROWS - 1) * WIDTH).map((number) => [number, number + WIDTH]),
    ...rows(ROWS).map((first) => run(first, WIDTH)),
    [0, 1, 2],
    [0, 2, 3],
    [0, 1, 2, 3],
    ...run(1, (ROWS - 1) * WIDTH)
      .filter((number) => !isLastOfRow(number))
      .map((number) => [number, number + 1, number + WIDTH, number + WIDTH + 1]),
    ...rows(ROWS - 1).map((first) => run(first, 2 * WIDTH)),
  ];
}

const OUTSIDE: Readonly<Record<string, readonly number[]>> = {
  dozen1: run(third(0) + 1, ROWS),
  dozen2: run(third(1) + 1, ROWS),
  dozen3: run(third(2) + 1, ROWS),
  column1: ALL.filter((number) => number % WIDTH === 1),
  column2: ALL.filter((number) => number % WIDTH === 2),
  column3: ALL.filter((number) => number % WIDTH === 0),
  low: run(1, 18),
  even: ALL.filter((number) => number % 2 === 0),
  red: RED,
  black: ALL.filter((number) => !RED.includes(number)),
  odd: ALL.filter((number) => number % 2 === 1),
  high: run(19, 18),
};

/**
 * Every place for a chip, with the numbers that win on it. A place inside has its numbers as its name: `n17`, `n20-23`.
 * A place of k numbers returns 36 / k of its chips, stake included, which is whole for every k that there is.
 */
export const PLACES: ReadonlyMap<string, readonly number[]> = new Map([
  ...insidePlaces().map((numbers) => [`n${numbers.join('-')}`, numbers] as const),
  ...Object.entries(OUTSIDE),
]);
