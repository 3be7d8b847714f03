import type { WayReturn } from '../room.ts';
import { SYMBOL_PAYS } from './tables.ts';

/**
 * How many pays of one symbol a round has on average, each times its multiplier and its band, over all boards and all
 * that can follow them. It is the sum over every number of each symbol on every board; the test computes it again.
 */
export const PAYS_A_ROUND = 1.092314783982147;

const average = SYMBOL_PAYS.reduce((sum, pay) => sum + pay, 0) / SYMBOL_PAYS.length;
const best = SYMBOL_PAYS.toSorted((one, other) => other - one);

/**
 * The exact return. All symbols are equally likely, so each has the same part in what pays. The largest win is twelve of
 * the best and thirteen of the second symbol in each of the five steps.
 */
export const CASCADE_RETURN: WayReturn = {
  share: (PAYS_A_ROUND * average) / 100,
  deviation: 3.9980978524217763,
  topHundredths: ((best[0] ?? 0) + (best[1] ?? 0)) * 15 * (1 + 2 + 3 + 5 + 10),
};
