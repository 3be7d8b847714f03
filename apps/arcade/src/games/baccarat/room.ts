import type { BetsChoice } from '../parts/bets.ts';
import { areCards, cardsText } from '../parts/cards.ts';
import type { Room } from '../room.ts';
import { totalOf } from './deal.ts';
import { baccaratReturn } from './returns.ts';
import { baccaratGame, sideOf } from './rules.ts';

const ENDS = {
  player: { bn: 'প্লেয়ার জিতেছে', en: 'Player won', hi: 'प्लेयर जीता' },
  banker: { bn: 'ব্যাংকার জিতেছে', en: 'Banker won', hi: 'बैंकर जीता' },
  tie: { bn: 'সমান হয়েছে', en: 'Tie', hi: 'बराबरी रही' },
} as const;

/** Baccarat: player, banker, tie and pairs, third cards by the table. */
export const baccaratRoom: Room<BetsChoice> = {
  engine: 'table',
  game: baccaratGame,
  returnOf: baccaratReturn,
  samples: [
    { bets: { player: 1_000 } },
    { bets: { banker: 10_000 } },
    { bets: { player: 1_000_000, banker: 1_000_000 } },
    { bets: { tie: 200_000 } },
    { bets: { playerPair: 100_000 } },
    { bets: { bankerPair: 1_000 } },
    {
      bets: { player: 50_000, banker: 1_000, tie: 5_000, playerPair: 2_000, bankerPair: 100_000 },
    },
  ],
  tell({ player, banker }) {
    if (!areCards(player) || !areCards(banker)) return undefined;
    const end = ENDS[sideOf(player, banker)];
    const [own, other] = [totalOf(player), totalOf(banker)];
    const [left, right] = [cardsText(player), cardsText(banker)];
    return {
      bn: `${end.bn}: প্লেয়ার ${own} (${left}), ব্যাংকার ${other} (${right})।`,
      en: `${end.en}: player ${own} (${left}), banker ${other} (${right}).`,
      hi: `${end.hi}: प्लेयर ${own} (${left}), बैंकर ${other} (${right})।`,
    };
  },
};
