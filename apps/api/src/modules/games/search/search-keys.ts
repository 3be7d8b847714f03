import type { LocalisedText } from '#platform/database/columns.ts';
import { inDigits } from './sounds/number-words.ts';
import { bonesOf, folded, soundOf, wordsOf } from './sounds/sounds.ts';

/** A name in every language that it has. */
export function namesIn(names: Partial<LocalisedText>): string[] {
  return Object.values(names).filter((name) => name !== undefined);
}

/** Raised when a rule of the sounds changes; games with keys of an older version get new ones at the next start. */
export const KEYS_VERSION = 1;

/** What is stored beside a game so that it is found by its sound. */
export interface SearchKeys {
  /** The names as they sound, one form a line, with a space before each word. */
  readonly searchSound: string;
  /** Their consonants, each word and each form in one piece; what the trigrams are made of. */
  readonly searchBones: string;
  readonly searchVersion: number;
}

/** The keys of a game or of anything else that has names. */
export function searchKeys(names: Iterable<string>): SearchKeys {
  const forms = formsOf(names);
  const bones = new Set<string>();
  for (const form of forms) {
    for (const word of form) bones.add(bonesOf(word));
    bones.add(bonesOf(form.join('')));
  }
  return {
    searchSound: forms.map((form) => ` ${form.join(' ')}`).join('\n'),
    searchBones: [...bones].filter((bone) => bone !== '').join(' '),
    searchVersion: KEYS_VERSION,
  };
}

/** Every way in which names sound: as they are written, with numbers in digits, and with ড় and ড़ heard as d. */
export function formsOf(names: Iterable<string>): string[][] {
  const forms = new Map<string, string[]>();
  const add = (words: readonly string[]) => {
    const form = words.map(soundOf).filter((sound) => sound !== '');
    if (form.length > 0) forms.set(form.join(' '), form);
  };
  for (const name of names) {
    const text = folded(name);
    const words = wordsOf(text);
    add(words);
    const digits = inDigits(words);
    if (digits) add(digits);
    const flapped = text.replaceAll(/(?<=[\u09A1\u09A2\u0921\u0922])[\u09BC\u093C]/gu, '');
    if (flapped !== text) add(wordsOf(flapped));
  }
  return [...forms.values()];
}

/** The stored sounds as forms. */
export function storedForms(searchSound: string): string[][] {
  return searchSound.split('\n').map((form) => form.slice(1).split(' '));
}

/** What was typed: folded, and how it sounds. Repeated digits are one, so that 777 finds the sevens. */
export interface Typed {
  readonly text: string;
  readonly words: readonly string[];
  readonly bones: string;
}

/** Reads what was typed. */
export function typedOf(text: string): Typed {
  const written = folded(text);
  const words = wordsOf(written)
    .map((word) => (/^(\d)\1{2,}$/u.test(word) ? word.charAt(0) : soundOf(word)))
    .filter((word) => word !== '');
  return { text: written, words, bones: words.map(bonesOf).join(' ') };
}

/** The consonants of a name as it sounds, word by word: the same for a name in Bengali, Devanagari and Latin letters. */
export function nameBonesOf(name: string): string {
  return typedOf(name).bones;
}
