import { bengali } from './words-bn.ts';
import { english, type WordKey } from './words-en.ts';

export type { WordKey };

/** Gives a text in the player's language with its blanks filled in. */
export type Words = (key: WordKey, blanks?: Record<string, string | number>) => string;

/** The texts of a language: Bengali for `bn` and its variants, English for every other. */
export function createWords(language: string): Words {
  const texts: Record<WordKey, string> = language.startsWith('bn') ? bengali : english;
  return (key, blanks = {}) =>
    texts[key].replaceAll(/\{(\w+)\}/g, (_whole, name: string) => String(blanks[name] ?? ''));
}

/** True for a key that exists; for codes that come from the server. */
export function isWordKey(key: string): key is WordKey {
  // `Object.hasOwn` came with Chrome 93 and Safari 15.4.
  // oxlint-disable-next-line prefer-object-has-own
  return Object.prototype.hasOwnProperty.call(english, key);
}
