import { betsReturn, type BetsChoice } from '../parts/bets.ts';
import type { WayReturn } from '../room.ts';
import { POCKETS } from './places.ts';
import { paysOf } from './rules.ts';

const KINDS = Array.from({ length: POCKETS }, (_unused, pocket) => ({
  count: 1,
  pays: paysOf(pocket),
}));

/** Every chip returns 36 of 37, so all together do; how bold a spin is depends on where they lie. */
export function rouletteReturn(choice: BetsChoice): WayReturn {
  return betsReturn(choice, KINDS);
}
