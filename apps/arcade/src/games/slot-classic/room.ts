import { SPIN, type SpinChoice } from '../reels/spin-choice.ts';
import { tellPayout } from '../reels/tell-payout.ts';
import type { Room } from '../room.ts';
import { CLASSIC_RETURN, classicGame } from './rules.ts';

/** The slot of three reels in the classic way. */
export const slotClassicRoom: Room<SpinChoice> = {
  engine: 'slot',
  game: classicGame,
  returnOf: () => CLASSIC_RETURN,
  samples: [SPIN, SPIN],
  tell({ stops, payHundredths }) {
    return Array.isArray(stops) && stops.length === 3 && typeof payHundredths === 'number'
      ? tellPayout(payHundredths)
      : undefined;
  },
};
