import { betsReturn, type BetsChoice } from '../parts/bets.ts';
import type { WayReturn } from '../room.ts';
import { PAYS } from './rules.ts';

const KINDS = PAYS.map((pays) => ({ count: 1, pays }));

/** Every chip returns 36 of 37, so all together do; how bold a spin is depends on where they lie. */
export function rouletteReturn(choice: BetsChoice): WayReturn {
  return betsReturn(choice, KINDS);
}
