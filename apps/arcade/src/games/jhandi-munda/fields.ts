import type { DiceFields } from '../parts/dice-fields.ts';

/** Dice under the bowl. */
export const JHANDI_DICE = 6;

/** The six symbols, from the first face of a die to its last. */
export const SYMBOLS = ['flag', 'crown', 'heart', 'spade', 'diamond', 'club'] as const;

/**
 * What comes back for a symbol on one, two … six dice, in hundredths of the bet: a symbol on one die loses, on more of
 * them it pays as many times the bet as dice show it, and the bet comes back.
 */
const PAYS = [0, 300, 400, 500, 600, 700] as const;

/** The six symbols, each a bet of its own. */
export const JHANDI_FIELDS: DiceFields = Object.fromEntries(
  SYMBOLS.map((symbol, index) => [symbol, { counted: index + 1, pays: PAYS }]),
);
