import { bengali } from './bn.ts';
import { english, type WordKey } from './en.ts';
import { hindi } from './hi.ts';

export type { WordKey };

/** The languages of the frame. */
export type Language = 'bn' | 'en' | 'hi';

/** Answers a text in the player's language with its blanks filled in. */
export type Words = (key: WordKey, blanks?: Record<string, string | number>) => string;

const TEXTS: Record<Language, Record<WordKey, string>> = {
  bn: bengali,
  en: english,
  hi: hindi,
};

/** The language that is shown to a player: the player's own when the frame has it, otherwise English. */
export function shownLanguage(language: string): Language {
  const [name] = language.toLowerCase().split('-');
  return name === 'bn' || name === 'hi' ? name : 'en';
}

/** Puts values into the blanks of a text. */
export function fillBlanks(text: string, blanks: Record<string, string | number>): string {
  return text.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => String(blanks[name] ?? ''));
}

/** The texts that are shown to a player of a language. */
export function createWords(language: string): Words {
  const texts = TEXTS[shownLanguage(language)];
  return (key, blanks = {}) => fillBlanks(texts[key], blanks);
}

/** Whether a key exists; for codes that come from the server. */
export function isWordKey(key: string): key is WordKey {
  // `Object.hasOwn` exists only from Chrome 93 and Safari 15.4 on.
  // oxlint-disable-next-line prefer-object-has-own
  return Object.prototype.hasOwnProperty.call(english, key);
}
