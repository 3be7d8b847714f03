import type { OutcomeText } from '@maidan/wire';
import type { StepRoom } from '../room.ts';
import { tellEnd } from '../parts/ante/ends.ts';
import type { BetsChoice } from '../parts/bets.ts';
import { areCards, type Card } from '../parts/cards.ts';
import { POKER_HANDS } from '../parts/poker-hands.ts';
import { isFolded } from './folds.ts';
import { kindOfStrength, strengthOf } from './hands.ts';
import { HOLDEM_RETURN } from './returns.ts';
import { holdemGame, type HoldemStep } from './rules.ts';

const FOLDED: OutcomeText = { bn: 'ফোল্ড করা হয়েছে', en: 'Folded', hi: 'फ़ोल्ड किया गया' };

const isRow = (value: unknown, count: number): value is Card[] =>
  areCards(value) && value.length === count;

function tell({ player, dealer, board, way }: Record<string, unknown>): OutcomeText | undefined {
  if (!isRow(player, 2) || !isRow(dealer, 2) || !isRow(board, 5)) return undefined;
  const handOf = (cards: readonly Card[]) => ({
    name: POKER_HANDS[kindOfStrength(strengthOf([...cards, ...board]))],
    cards,
  });
  return tellEnd(way, { own: handOf(player), dealer: handOf(dealer), board }, { fold: FOLDED });
}

/** Casino hold'em: ante, then play or fold against the dealer. */
export const holdemRoom: StepRoom<BetsChoice, HoldemStep> = {
  engine: 'table',
  game: holdemGame,
  returnOf: () => HOLDEM_RETURN,
  plan(_choice, _steps, { shown }) {
    const { player, flop } = shown;
    const isPlayed = isRow(player, 2) && isRow(flop, 3) && !isFolded(player, flop);
    return { act: isPlayed ? 'play' : 'fold' };
  },
  samples: [{ bets: { ante: 1_000 } }, { bets: { ante: 10_000 } }, { bets: { ante: 500_000 } }],
  tell,
};
