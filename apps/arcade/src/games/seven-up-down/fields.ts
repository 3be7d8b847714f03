import type { DiceFields } from '../parts/dice-fields.ts';

/** Dice of a throw. */
export const SEVEN_DICE = 2;

/** Below, at and above seven, the pays in hundredths of the bet. */
export const SEVEN_FIELDS: DiceFields = {
  under: { sums: [2, 3, 4, 5, 6], pays: [230] },
  seven: { sums: [7], pays: [575] },
  over: { sums: [8, 9, 10, 11, 12], pays: [230] },
};
