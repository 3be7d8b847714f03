import { createThreeCardGame } from '../parts/three-cards/game.ts';
import { POKER_ORDER } from '../parts/three-cards/hands.ts';
import type { ThreeCardPays } from '../parts/three-cards/pays.ts';
import { outcomesOf, type WayCounts } from '../parts/three-cards/returns.ts';

/** What poker with three cards pays to one for the player's own cards. */
export const THREE_CARD_PAYS: ThreeCardPays = {
  bonus: { pureSequence: 5, trail: 4, sequence: 1 },
  pairPlus: { pureSequence: 40, trail: 30, sequence: 6, colour: 4, pair: 1 },
};

/** How often each end comes under the best play; a test counts all pairs of hands again. */
export const THREE_CARD_COUNTS: WayCounts = {
  high: {
    pack: 132_652_800,
    out: 53_876_136,
    won: 38_134_212,
    tie: 234_696,
    lost: 77_992_716,
  },
  pair: { out: 20_926_080, won: 36_168_624, tie: 11_232, lost: 11_873_520 },
  colour: { out: 6_135_276, won: 12_793_544, tie: 3_288, lost: 1_260_596 },
  sequence: { out: 4_001_004, won: 8_975_484, tie: 18_288, lost: 270_504 },
  pureSequence: { out: 266_196, won: 617_044, tie: 144, lost: 968 },
  trail: { out: 288_960, won: 665_776, lost: 3_312 },
};

/** The counts as the engine and the frame use them. */
export const THREE_CARD_OUTCOMES = outcomesOf(THREE_CARD_COUNTS);

/** Poker with three cards against the dealer, who plays with a queen or better. */
export const threeCardGame = createThreeCardGame({
  order: POKER_ORDER,
  pays: THREE_CARD_PAYS,
  outcomes: THREE_CARD_OUTCOMES,
});
