import type { TitleSymbols } from '../reels/sets.ts';

/** The pictures of a ticket by the colours of its title: the first one is that of the largest prize. */
const LOOKS: Readonly<Record<string, TitleSymbols>> = {
  lotusp: {
    names: ['comet', 'sun', 'moon', 'wand', 'snowflake', 'umbrella', 'mountain'],
    sets: ['sky'],
  },
  sunset: {
    names: ['firework', 'dhol', 'rickshaw', 'mask', 'kite', 'balloon', 'gift'],
    sets: ['fair'],
  },
  blossom: {
    names: ['pot', 'crown', 'chest', 'ring', 'lamp', 'key', 'diya'],
    sets: ['treasure'],
  },
  jade: {
    names: [
      'face:panda',
      'face:bear',
      'face:fox',
      'face:rabbit',
      'face:cat',
      'face:dog',
      'face:frog',
    ],
    sets: ['friends'],
  },
};

const RIVER: TitleSymbols = {
  names: ['moonboat', 'koi', 'lotus', 'swan', 'turtle', 'crab', 'palm'],
  sets: ['river'],
};

/** The pictures of a title; those of the river for a title that is not known. */
export const lookOf = (palette = ''): TitleSymbols => LOOKS[palette] ?? RIVER;
