import type { BetsChoice } from '../parts/bets.ts';
import { createDiceTable } from '../parts/dice-fields.ts';
import type { Room } from '../room.ts';
import { facesOf } from '../parts/throws.ts';
import { SIC_BO_DICE, SIC_BO_FIELDS } from './fields.ts';

/** Sic bo: three dice and the whole layout. */
export const sicBo = createDiceTable(SIC_BO_DICE, SIC_BO_FIELDS);

/** Each kind of field, by the name of one that stands for it. */
const KINDS = ['small', 'big', 'odd', 'even', 'total-4', 'total-9', 'total-17', 'pair-1-2'];
const RARE = ['triple', 'double-6', 'triple-1', 'face-6'];

/** Sic bo: many chips, then one throw of three dice. */
export const sicBoRoom: Room<BetsChoice> = {
  engine: 'table',
  game: sicBo.game,
  returnOf: sicBo.returnOf,
  samples: [
    ...[...KINDS, ...RARE].map((name) => ({ bets: { [name]: 1_000 } })),
    { bets: { small: 1_000_000, big: 1_000_000 } },
    { bets: { big: 50_000, triple: 10_000, 'total-13': 10_000, 'pair-5-6': 10_000 } },
    { bets: Object.fromEntries(Object.keys(SIC_BO_FIELDS).map((name) => [name, 1_000])) },
  ],
  tell({ dice }) {
    const faces = facesOf(dice, SIC_BO_DICE);
    if (faces === undefined) return undefined;
    const sum = `${faces.join(' + ')} = ${faces.reduce((total, face) => total + face, 0)}`;
    return { bn: `ছক্কায় পড়েছে ${sum}।`, en: `The dice showed ${sum}.`, hi: `पासों पर आया ${sum}।` };
  },
};
