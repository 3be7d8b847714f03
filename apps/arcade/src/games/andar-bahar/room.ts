import { betsReturn, type BetsChoice } from '../parts/bets.ts';
import { areCards, cardText } from '../parts/cards.ts';
import type { Room } from '../room.ts';
import { ANDAR_BAHAR_KINDS, andarBaharGame, sideOfCard } from './rules.ts';

const SIDES = {
  andar: { bn: 'অন্দরে', en: 'Andar', hi: 'अंदर' },
  bahar: { bn: 'বাহিরে', en: 'Bahar', hi: 'बाहर' },
} as const;

/** Andar bahar: the side on which the joker's rank comes, and with how many cards. */
export const andarBaharRoom: Room<BetsChoice> = {
  engine: 'table',
  game: andarBaharGame,
  returnOf: (choice) => betsReturn(choice, ANDAR_BAHAR_KINDS),
  samples: [
    { bets: { andar: 1_000 } },
    { bets: { bahar: 10_000 } },
    { bets: { andar: 1_000_000, bahar: 1_000_000 } },
    { bets: { to5: 500_000, to10: 300_000, to15: 300_000, to25: 300_000 } },
    { bets: { to30: 100_000, to35: 50_000, to40: 20_000, over40: 10_000 } },
    { bets: { bahar: 10_000, to10: 2_000 } },
  ],
  tell({ joker, cards }) {
    if (!areCards([joker]) || !areCards(cards) || cards.length === 0) return undefined;
    const side = SIDES[sideOfCard(cards.length)];
    const [first, last] = [cardText(joker as number), cardText(cards.at(-1) ?? 0)];
    const count = cards.length;
    return {
      bn: `জোকার ${first}; ${side.bn} ${last} এসেছে, ${count} তাসে।`,
      en: `Joker ${first}; ${last} came to ${side.en} with card ${count}.`,
      hi: `जोकर ${first}; ${count} पत्तों में ${last} ${side.hi} आया।`,
    };
  },
};
