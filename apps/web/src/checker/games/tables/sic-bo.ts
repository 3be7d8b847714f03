import { numbersIn } from '../rule.ts';
import { place, type Places } from './chips.ts';
import { countOf, diceTable, FACES, sumOf, type Throw } from './throws.ts';

/** Hundredths of the chips that come back for a sum, from 4 to 17. */
const TOTALS = numbersIn('6100 3100 1800 1300 900 700 700 700 700 900 1300 1800 3100 6100');
/** The same for a face on none, one, two and three dice. */
const SINGLES = numbersIn('0 200 300 400');
const [ANY_TRIPLE, TRIPLE, DOUBLE, PAIR, EVEN_CHANCE] = [3100, 18_100, 1100, 600, 200] as const;

const isTriple = (dice: Throw) => dice.every((face) => face === dice[0]);

/** A place of many sums, which a triple takes. */
const chance = (isWon: (sum: number) => boolean) =>
  place<Throw>(EVEN_CHANCE, (dice) => !isTriple(dice) && isWon(sumOf(dice)));

type Named = [name: string, returns: (dice: Throw) => number];

/** The places of one face: its single, its double, its triple, and its pairs with higher ones. */
function placesOf(face: number): Named[] {
  const has = (dice: Throw, least: number) => countOf(dice, face) >= least;
  return [
    [`face-${face}`, (dice) => SINGLES[countOf(dice, face)] ?? 0],
    [`double-${face}`, place(DOUBLE, (dice) => has(dice, 2))],
    [`triple-${face}`, place(TRIPLE, (dice) => has(dice, 3))],
    ...FACES.filter((higher) => higher > face).map((higher): Named => [
      `pair-${face}-${higher}`,
      place(PAIR, (dice) => has(dice, 1) && dice.includes(higher)),
    ]),
  ];
}

const PLACES: Places<Throw> = new Map<string, Named[1]>([
  ['small', chance((sum) => sum <= 10)],
  ['big', chance((sum) => sum >= 11)],
  ['odd', chance((sum) => sum % 2 === 1)],
  ['even', chance((sum) => sum % 2 === 0)],
  ['triple', place(ANY_TRIPLE, isTriple)],
  ...TOTALS.map((pays, at): Named => [
    `total-${at + 4}`,
    place(pays, (dice) => sumOf(dice) === at + 4),
  ]),
  ...FACES.flatMap(placesOf),
]);

/** Sic bo: three dice, and the places of its cloth. */
export const sicBo = diceTable(3, PLACES, { bets: { big: 5000, 'total-13': 1000 } });
