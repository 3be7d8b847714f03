import { numbersIn } from '../rule.ts';
import { countOf, diceTable, type Throw } from './throws.ts';

/** The symbols of a die, from face one to face six. */
const SYMBOLS = ['flag', 'crown', 'heart', 'spade', 'diamond', 'club'] as const;

/** Hundredths of the chips that come back, by the number of dice with the symbol, from none to six. */
const PAYS = numbersIn('0 0 300 400 500 600 700');

/** Jhandi munda: six dice; a symbol on two or more of them pays its chips as many times, and returns them. */
export const jhandiMunda = diceTable(
  6,
  new Map(SYMBOLS.map((symbol, at) => [symbol, (dice: Throw) => PAYS[countOf(dice, at + 1)] ?? 0])),
  { bets: { flag: 2000, heart: 1000 } },
);
