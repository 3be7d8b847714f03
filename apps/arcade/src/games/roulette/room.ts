import type { Room } from '../room.ts';
import { colourOf, PLACES } from './places.ts';
import { rouletteReturn } from './returns.ts';
import type { BetsChoice } from '../parts/bets.ts';
import { rouletteGame } from './rules.ts';

const COLOURS = {
  green: { bn: 'সবুজ', en: 'green', hi: 'हरा' },
  red: { bn: 'লাল', en: 'red', hi: 'लाल' },
  black: { bn: 'কালো', en: 'black', hi: 'काला' },
} as const;

/** The smallest chip on every place at once. */
const everywhere = Object.fromEntries([...PLACES.keys()].map((place) => [place, 1_000]));

/** Roulette with one zero, and as many chips a spin as the player likes. */
export const rouletteRoom: Room<BetsChoice> = {
  engine: 'table',
  game: rouletteGame,
  returnOf: rouletteReturn,
  samples: [
    { bets: { n0: 1_000 } },
    { bets: { 'n32-35': 1_000, odd: 1_000 } },
    { bets: { n36: 100_000 } },
    { bets: { 'n0-2': 200_000 } },
    { bets: { 'n34-35-36': 300_000 } },
    { bets: { 'n0-1-2-3': 400_000 } },
    { bets: { 'n31-32-33-34-35-36': 600_000 } },
    { bets: { dozen3: 1_000_000, column1: 1_000_000 } },
    { bets: { red: 1_000_000 } },
    {
      bets: {
        n23: 1_000,
        'n20-23': 1_000,
        'n8-9-11-12': 1_000,
        column2: 5_000,
        red: 5_000,
        dozen2: 2_000,
      },
    },
    { bets: everywhere },
  ],
  tell({ pocket }) {
    if (typeof pocket !== 'number') return undefined;
    const colour = COLOURS[colourOf(pocket)];
    return {
      bn: `চাকা থেমেছে ${pocket}-এ (${colour.bn})।`,
      en: `The wheel stopped at ${pocket} (${colour.en}).`,
      hi: `चक्का ${pocket} (${colour.hi}) पर रुका।`,
    };
  },
};
