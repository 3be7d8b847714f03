import { ChoiceError, numbersIn, wholeOf, type Rule } from './rule.ts';

const RED = numbersIn('1 3 5 7 9 12 14 16 18 19 21 23 25 27 30 32 34 36');

/** Whether a pocket wins on a place outside; zero wins on none. */
const OUTSIDE: Readonly<Record<string, (pocket: number) => boolean>> = {
  dozen1: (pocket) => pocket <= 12,
  dozen2: (pocket) => pocket > 12 && pocket <= 24,
  dozen3: (pocket) => pocket > 24,
  column1: (pocket) => pocket % 3 === 1,
  column2: (pocket) => pocket % 3 === 2,
  column3: (pocket) => pocket % 3 === 0,
  low: (pocket) => pocket <= 18,
  high: (pocket) => pocket > 18,
  even: (pocket) => pocket % 2 === 0,
  odd: (pocket) => pocket % 2 === 1,
  red: (pocket) => RED.includes(pocket),
  black: (pocket) => !RED.includes(pocket),
};

/** How many times its chips a place returns when the pocket comes: 36 over its numbers. */
function timesOf(place: string, pocket: number): number {
  const outside = OUTSIDE[place];
  if (outside !== undefined)
    return pocket > 0 && outside(pocket) ? (/^(?:dozen|column)/.test(place) ? 3 : 2) : 0;
  // A place inside has its numbers as its name.
  if (!/^n\d+(?:-\d+)*$/.test(place)) throw new ChoiceError();
  const numbers = place.slice(1).split('-').map(Number);
  if (numbers.some((number) => number > 36) || ![1, 2, 3, 4, 6].includes(numbers.length))
    throw new ChoiceError();
  return numbers.includes(pocket) ? 36 / numbers.length : 0;
}

/** Roulette: floor(fraction × 37); each place returns 36 over its numbers for its chips, stake included. */
export const roulette: Rule = {
  sample: { bets: { red: 1000 } },
  play({ choice }, drawing) {
    const bets = Object.entries(choice['bets'] ?? {});
    if (bets.length === 0) throw new ChoiceError();
    const pocket = drawing.below(37);
    const paid = bets.map(([place, minor]) => wholeOf(minor, 1, 1e12) * timesOf(place, pocket));
    return { outcome: { pocket }, payoutMinor: paid.reduce((sum, minor) => sum + minor, 0) };
  },
};
