import type { OutcomeText } from '@maidan/wire';
import { z } from 'zod';
import { areCards, cardsText, type Card } from '../parts/cards.ts';
import { POKER_HANDS } from '../parts/poker-hands.ts';
import type { StepRoom } from '../room.ts';
import { createBestPlay } from './best-play.ts';
import { HAND_PAYS, type HandName } from './hands.ts';
import { POKER_RETURN } from './returns.ts';
import { pokerGame, type PokerChoice, type PokerStep } from './rules.ts';

const NAMES: Readonly<Record<HandName, OutcomeText>> = {
  ...POKER_HANDS,
  jacks: { bn: 'পেয়ার, J বা বড়', en: 'jacks or better', hi: 'पेयर, J या बड़ा' },
  none: { bn: 'কোনো হাত নয়', en: 'no hand', hi: 'कोई हाथ नहीं' },
};

const outcomeOf = z.object({
  cards: z.array(z.int()).length(5),
  hand: z.enum(Object.keys(HAND_PAYS) as [HandName, ...HandName[]]),
});
const ONLY: PokerChoice = { game: 'jacks-or-better' };

let bestOf: ReturnType<typeof createBestPlay> | undefined;

/** The best hold of five cards in the order in which they lie. */
function bestHold(dealt: readonly Card[]): PokerStep {
  bestOf ??= createBestPlay();
  const sorted = [...dealt].sort((one, other) => one - other);
  const { mask } = bestOf(sorted);
  const kept = sorted.filter((_card, at) => (mask & (1 << at)) !== 0);
  return { hold: dealt.flatMap((card, place) => (kept.includes(card) ? [place] : [])) };
}

/** Video poker: five cards, of which the player keeps some and draws the others anew. */
export const pokerRoom: StepRoom<PokerChoice, PokerStep> = {
  engine: 'draw',
  game: pokerGame,
  returnOf: () => POKER_RETURN,
  plan: (_choice, _steps, { shown }) => bestHold(shown['dealt'] as Card[]),
  samples: [ONLY, ONLY],
  tell(outcome, choice) {
    const end = outcomeOf.safeParse(outcome).data;
    if (end === undefined || !areCards(end.cards)) return undefined;
    if (pokerGame.parseChoice(choice) === undefined) return undefined;
    const { bn, en, hi } = NAMES[end.hand];
    const [cards, pays] = [cardsText(end.cards), HAND_PAYS[end.hand]];
    if (pays === 0)
      return {
        bn: `${cards}: ${bn}।`,
        en: `${cards}: ${en}.`,
        hi: `${cards}: ${hi}।`,
      };
    return {
      bn: `${cards}: ${bn}, ${pays}×।`,
      en: `${cards}: ${en}, ${pays}×.`,
      hi: `${cards}: ${hi}, ${pays}×।`,
    };
  },
};
