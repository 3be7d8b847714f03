import { SPIN, type SpinChoice } from '../reels/spin-choice.ts';
import { tellPayout } from '../reels/tell-payout.ts';
import type { Room } from '../room.ts';
import { RESPIN_RETURN } from './returns.ts';
import { respinGame } from './rules.ts';

/** The slot whose prize symbols stay while the rest is spun again. */
export const slotRespinRoom: Room<SpinChoice> = {
  engine: 'slot',
  game: respinGame,
  returnOf: () => RESPIN_RETURN,
  samples: [SPIN, SPIN],
  tell({ turns, payHundredths }) {
    if (!Array.isArray(turns) || typeof payHundredths !== 'number') return undefined;
    const prizes = (turns as unknown[][]).flat().length;
    if (prizes === 0) return tellPayout(payHundredths);
    return tellPayout(payHundredths, {
      bn: `${prizes}টি পুরস্কার ধরা পড়েছে।`,
      en: `${prizes} prizes were held.`,
      hi: `${prizes} इनाम मिले।`,
    });
  },
};
