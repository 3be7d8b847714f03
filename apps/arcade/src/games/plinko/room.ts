import type { Room } from '../room.ts';
import type { PlinkoChoice } from './pays.ts';
import { PLINKO_BOARDS } from './pays.ts';
import { plinkoReturn } from './returns.ts';
import { plinkoGame } from './rules.ts';

/** Plinko: a ball falls through rows of pegs into a field. */
export const plinkoRoom: Room<PlinkoChoice> = {
  engine: 'draw',
  game: plinkoGame,
  returnOf: plinkoReturn,
  samples: PLINKO_BOARDS.filter(({ rows }) => rows % 4 === 0),
  tell({ field, payHundredths }) {
    if (typeof field !== 'number' || typeof payHundredths !== 'number') return undefined;
    const [place, times] = [field + 1, `${(payHundredths / 100).toFixed(2)}×`];
    return {
      bn: `বল পড়েছে ${place} নম্বর ঘরে: ${times}।`,
      en: `The ball fell into field ${place}: ${times}.`,
      hi: `गेंद ${place} नंबर के खाने में गिरी: ${times}।`,
    };
  },
};
