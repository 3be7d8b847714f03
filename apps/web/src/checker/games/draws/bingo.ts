import { ChoiceError, numbersIn, wholeOf, type Rule } from '../rule.ts';

const BALLS = Array.from({ length: 75 }, (_unused, at) => at + 1);
const DRAWN = 45;
/** The last ball by which each column of pays holds. */
const STEPS = [25, 35, 45];
/** Pays in stakes of a card, one line for each pattern: row, corners, cross and full card. */
const PAYS = `4 2 1
  8 3 1
  200 40 10
  20000 20000 20000`
  .split('\n')
  .map(numbersIn);

type Grid = readonly (readonly number[])[];

/** A card as its five columns, with 0 for the free middle. */
function gridOf(value: unknown): Grid {
  if (!Array.isArray(value) || value.length !== 24) throw new ChoiceError();
  const fields: unknown[] = [...(value as unknown[]).slice(0, 12), 0, ...value.slice(12)];
  const numbers = fields.map((field, at) => {
    const column = Math.floor(at / 5);
    return at === 12 ? 0 : wholeOf(field, column * 15 + 1, column * 15 + 15);
  });
  if (new Set(numbers).size < 25) throw new ChoiceError();
  return [0, 5, 10, 15, 20].map((from) => numbers.slice(from, from + 5));
}

/** The fields of each pattern, as ways to complete it; a field is a column and a row. */
const SIDE = [0, 1, 2, 3, 4];
const WAYS: readonly (readonly (readonly [number, number])[][])[] = [
  SIDE.map((row) => SIDE.map((column) => [column, row] as const)),
  [
    [
      [0, 0],
      [4, 0],
      [0, 4],
      [4, 4],
    ],
  ],
  [SIDE.flatMap((at) => [[at, at] as const, [at, 4 - at] as const])],
  [SIDE.flatMap((column) => SIDE.map((row) => [column, row] as const))],
];

/** The ball that completes a pattern, counted from one; 0 for a pattern that stays open. */
function ballOf(grid: Grid, pattern: number, drawn: readonly number[]): number {
  let first = 0;
  for (const fields of WAYS[pattern] ?? []) {
    const numbers = fields.map(([column, row]) => grid[column]?.[row] ?? 0);
    const balls = numbers.filter((number) => number > 0).map((number) => drawn.indexOf(number) + 1);
    const last = balls.some((ball) => ball === 0) ? 0 : Math.max(...balls);
    if (last > 0 && (first === 0 || last < first)) first = last;
  }
  return first;
}

/** Bingo: 45 of 75 balls are taken out of their row, one fraction each; a pattern pays by the ball that completes it. */
export const bingo: Rule = {
  sample: {
    cards: [
      [4, 9, 12, 1, 15, 18, 22, 27, 30, 16, 33, 41, 38, 45, 47, 58, 52, 60, 49, 63, 70, 66, 75, 61],
    ],
  },
  play({ choice, stakeMinor }, drawing) {
    const { cards } = choice;
    if (!Array.isArray(cards) || cards.length < 1 || cards.length > 4) throw new ChoiceError();
    const grids = cards.map(gridOf);
    const drawn = drawing.takeOut(BALLS, DRAWN);
    const needed = grids.map((grid) => PAYS.map((_pays, pattern) => ballOf(grid, pattern, drawn)));
    let stakes = 0;
    for (const balls of needed)
      for (const [pattern, ball] of balls.entries())
        if (ball > 0) stakes += PAYS[pattern]?.[STEPS.findIndex((most) => ball <= most)] ?? 0;
    return {
      outcome: { drawn, needed, payHundredths: stakes * 100 },
      payoutMinor: Math.floor((stakeMinor * stakes) / cards.length),
    };
  },
};
