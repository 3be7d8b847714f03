import type { WayReturn } from '../room.ts';
import { POCKETS } from './places.ts';
import { paidFor, stakeOf, type RouletteChoice } from './rules.ts';

/** Every chip returns 36 of 37, so all together do; how bold a spin is depends on where they lie. */
export function rouletteReturn(choice: RouletteChoice): WayReturn {
  const stake = stakeOf(choice);
  const paid = Array.from({ length: POCKETS }, (_unused, pocket) => paidFor(choice, pocket));
  const share = paid.reduce((sum, minor) => sum + minor, 0) / (POCKETS * stake);
  const squares = paid.reduce((sum, minor) => sum + (minor / stake - share) ** 2, 0);
  return {
    share,
    deviation: Math.sqrt(squares / POCKETS),
    topHundredths: Math.floor((Math.max(...paid) * 100) / stake),
  };
}
