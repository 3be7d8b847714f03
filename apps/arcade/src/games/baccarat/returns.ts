import type { WayReturn } from '../room.ts';
import { betsReturn, type BetsChoice } from '../parts/bets.ts';
import { BACCARAT_KINDS } from './rules.ts';

/** The return of the chips of a hand, over all ways in which six ranks can fall. */
export const baccaratReturn = (choice: BetsChoice): WayReturn => betsReturn(choice, BACCARAT_KINDS);
