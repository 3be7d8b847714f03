import { SPIN, type SpinChoice } from '../reels/spin-choice.ts';
import { tellPayout } from '../reels/tell-payout.ts';
import type { Room } from '../room.ts';
import { LINES_RETURN } from './returns.ts';
import { linesGame } from './rules.ts';

/** The slot of five reels with lines, wild and scatter symbols and free spins. */
export const slotLinesRoom: Room<SpinChoice> = {
  engine: 'slot',
  game: linesGame,
  returnOf: () => LINES_RETURN,
  samples: [SPIN, SPIN],
  tell({ spins, payHundredths }) {
    if (!Array.isArray(spins) || typeof payHundredths !== 'number') return undefined;
    const free = spins.length - 1;
    if (free === 0) return tellPayout(payHundredths);
    return tellPayout(payHundredths, {
      bn: `${free}টি ফ্রি স্পিন এসেছে।`,
      en: `${free} free spins came.`,
      hi: `${free} फ़्री स्पिन आए।`,
    });
  },
};
