import type { BetsChoice } from '../parts/bets.ts';
import { threeCardReturn } from '../parts/three-cards/returns.ts';
import type { WayReturn } from '../room.ts';
import { TEEN_PATTI_OUTCOMES, TEEN_PATTI_PAYS } from './rules.ts';

/** The return of ante and pair plus under the best play, over all pairs of hands. */
export const teenPattiReturn = (choice: BetsChoice): WayReturn =>
  threeCardReturn(choice, TEEN_PATTI_PAYS, TEEN_PATTI_OUTCOMES);
