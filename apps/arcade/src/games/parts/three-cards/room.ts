import type { OutcomeText } from '@maidan/wire';
import type { StepEngine } from '../../../engines/step-engine.ts';
import type { StepRoom, WayReturn } from '../../room.ts';
import type { BetsChoice } from '../bets.ts';
import { areCards, cardsText } from '../cards.ts';
import type { ThreeCardStep } from './game.ts';
import { isWorthPlaying, kindOf, type HandKind } from './hands.ts';
import type { Way } from './pays.ts';

/** A text in every language of the wire. */
type Told = Readonly<Record<'bn' | 'en' | 'hi', string>>;

const ENDS: Readonly<Record<Way, Told>> = {
  pack: { bn: 'প্যাক করা হয়েছে', en: 'Packed', hi: 'पैक किया गया' },
  out: { bn: 'ডিলার খেলেননি', en: 'The dealer did not play', hi: 'डीलर नहीं खेला' },
  won: { bn: 'খেলোয়াড় জিতেছেন', en: 'The player won', hi: 'खिलाड़ी जीता' },
  tie: { bn: 'সমান হয়েছে', en: 'Tie', hi: 'बराबरी रही' },
  lost: { bn: 'ডিলার জিতেছেন', en: 'The dealer won', hi: 'डीलर जीता' },
};

const isWay = (value: unknown): value is Way =>
  typeof value === 'string' && Object.hasOwn(ENDS, value);
const isHand = (value: unknown) => areCards(value) && value.length === 3;

function tellOf(names: Readonly<Record<HandKind, Told>>) {
  return ({ player, dealer, way }: Record<string, unknown>): OutcomeText | undefined => {
    if (!isWay(way) || !isHand(player) || !isHand(dealer)) return undefined;
    const hands = [player, dealer].map((cards) => ({
      name: names[kindOf(cards as number[])],
      cards: cardsText(cards as number[]),
    }));
    const [own, other] = hands;
    if (own === undefined || other === undefined) return undefined;
    const end = ENDS[way];
    return {
      bn: `${end.bn}: খেলোয়াড় ${own.name.bn} (${own.cards}), ডিলার ${other.name.bn} (${other.cards})।`,
      en: `${end.en}: player ${own.name.en} (${own.cards}), dealer ${other.name.en} (${other.cards}).`,
      hi: `${end.hi}: खिलाड़ी ${own.name.hi} (${own.cards}), डीलर ${other.name.hi} (${other.cards})।`,
    };
  };
}

/** Makes the room of a game of three cards against the dealer; `names` are those of its kinds of hands. */
export function createThreeCardRoom(
  game: StepEngine<BetsChoice, ThreeCardStep>,
  returnOf: (choice: BetsChoice) => WayReturn,
  names: Readonly<Record<HandKind, Told>>,
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
