import type { DiceFields } from '../parts/dice-fields.ts';
import { FACES } from '../parts/throws.ts';

/** Dice of a throw. */
export const SIC_BO_DICE = 3;

/** Hundredths of a bet that pays so much to one: the bet comes back too. */
const toOne = (pay: number) => (pay + 1) * 100;
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_unused, index) => from + index);

/** The pays of a sum, to one. A sum pays as the one opposite, which adds up with it to 21. */
const TOTALS: Readonly<Record<number, number>> = {
  4: 60,
  5: 30,
  6: 17,
  7: 12,
  8: 8,
  9: 6,
  10: 6,
};
const SUMS = range(4, 17);
const PAIRS = FACES.flatMap((low) => range(low + 1, 6).map((high) => [low, high] as const));

const everyFace = (name: string, times: number, pay: number): DiceFields =>
  Object.fromEntries(
    FACES.map((face) => [
      `${name}-${face}`,
      { faces: Array.from({ length: times }, () => face), pays: [toOne(pay)] },
    ]),
  );
/** A bet on many sums, which loses when all three dice are alike. */
const evenChance = (sums: readonly number[]) => ({ sums, isAlike: false, pays: [toOne(1)] });

/** The whole layout of sic bo. */
export const SIC_BO_FIELDS: DiceFields = {
  small: evenChance(range(4, 10)),
  triple: { isAlike: true, pays: [toOne(30)] },
  big: evenChance(range(11, 17)),
  odd: evenChance(SUMS.filter((sum) => sum % 2 === 1)),
  even: evenChance(SUMS.filter((sum) => sum % 2 === 0)),
  ...Object.fromEntries(
    SUMS.map((sum) => [
      `total-${sum}`,
      { sums: [sum], pays: [toOne(TOTALS[Math.min(sum, 21 - sum)] ?? 0)] },
    ]),
  ),
  ...Object.fromEntries(
    PAIRS.map(([low, high]) => [`pair-${low}-${high}`, { faces: [low, high], pays: [toOne(5)] }]),
  ),
  ...everyFace('double', 2, 10),
  ...everyFace('triple', 3, 180),
  ...Object.fromEntries(
    FACES.map((face) => [`face-${face}`, { counted: face, pays: [1, 2, 3].map(toOne) }]),
  ),
};
