import type { Card } from '../parts/cards/names.ts';

/** The hands from the best down; see `apps/arcade/src/games/video-poker/hands.ts`. */
export const HANDS = [
  'royal',
  'straightFlush',
  'four',
  'fullHouse',
  'flush',
  'straight',
  'three',
  'twoPairs',
  'jacks',
] as const;
/** Name of a hand that pays. */
export type PayingHand = (typeof HANDS)[number];
/** Name of a hand; `none` pays nothing. */
export type Hand = PayingHand | 'none';

/** What the server says of the game; see `apps/arcade/src/games/video-poker/rules.ts`. */
export interface PokerRules {
  returnBp: number;
  /** What each hand returns for one stake. */
  pays: Record<Hand, number>;
  /** The largest payout in hundredths of the stake. */
  largest: number;
  deviation: number;
}

/** A round at its end, as the server tells it. */
export interface PokerEnd {
  dealt: Card[];
  /** The places that were kept, from 0. */
  hold: number[];
  cards: Card[];
  hand: Hand;
}
