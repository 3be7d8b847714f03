import type { OutcomeText } from '@maidan/wire';
import type { Room } from '../room.ts';
import { fishingReturn } from './returns.ts';
import { FISH, fishingGame, type FishingChoice } from './rules.ts';

type Names = Record<'bn' | 'en' | 'hi', string>;

/** What each kind is called in the player's record, in the middle of a sentence. */
const NAMES: Readonly<Record<string, Names>> = {
  shoal: { bn: 'ঝাঁক', en: 'shoal', hi: 'झुंड' },
  puti: { bn: 'পুঁটি', en: 'puti', hi: 'पुठिया' },
  koi: { bn: 'কই', en: 'koi', hi: 'कोई' },
  tengra: { bn: 'টেংরা', en: 'tengra', hi: 'टेंगरा' },
  ilish: { bn: 'ইলিশ', en: 'ilish', hi: 'हिल्सा' },
  rui: { bn: 'রুই', en: 'rui', hi: 'रोहू' },
  boal: { bn: 'বোয়াল', en: 'boal', hi: 'बोआल' },
  boss: { bn: 'বস', en: 'boss', hi: 'बॉस' },
};

function tellShoal(caught: number, of: number): OutcomeText {
  return {
    bn: `ঝাঁকের ${of}টি মাছের ${caught}টি ধরা পড়েছে।`,
    en: `${caught} of the ${of} fish of the shoal were caught.`,
    hi: `झुंड की ${of} में से ${caught} मछलियाँ पकड़ में आईं।`,
  };
}

function tellOne(name: Names, isCaught: boolean): OutcomeText {
  return isCaught
    ? {
        bn: `${name.bn} ধরা পড়েছে।`,
        en: `The ${name.en} was caught.`,
        hi: `शिकार मिला: ${name.hi}।`,
      }
    : {
        bn: `${name.bn} ধরা পড়েনি।`,
        en: `The ${name.en} got away.`,
        hi: `शिकार नहीं मिला: ${name.hi}।`,
      };
}

/** Fishing: aimed shots at what swims by. */
export const fishingRoom: Room<FishingChoice> = {
  engine: 'fishing',
  game: fishingGame,
  returnOf: fishingReturn,
  samples: FISH.map(({ key }) => ({ fish: key })),
  tell({ fish, caught }) {
    const name = NAMES[String(fish)];
    if (name === undefined || !Array.isArray(caught)) return undefined;
    const count = caught.filter(Boolean).length;
    return caught.length > 1 ? tellShoal(count, caught.length) : tellOne(name, count > 0);
  },
};
