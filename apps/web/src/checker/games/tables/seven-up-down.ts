import { place } from './chips.ts';
import { diceTable, sumOf, type Throw } from './throws.ts';

/** Seven up and down: two dice; 2.3 times the chips below and above seven, 5.75 times on seven. */
export const sevenUpDown = diceTable(
  2,
  new Map([
    ['under', place<Throw>(230, (dice) => sumOf(dice) < 7)],
    ['seven', place<Throw>(575, (dice) => sumOf(dice) === 7)],
    ['over', place<Throw>(230, (dice) => sumOf(dice) > 7)],
  ]),
  { bets: { under: 5000, seven: 1000 } },
);
