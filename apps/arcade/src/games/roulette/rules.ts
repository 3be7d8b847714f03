import { z } from 'zod';
import type { DrawEngine, StakeLimits } from '../../engines/engine.ts';
import { colourOf, PLACES, POCKETS } from './places.ts';

/** The smallest chip. Every amount on a place is a multiple of it. */
const CHIP_MINOR = 1_000;
const LIMITS: StakeLimits = {
  minMinor: CHIP_MINOR,
  maxMinor: 2_000_000,
  stepMinor: CHIP_MINOR,
  chipsMinor: [1_000, 5_000, 10_000, 50_000, 100_000],
};

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

/** The chips of one spin: the amount on each place, in minor units. Their sum is the stake. */
export interface RouletteChoice {
  bets: Record<string, number>;
}

const numbersOf = (place: string) => PLACES.get(place) ?? [];

function isAllowed(place: string, minor: number): boolean {
  return minor % CHIP_MINOR === 0 && minor <= (MOST_MINOR[numbersOf(place).length] ?? 0);
}

/** What the chips of a spin cost together. */
export function stakeOf({ bets }: RouletteChoice): number {
  return Object.values(bets).reduce((sum, minor) => sum + minor, 0);
}

const rouletteChoice = z
  .strictObject({ bets: z.record(z.string().max(20), z.int().min(CHIP_MINOR)) })
  .refine(({ bets }) => Object.entries(bets).every(([place, minor]) => isAllowed(place, minor)))
  .refine((choice) => stakeOf(choice) >= LIMITS.minMinor && stakeOf(choice) <= LIMITS.maxMinor);

/** What comes back for the chips of a spin when a pocket comes; a whole number of minor units. */
export function paidFor({ bets }: RouletteChoice, pocket: number): number {
  return Object.entries(bets).reduce((sum, [place, minor]) => {
    const numbers = numbersOf(place);
    return numbers.includes(pocket) ? sum + (minor * PAID_NUMBERS) / numbers.length : sum;
  }, 0);
}

/** Roulette with one zero and many chips a spin. The pocket is the published one: floor(fraction × 37). */
export const rouletteGame: DrawEngine<RouletteChoice> = {
  limits: LIMITS,
  parseChoice: (value) => rouletteChoice.safeParse(value).data,
  stakeOf,
  draw(choice, _stakeMinor, random) {
    const pocket = random(POCKETS);
    return { outcome: { pocket }, payoutMinor: paidFor(choice, pocket) };
  },
  rules: {
    returnBp: Math.floor((PAID_NUMBERS / POCKETS) * 10_000),
    pockets: Array.from({ length: POCKETS }, (_unused, pocket) => colourOf(pocket)),
    places: Object.fromEntries(PLACES),
    mostMinor: MOST_MINOR,
    paidNumbers: PAID_NUMBERS,
  },
};
