import type { OutcomeText } from '@maidan/wire';
import type { StepEngine } from '../../../engines/step-engine.ts';
import type { StepRoom, WayReturn } from '../../room.ts';
import { tellEnd } from '../ante/ends.ts';
import type { BetsChoice } from '../bets.ts';
import { areCards, type Card } from '../cards.ts';
import type { ThreeCardStep } from './game.ts';
import { isWorthPlaying, kindOf, type HandKind } from './hands.ts';

const PACKED: OutcomeText = { bn: 'প্যাক করা হয়েছে', en: 'Packed', hi: 'पैक किया गया' };

const isHand = (value: unknown): value is Card[] => areCards(value) && value.length === 3;

function tellOf(names: Readonly<Record<HandKind, OutcomeText>>) {
  const handOf = (cards: readonly Card[]) => ({ name: names[kindOf(cards)], cards });
  return ({ player, dealer, way }: Record<string, unknown>): OutcomeText | undefined => {
    if (!isHand(player) || !isHand(dealer)) return undefined;
    return tellEnd(way, { own: handOf(player), dealer: handOf(dealer) }, { pack: PACKED });
  };
}

/** Makes the room of a game of three cards against the dealer; `names` are those of its kinds of hands. */
export function createThreeCardRoom(
  game: StepEngine<BetsChoice, ThreeCardStep>,
  returnOf: (choice: BetsChoice) => WayReturn,
  names: Readonly<Record<HandKind, OutcomeText>>,
): StepRoom<BetsChoice, ThreeCardStep> {
  return {
    engine: 'table',
    game,
    returnOf,
    plan(_choice, _steps, { shown }) {
      const { player } = shown;
      return { act: areCards(player) && isWorthPlaying(player) ? 'play' : 'pack' };
    },
    samples: [
      { bets: { ante: 1_000 } },
      { bets: { ante: 10_000, pairPlus: 2_000 } },
      { bets: { ante: 1_000, pairPlus: 200_000 } },
      { bets: { ante: 500_000, pairPlus: 1_000 } },
      { bets: { ante: 500_000, pairPlus: 200_000 } },
    ],
    tell: tellOf(names),
  };
}
