import { POKER_HANDS } from '../parts/poker-hands.ts';
import { createThreeCardRoom } from '../parts/three-cards/room.ts';
import { threeCardReturnOf } from './returns.ts';
import { threeCardGame } from './rules.ts';

/** Poker with three cards: ante and pair plus, then play or pack against the dealer. */
export const threeCardRoom = createThreeCardRoom(threeCardGame, threeCardReturnOf, {
  high: POKER_HANDS.high,
  pair: POKER_HANDS.pair,
  colour: POKER_HANDS.flush,
  sequence: POKER_HANDS.straight,
  pureSequence: POKER_HANDS.straightFlush,
  trail: POKER_HANDS.three,
});
