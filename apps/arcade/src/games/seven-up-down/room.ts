import type { BetsChoice } from '../parts/bets.ts';
import { createDiceTable } from '../parts/dice-fields.ts';
import type { Room } from '../room.ts';
import { facesOf } from '../parts/throws.ts';
import { SEVEN_DICE, SEVEN_FIELDS } from './fields.ts';

/** Below, at or above seven: the fields and the throw. */
export const sevenUpDown = createDiceTable(SEVEN_DICE, SEVEN_FIELDS);

/** Seven up and down: whether the sum of two dice comes below seven, at it or above. */
export const sevenUpDownRoom: Room<BetsChoice> = {
  engine: 'table',
  game: sevenUpDown.game,
  returnOf: sevenUpDown.returnOf,
  samples: [
    { bets: { under: 1_000 } },
    { bets: { seven: 1_000 } },
    { bets: { over: 1_000_000 } },
    { bets: { under: 5_000, seven: 1_000 } },
    { bets: { under: 1_000, seven: 1_000, over: 1_000 } },
  ],
  tell({ dice }) {
    const faces = facesOf(dice, SEVEN_DICE);
    if (faces === undefined) return undefined;
    const sum = `${faces.join(' + ')} = ${faces.reduce((total, face) => total + face, 0)}`;
    return { bn: `ছক্কায় পড়েছে ${sum}।`, en: `The dice showed ${sum}.`, hi: `पासों पर आया ${sum}।` };
  },
};
