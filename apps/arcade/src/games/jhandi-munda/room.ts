import type { BetsChoice } from '../parts/bets.ts';
import { createDiceTable } from '../parts/dice-fields.ts';
import type { Room } from '../room.ts';
import { facesOf } from '../parts/throws.ts';
import { JHANDI_DICE, JHANDI_FIELDS, SYMBOLS } from './fields.ts';

/** Jhandi munda: the six symbols and the throw of six dice. */
export const jhandiMunda = createDiceTable(JHANDI_DICE, JHANDI_FIELDS);

const NAMES = {
  flag: { bn: 'ঝান্ডি', en: 'flag', hi: 'झंडी' },
  crown: { bn: 'মুন্ডা', en: 'face', hi: 'मुंडा' },
  heart: { bn: 'পান', en: 'heart', hi: 'पान' },
  spade: { bn: 'ইস্কাপন', en: 'spade', hi: 'हुकुम' },
  diamond: { bn: 'রুইতন', en: 'diamond', hi: 'ईंट' },
  club: { bn: 'চিড়িতন', en: 'club', hi: 'चिड़ी' },
} as const;

/** The symbols that came, each with the number of its dice. */
function listOf(faces: readonly number[], language: 'bn' | 'en' | 'hi'): string {
  return SYMBOLS.flatMap((symbol, index) => {
    const shown = faces.filter((face) => face === index + 1).length;
    return shown === 0 ? [] : [`${NAMES[symbol][language]} ${shown}`];
  }).join(', ');
}

/** Jhandi munda: six dice of six symbols, and a bet on any of them. */
export const jhandiMundaRoom: Room<BetsChoice> = {
  engine: 'table',
  game: jhandiMunda.game,
  returnOf: jhandiMunda.returnOf,
  samples: [
    { bets: { flag: 1_000 } },
    { bets: { flag: 2_000, heart: 1_000 } },
    { bets: { club: 1_000_000 } },
    { bets: Object.fromEntries(SYMBOLS.map((symbol) => [symbol, 1_000])) },
  ],
  tell({ dice }) {
    const faces = facesOf(dice, JHANDI_DICE);
    if (faces === undefined) return undefined;
    return {
      bn: `ছক্কায় পড়েছে: ${listOf(faces, 'bn')}।`,
      en: `The dice showed: ${listOf(faces, 'en')}.`,
      hi: `पासों पर आया: ${listOf(faces, 'hi')}।`,
    };
  },
};
