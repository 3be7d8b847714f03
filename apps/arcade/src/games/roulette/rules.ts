import type { DrawEngine } from '../../engines/engine.ts';
import {
  betsParser,
  paidFor,
  stakeOf,
  TABLE_LIMITS,
  type BetsChoice,
  type Pays,
} from '../parts/bets.ts';
import { colourOf, PLACES, POCKETS } from './places.ts';

/** What all chips of a place pay together, stake included, is 36 times the chips through the numbers of the place. */
const PAID_NUMBERS = 36;

/** The most that may lie on a place, by how many numbers it has. */
const MOST_MINOR: Readonly<Record<number, number>> = {
  1: 100_000,
  2: 200_000,
  3: 300_000,
  4: 400_000,
  6: 600_000,
  12: 1_000_000,
  18: 1_000_000,
};

const mostOf = (numbers: readonly number[]) => MOST_MINOR[numbers.length] ?? 0;

function paysOf(pocket: number): Pays {
  const won = [...PLACES].filter(([, numbers]) => numbers.includes(pocket));
  return Object.fromEntries(
    won.map(([place, numbers]) => [place, (PAID_NUMBERS * 100) / numbers.length]),
  );
}

/** What the places pay when each of the pockets comes, in hundredths of what lies on them, stake included: whole numbers. */
export const PAYS: readonly Pays[] = Array.from({ length: POCKETS }, (_unused, pocket) =>
  paysOf(pocket),
);

/** Roulette with one zero and many chips a spin. The pocket is the published one: floor(fraction × 37). */
export const rouletteGame: DrawEngine<BetsChoice> = {
  limits: TABLE_LIMITS,
  parseChoice: betsParser(
    Object.fromEntries([...PLACES].map(([place, numbers]) => [place, mostOf(numbers)])),
  ),
  stakeOf,
  draw(choice, _stakeMinor, random) {
    const pocket = random(POCKETS);
    return { outcome: { pocket }, payoutMinor: paidFor(choice, PAYS[pocket] ?? {}) };
  },
  rules: {
    returnBp: Math.floor((PAID_NUMBERS / POCKETS) * 10_000),
    pockets: Array.from({ length: POCKETS }, (_unused, pocket) => colourOf(pocket)),
    places: Object.fromEntries(PLACES),
    mostMinor: MOST_MINOR,
    paidNumbers: PAID_NUMBERS,
  },
};
