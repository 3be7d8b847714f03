import { describe, expect, it } from 'vitest';
import { POKER_HANDS as HANDS_IN_RECEIPTS } from '../../../src/games/parts/poker-hands.ts';
import { AUTOPLAY_TEXTS } from '../autoplay/words.ts';
import { BINGO_TEXTS } from './bingo/words.ts';
import { CHAIN_TEXTS } from './parts/chain/words.ts';
import { BALLS_TEXTS } from './parts/draws/balls-words.ts';
import { DIGITS_TEXTS } from './parts/draws/digits-words.ts';
import { DRAW_TEXTS } from './parts/draws/words.ts';
import { POKER_HANDS } from './parts/cards/poker-words.ts';
import { DICE_TABLE_TEXTS } from './parts/dice/words.ts';
import { THREE_CARD_TEXTS } from './parts/three-cards/words.ts';
import { TABLE_TEXTS } from './parts/table/words.ts';
import type { RoomTexts } from './room-words.ts';
import { CLIENT_ROOMS } from './rooms.ts';

/** The words that several rooms share. */
const SHARED: Readonly<Record<string, RoomTexts<string>>> = {
  autoplay: AUTOPLAY_TEXTS,
  'tables with chips': TABLE_TEXTS,
  'chains of hashes': CHAIN_TEXTS,
  'three cards against the dealer': THREE_CARD_TEXTS,
  'hands of poker': POKER_HANDS,
  'tables with dice': DICE_TABLE_TEXTS,
  'draws for everybody': DRAW_TEXTS,
  'ball-draw': BALLS_TEXTS,
  'six-of-45': BALLS_TEXTS,
  bingo: BINGO_TEXTS,
  'pick-three': DIGITS_TEXTS,
  'pick-four': DIGITS_TEXTS,
};

const blanksOf = (text: string) =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).toSorted();

/** Every text of a room; its folder exports them from `words.ts`. */
async function textsOf(room: string): Promise<RoomTexts<string>> {
  const shared = SHARED[room];
  if (shared !== undefined) return shared;
  const module = (await import(`./${room}/words.ts`)) as Record<string, RoomTexts<string>>;
  const [texts] = Object.values(module);
  if (texts === undefined) throw new Error(`${room} has no texts`);
  return texts;
}

describe.each([...new Set([...Object.keys(CLIENT_ROOMS), ...Object.keys(SHARED), 'reels'])])(
  'the words of %s',
  (room) => {
    it.each(['bn', 'hi'] as const)(
      'are there in %s, with the same blanks as in English',
      async (language) => {
        const texts = await textsOf(room);
        expect(Object.keys(texts[language])).toEqual(Object.keys(texts.en));
        for (const [key, text] of Object.entries(texts.en)) {
          const other = texts[language][key] ?? '';
          expect(blanksOf(other), key).toEqual(blanksOf(text));
          const [own, strange] = language === 'bn' ? [/[ঀ-৿]/, /[ऀ-ॣ०-ॿ]/] : [/[ऀ-ॿ]/, /[ঀ-৿]/];
          const isFigures = /^(?:[\d\s–×,:]|\{\w+\})+$/.test(other);
          expect(isFigures || own.test(other), `${key}: ${other}`).toBe(true);
          expect(other, `${key} holds another script`).not.toMatch(strange);
          expect(other, `${key} makes an ordinal of whatever figure comes`).not.toMatch(
            /}(?:তম|ম|য়|র্থ|ষ্ঠ)(?![ঀ-৿])|}(?:वाँ|वीं|वें)/,
          );
          expect(other, `${key} ends with a full stop`).not.toMatch(/[ঀ-৿ऀ-ॿ]\.(?:\s|$)/);
        }
      },
    );
  },
);

it('hands of poker are called alike in the frame and in receipts', () => {
  for (const language of ['bn', 'en', 'hi'] as const) {
    const own = Object.entries(POKER_HANDS[language]).map(([hand, name]) => [
      hand,
      name.toLowerCase(),
    ]);
    const told = Object.entries(HANDS_IN_RECEIPTS).map(([hand, names]) => [hand, names[language]]);
    expect(Object.fromEntries(own)).toEqual(Object.fromEntries(told));
  }
});
