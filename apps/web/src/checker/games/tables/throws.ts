import type { Rule } from '../rule.ts';
import { chipsPaid, type Places } from './chips.ts';

/** What the dice of a throw show, each 1 to 6. */
export type Throw = readonly number[];

/** The faces of a die. */
export const FACES = [1, 2, 3, 4, 5, 6] as const;

/** The sum of all dice. */
export function sumOf(dice: Throw): number {
  return dice.reduce((sum, face) => sum + face, 0);
}

/** How many of the dice show a face. */
export function countOf(dice: Throw, face: number): number {
  return dice.filter((shown) => shown === face).length;
}

/** The rule of a table with dice: each die shows floor(fraction × 6) + 1, then its places pay. */
export function diceTable(count: number, places: Places<Throw>, sample: Rule['sample']): Rule {
  return {
    sample,
    play({ choice }, drawing) {
      const dice: number[] = [];
      while (dice.length < count) dice.push(drawing.below(6) + 1);
      return { outcome: { dice }, payoutMinor: chipsPaid(choice, places, dice) };
    },
  };
}
