import { betsReturn, type BetsChoice } from '../parts/bets.ts';
import { areCards, cardText } from '../parts/cards.ts';
import type { Room } from '../room.ts';
import { DRAGON_TIGER_KINDS, dragonTigerGame, numberOf } from './rules.ts';

const ENDS = [
  { bn: 'টাইগার জিতেছে', en: 'Tiger won', hi: 'टाइगर जीता' },
  { bn: 'সমান হয়েছে', en: 'Tie', hi: 'बराबरी रही' },
  { bn: 'ড্রাগন জিতেছে', en: 'Dragon won', hi: 'ड्रैगन जीता' },
] as const;

/** Dragon tiger: the higher of two cards, their tie, and bets on a card by itself. */
export const dragonTigerRoom: Room<BetsChoice> = {
  engine: 'table',
  game: dragonTigerGame,
  returnOf: (choice) => betsReturn(choice, DRAGON_TIGER_KINDS),
  samples: [
    { bets: { dragon: 1_000 } },
    { bets: { tiger: 10_000 } },
    { bets: { dragon: 1_000_000, tiger: 1_000_000 } },
    { bets: { tie: 100_000 } },
    { bets: { suitedTie: 20_000 } },
    { bets: { dragonEven: 500_000, dragonRed: 500_000, tigerRed: 500_000 } },
    { bets: { tiger: 5_000, tie: 1_000, suitedTie: 1_000, dragonEven: 2_000, tigerRed: 1_000 } },
  ],
  tell({ dragon, tiger }) {
    const cards = [dragon, tiger];
    if (!areCards(cards)) return undefined;
    const [own = 0, other = 0] = cards;
    const end = ENDS[Math.sign(numberOf(own) - numberOf(other)) + 1];
    if (end === undefined) return undefined;
    const [left, right] = [cardText(own), cardText(other)];
    return {
      bn: `${end.bn}: ড্রাগন ${left}, টাইগার ${right}।`,
      en: `${end.en}: dragon ${left}, tiger ${right}.`,
      hi: `${end.hi}: ड्रैगन ${left}, टाइगर ${right}।`,
    };
  },
};
