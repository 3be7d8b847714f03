import { EN, type Texts } from './words-en.ts';
import { BN } from './words-bn.ts';
import { HI } from './words-hi.ts';

/** The languages of the checker. */
export const LANGUAGES = ['bn', 'en', 'hi'] as const;
/** A language of the checker. */
export type Language = (typeof LANGUAGES)[number];
/** The name of a text. */
export type TextKey = keyof Texts;

const TEXTS: Readonly<Record<Language, Texts>> = { bn: BN, en: EN, hi: HI };

/** How the page speaks: texts with their gaps filled, and figures in the reader's digits. */
export interface Speech {
  readonly language: Language;
  readonly say: (key: TextKey, gaps?: Readonly<Record<string, string>>) => string;
  /** A text of the reader, where the page has it. */
  readonly find: (key: string) => string | undefined;
  readonly digits: (figure: string | number) => string;
}

/** The language of the checker that is nearest to a language tag; English for any other. */
export function languageOf(tag: string): Language {
  return LANGUAGES.find((language) => tag.toLowerCase().startsWith(language)) ?? 'en';
}

/** Speech in a language; `isBengali` says whether figures have Bengali digits. */
export function speechIn(language: Language, isBengali = language === 'bn'): Speech {
  const texts = TEXTS[language];
  const digits = (figure: string | number) =>
    isBengali
      ? String(figure).replaceAll(/\d/g, (digit) => String.fromCodePoint(0x9e6 + Number(digit)))
      : String(figure);
  return {
    language,
    digits,
    find: (key) => (key in texts ? texts[key as TextKey] : undefined),
    say: (key, gaps = {}) =>
      texts[key].replaceAll(/\{(\w+)\}/g, (_gap, name: string) => gaps[name] ?? ''),
  };
}
