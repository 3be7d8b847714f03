import { hasOwn } from './has-own.ts';

/** Languages that every text is in. */
export const REQUIRED_LANGUAGES = ['bn', 'en'] as const;

/**
 * Languages that a text may also be in; English stands in where it is not (SHELL-88). A language is added here, and with
 * its entry in `packages/i18n/src/locales.ts`.
 */
export const FURTHER_LANGUAGES = ['hi'] as const;

/** Languages that a site can offer. */
export const LANGUAGES = [...REQUIRED_LANGUAGES, ...FURTHER_LANGUAGES] as const;

/** Code of a language that a site can offer. */
export type Language = (typeof LANGUAGES)[number];

type FurtherLanguage = (typeof FURTHER_LANGUAGES)[number];

/** Something in each language: in Bengali and English always, in a further language when there is one. */
export type InLanguages<Value> = {
  readonly [Code in (typeof REQUIRED_LANGUAGES)[number]]: Value;
} & { readonly [Code in FurtherLanguage]?: Value | undefined };

/** A text as content keeps it. */
export type LocalisedText = InLanguages<string>;

/** The fields of a schema that has something in each language, required or optional as the language is. */
export function inLanguages<Required, Optional>(
  required: Required,
  optional: Optional,
): { [Code in (typeof REQUIRED_LANGUAGES)[number]]: Required } & {
  [Code in FurtherLanguage]: Optional;
} {
  const fields = [
    ...REQUIRED_LANGUAGES.map((code) => [code, required]),
    ...FURTHER_LANGUAGES.map((code) => [code, optional]),
  ];
  return Object.fromEntries(fields) as ReturnType<typeof inLanguages<Required, Optional>>;
}

/**
 * The text in a language, given by its code or a tag (`bn`, `BN`, `hi-IN`). When the text lacks that language, this
 * gives the English one; no other code decides that (SHELL-88).
 */
export function textIn(text: LocalisedText, language: string): string {
  const [primary = ''] = language.toLowerCase().split('-', 1);
  return (hasOwn(text, primary) && text[primary as keyof LocalisedText]) || text.en;
}
