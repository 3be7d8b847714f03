import { SPIN, type SpinChoice } from '../reels/spin-choice.ts';
import { tellPayout } from '../reels/tell-payout.ts';
import type { Room } from '../room.ts';
import { CASCADE_RETURN } from './returns.ts';
import { cascadeGame } from './rules.ts';

/** The slot whose winning symbols vanish, so that others fall. */
export const slotCascadeRoom: Room<SpinChoice> = {
  engine: 'slot',
  game: cascadeGame,
  returnOf: () => CASCADE_RETURN,
  samples: [SPIN, SPIN],
  tell({ steps, payHundredths }) {
    if (!Array.isArray(steps) || typeof payHundredths !== 'number') return undefined;
    const won = steps.length - 1;
    if (won < 2) return tellPayout(payHundredths);
    return tellPayout(payHundredths, {
      bn: `${won} ধাপে মিল এসেছে।`,
      en: `${won} steps matched.`,
      hi: `${won} चरणों में मेल आया।`,
    });
  },
};
