import type { Amounts } from '../parts/table/wagers.ts';

/** The colour of a pocket. */
export type Colour = 'green' | 'red' | 'black';

/** What the server says of the game; see `apps/arcade/src/games/roulette/rules.ts`. */
export interface RouletteRules {
  /** The colour of each pocket, from 0 on. */
  pockets: Colour[];
  /** The numbers of every place for a chip. */
  places: Record<string, number[]>;
  /** The most that may lie on a place, by how many numbers it has. */
  mostMinor: Record<number, number>;
  /** A place of k numbers returns this many k-ths of its chips. */
  paidNumbers: number;
}

/** The pockets as they follow each other on the wheel, clockwise from the zero. */
export const WHEEL_ORDER = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14,
  31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
] as const;

/** What comes back for chips when a pocket comes, in minor units. */
export function paidFor(rules: RouletteRules, bets: Amounts, pocket: number): number {
  return Object.entries(bets).reduce((sum, [place, minor]) => {
    const numbers = rules.places[place] ?? [];
    return numbers.includes(pocket) ? sum + (minor * rules.paidNumbers) / numbers.length : sum;
  }, 0);
}

/** What a place pays beside its stake, as so many to one. */
export function toOne(rules: RouletteRules, place: string): number {
  return rules.paidNumbers / (rules.places[place]?.length ?? 1) - 1;
}

/** What the chips on the table return; with none there, the figures of one chip on a single number. */
export function figuresOf(rules: RouletteRules, bets: Amounts) {
  const own: Amounts = Object.keys(bets).length === 0 ? { n0: 1 } : bets;
  const stake = Object.values(own).reduce((sum, minor) => sum + minor, 0);
  const paid = rules.pockets.map((_colour, pocket) => paidFor(rules, own, pocket));
  const share = paid.reduce((sum, minor) => sum + minor, 0) / (paid.length * stake);
  const squares = paid.reduce((sum, minor) => sum + (minor / stake - share) ** 2, 0);
  return {
    returnBp: Math.floor(share * 10_000),
    topHundredths: Math.floor((Math.max(...paid) * 100) / stake),
    deviation: Math.sqrt(squares / paid.length),
  };
}

/** A number and so many on each side of it, as they lie on the wheel. */
export function neighboursOf(pocket: number, each: number): number[] {
  const at = WHEEL_ORDER.indexOf(pocket as (typeof WHEEL_ORDER)[number]);
  const { length } = WHEEL_ORDER;
  return Array.from(
    { length: 2 * each + 1 },
    (_unused, index) => WHEEL_ORDER[(at + index - each + length) % length] ?? 0,
  );
}
