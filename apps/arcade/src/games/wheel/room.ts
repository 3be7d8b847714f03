import type { Room } from '../room.ts';
import { wheelReturn } from './returns.ts';
import { wheelGame, type WheelChoice } from './rules.ts';
import { FIELD_COUNTS, RISKS } from './tables.ts';

/** The wheel of fields: ten to fifty fields, three risks. */
export const wheelRoom: Room<WheelChoice> = {
  engine: 'table',
  game: wheelGame,
  returnOf: wheelReturn,
  samples: FIELD_COUNTS.flatMap((fields) => RISKS.map((risk) => ({ fields, risk }))),
  tell({ field, pays }, choice) {
    const bet = wheelGame.parseChoice(choice);
    if (typeof field !== 'number' || typeof pays !== 'number' || bet === undefined)
      return undefined;
    const [place, times] = [`${field + 1}/${bet.fields}`, `${(pays / 100).toFixed(2)}×`];
    return {
      bn: `চাকা থেমেছে ${place} ঘরে: ${times}।`,
      en: `The wheel stopped at field ${place}: ${times}.`,
      hi: `चक्का ख़ाने ${place} पर रुका: ${times}।`,
    };
  },
};
