import { z } from 'zod';
import { payHundredths, type DrawEngine, type StakeLimits } from './engine.ts';
import { takeOut } from '../fair/fractions.ts';

/** Balls in the drum. */
const NUMBERS_SIZE = 36;
/** Balls drawn. */
const NUMBERS_DRAWN = 8;

/** Pays in hundredths of the stake: NUMBERS_PAYS[numbers picked][numbers hit]. */
export const NUMBERS_PAYS: readonly (readonly number[])[] = [
  [],
  [0, 430],
  [0, 100, 1_350],
  [0, 0, 350, 7_300],
  [0, 0, 150, 1_000, 35_500],
  [0, 0, 120, 400, 4_500, 138_000],
  [0, 0, 0, 250, 2_000, 25_000, 1_720_000],
];

const LIMITS: StakeLimits = {
  minMinor: 1_000,
  maxMinor: 200_000,
  stepMinor: 100,
  chipsMinor: [1_000, 5_000, 10_000, 50_000, 100_000],
};

function choose(from: number, count: number): number {
  if (count < 0 || count > from) return 0;
  let ways = 1;
  for (let index = 0; index < count; index += 1) ways = (ways * (from - index)) / (index + 1);
  return ways;
}

/** Exact chance of hitting `hits` of `picked` numbers (hypergeometric). */
export function chanceOfHits(picked: number, hits: number): number {
  const misses = choose(NUMBERS_SIZE - NUMBERS_DRAWN, picked - hits);
  return (choose(NUMBERS_DRAWN, hits) * misses) / choose(NUMBERS_SIZE, picked);
}

/** Exact expected return with `picked` numbers, as a share of the stake. */
export function numbersReturn(picked: number): number {
  const pays = NUMBERS_PAYS[picked] ?? [];
  return pays.reduce((sum, pay, hits) => sum + (pay / 100) * chanceOfHits(picked, hits), 0);
}

const BALLS = Array.from({ length: NUMBERS_SIZE }, (_unused, index) => index + 1);

const numbersChoice = z.strictObject({
  picks: z
    .array(z.int().min(1).max(NUMBERS_SIZE))
    .min(1)
    .max(NUMBERS_PAYS.length - 1)
    .refine((picks) => new Set(picks).size === picks.length),
});

const returns = NUMBERS_PAYS.map((_pays, picked) => Math.floor(numbersReturn(picked) * 10_000));

/** The number draw: the player picks one to six of 36 numbers, and eight are drawn. */
export const numbersEngine: DrawEngine<z.infer<typeof numbersChoice>> = {
  limits: LIMITS,
  parseChoice: (value) => numbersChoice.safeParse(value).data,
  draw({ picks }, stakeMinor, random) {
    const drawn = takeOut(BALLS, NUMBERS_DRAWN, random);
    const hits = picks.filter((pick) => drawn.includes(pick)).length;
    const pay = NUMBERS_PAYS[picks.length]?.[hits] ?? 0;
    return { outcome: { drawn, hits }, payoutMinor: payHundredths(stakeMinor, pay) };
  },
  rules: {
    // The panel states the lowest return of the six ways to play.
    returnBp: Math.min(...returns.slice(1)),
    returnBpByPicks: returns,
    size: NUMBERS_SIZE,
    drawn: NUMBERS_DRAWN,
    pays: NUMBERS_PAYS,
  },
};
