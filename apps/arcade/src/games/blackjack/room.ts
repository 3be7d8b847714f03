import { z } from 'zod';
import { areCards } from '../parts/cards.ts';
import type { StepRoom } from '../room.ts';
import { BEST_PLAY } from './best-play.ts';
import { isNatural, totalOf } from './hands.ts';
import { bestStep } from './plan.ts';
import { BLACKJACK_TOP, blackjackGame, type BlackjackChoice, type BlackjackStep } from './rules.ts';

const cards = z.custom<number[]>(areCards);
const outcomeOf = z.object({
  dealer: cards,
  hands: z.array(z.object({ cards })).min(1),
});
const DEAL: BlackjackChoice = { way: 'deal' };

/** Blackjack: the dealer stands on every 17; double, split and insurance are raises. */
export const blackjackRoom: StepRoom<BlackjackChoice, BlackjackStep> = {
  engine: 'table',
  game: blackjackGame,
  returnOf: () => ({
    share: BEST_PLAY.share,
    deviation: BEST_PLAY.deviation,
    averageStake: BEST_PLAY.averageStake,
    topHundredths: BLACKJACK_TOP,
  }),
  plan: (_choice, _steps, state) => bestStep(state),
  samples: [DEAL, DEAL],
  tell(outcome, choice) {
    const end = outcomeOf.safeParse(outcome).data;
    if (end === undefined || blackjackGame.parseChoice(choice) === undefined) return undefined;
    const own = end.hands.map((hand) => totalOf(hand.cards).total).join(' + ');
    const dealer = totalOf(end.dealer).total;
    if (isNatural(end.dealer))
      return {
        bn: `আপনার ${own}, ডিলারের ব্ল্যাকজ্যাক।`,
        en: `You ${own}, the dealer a blackjack.`,
        hi: `आपके ${own}, डीलर का ब्लैकजैक।`,
      };
    return {
      bn: `আপনার ${own}, ডিলারের ${dealer}।`,
      en: `You ${own}, the dealer ${dealer}.`,
      hi: `आपके ${own}, डीलर के ${dealer}।`,
    };
  },
};
