import type { Digits } from '@maidan/i18n';

/** Cookie in which the reader's choice of language and digits is kept (SHELL-89, MEMBERX-04). */
export const LANGUAGE_COOKIE = 'maidan_language';

/** The part of a BCP 47 tag that names the digits. */
const NUMBERS = '-u-nu-';

/** The text of the cookie: a language tag such as `bn`, or `bn-u-nu-latn` with digits that the reader chose. */
export function languageChoice(language: string, digits?: Digits): string {
  return digits ? `${language}${NUMBERS}${digits}` : language;
}

/** Reads the cookie; digits only when the product knows them. */
export function readLanguageChoice(text: string | undefined): {
  readonly language: string | undefined;
  readonly digits: Digits | undefined;
} {
  const [language, digits] = text?.split(NUMBERS) ?? [];
  return { language, digits: digits === 'beng' || digits === 'latn' ? digits : undefined };
}
