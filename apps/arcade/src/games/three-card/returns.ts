import type { BetsChoice } from '../parts/bets.ts';
import { threeCardReturn } from '../parts/three-cards/returns.ts';
import type { WayReturn } from '../room.ts';
import { THREE_CARD_OUTCOMES, THREE_CARD_PAYS } from './rules.ts';

/** The return of ante and pair plus under the best play, over all pairs of hands. */
export const threeCardReturnOf = (choice: BetsChoice): WayReturn =>
  threeCardReturn(choice, THREE_CARD_PAYS, THREE_CARD_OUTCOMES);
