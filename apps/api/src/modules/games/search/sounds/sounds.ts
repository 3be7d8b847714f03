import { bengaliRules } from './bengali-rules.ts';
import { devanagariRules } from './devanagari-rules.ts';
import { latinRules } from './latin-rules.ts';
import type { ScriptRules } from './script-rules.ts';

/** Scripts in which names are stored and typed. */
export type Script = 'latin' | 'bengali' | 'devanagari';

const SCRIPTS: Readonly<Record<Script, { readonly letters: RegExp; readonly rules: ScriptRules }>> =
  {
    latin: { letters: /[a-z]/u, rules: latinRules },
    bengali: { letters: /[ঀ-৿]/u, rules: bengaliRules },
    devanagari: { letters: /[ऀ-ॿ]/u, rules: devanagariRules },
  };
const WORD = /(?:[\p{L}\p{M}]|\u200C|\u200D)+|\d+/gu;
const JOINERS = /\u200C|\u200D/gu;

/**
 * The text as it is compared: lower case, composed, digits of any script as 0 to 9, apostrophes and accents left out,
 * one space between words.
 */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F'’‘]/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[০-৯]/gu, (digit) => String(digit.charCodeAt(0) - 0x9e6))
    .replaceAll(/[०-९]/gu, (digit) => String(digit.charCodeAt(0) - 0x966))
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

/** The words of a folded text; digits are words of their own. */
export function wordsOf(text: string): string[] {
  return (text.match(WORD) ?? []).map((word) => word.replaceAll(JOINERS, ''));
}

/** The script of the first letter; Latin where there is none. */
export function scriptOf(text: string): Script {
  for (const letter of text) {
    if (SCRIPTS.bengali.letters.test(letter)) return 'bengali';
    if (SCRIPTS.devanagari.letters.test(letter)) return 'devanagari';
    if (SCRIPTS.latin.letters.test(letter.toLowerCase())) return 'latin';
  }
  return 'latin';
}

/**
 * How a folded word sounds, in small Latin letters that are the same for every script: "রুলেট", "रूलेट" and "roulette"
 * are all `rulet`. Digits stay as they are; a word of unknown letters sounds as nothing.
 */
export function soundOf(word: string): string {
  if (/^\d+$/u.test(word)) return word;
  const { rules } = SCRIPTS[scriptOf(word)];
  let spelling = word;
  for (const [from, to] of rules.rewritings) spelling = spelling.replaceAll(from, to);
  return smoothed(read(spelling, rules));
}

/** Its consonants: what stays of a sound when every vowel is heard differently. A vowel that it begins with is `a`. */
export function bonesOf(sound: string): string {
  return sound
    .replace(/^[aeiou]+/u, 'A')
    .replaceAll(/[aeiou]/gu, '')
    .replaceAll('c', 's')
    .replaceAll(/([a-z])\1+/gu, '$1')
    .toLowerCase();
}

function read(spelling: string, { sounds, inherent }: ScriptRules): string {
  const letters = [...spelling];
  return letters
    .map((letter, at) => {
      const sound = sounds[letter] ?? '';
      const next = letters[at + 1];
      const hasOwnVowel =
        inherent?.letters.test(letter) && next !== undefined && !inherent.sign.test(next);
      return hasOwnVowel ? sound + inherent?.vowel : sound;
    })
    .join('');
}

function smoothed(sound: string): string {
  return sound
    .replaceAll(/(?<=[aeiou])y/gu, '')
    .replaceAll('y', 'i')
    .replaceAll(/ngg/gu, 'ng')
    .replaceAll(/ngk/gu, 'nk')
    .replaceAll(/o[uo]/gu, 'u')
    .replaceAll(/(.)\1+/gu, '$1');
}
