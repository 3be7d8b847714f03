import type { OutcomeText } from '@maidan/wire';
import type { StepRoom } from '../room.ts';
import { tellEnd } from '../parts/ante/ends.ts';
import type { BetsChoice } from '../parts/bets.ts';
import { areCards, type Card } from '../parts/cards.ts';
import { isFolded } from './folds.ts';
import { kindOfStrength, strengthOf, type HandKind } from './hands.ts';
import { HOLDEM_RETURN } from './returns.ts';
import { holdemGame, type HoldemStep } from './rules.ts';

const NAMES: Readonly<Record<HandKind, OutcomeText>> = {
  high: { bn: 'হাই কার্ড', en: 'high card', hi: 'हाई कार्ड' },
  pair: { bn: 'পেয়ার', en: 'pair', hi: 'पेयर' },
  twoPairs: { bn: 'দুই পেয়ার', en: 'two pairs', hi: 'दो पेयर' },
  three: { bn: 'থ্রি অফ আ কাইন্ড', en: 'three of a kind', hi: 'थ्री ऑफ़ अ काइंड' },
  straight: { bn: 'স্ট্রেট', en: 'straight', hi: 'स्ट्रेट' },
  flush: { bn: 'ফ্লাশ', en: 'flush', hi: 'फ्लश' },
  fullHouse: { bn: 'ফুল হাউস', en: 'full house', hi: 'फ़ुल हाउस' },
  four: { bn: 'ফোর অফ আ কাইন্ড', en: 'four of a kind', hi: 'फ़ोर ऑफ़ अ काइंड' },
  straightFlush: { bn: 'স্ট্রেট ফ্লাশ', en: 'straight flush', hi: 'स्ट्रेट फ्लश' },
  royal: { bn: 'রয়েল ফ্লাশ', en: 'royal flush', hi: 'रॉयल फ्लश' },
};

const FOLDED: OutcomeText = { bn: 'ফোল্ড করা হয়েছে', en: 'Folded', hi: 'फ़ोल्ड किया गया' };

const isRow = (value: unknown, count: number): value is Card[] =>
  areCards(value) && value.length === count;

function tell({ player, dealer, board, way }: Record<string, unknown>): OutcomeText | undefined {
  if (!isRow(player, 2) || !isRow(dealer, 2) || !isRow(board, 5)) return undefined;
  const handOf = (cards: readonly Card[]) => ({
    name: NAMES[kindOfStrength(strengthOf([...cards, ...board]))],
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
