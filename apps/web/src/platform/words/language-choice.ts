import type { Digits } from '@maidan/i18n';

/** Cookie in which the reader's choice of language and digits is kept (SHELL-89, MEMBERX-04). */
export const LANGUAGE_COOKIE = 'maidan_language';

/** What BCP 47 puts between a language and its digits. */
const NUMBERS = '-u-nu-';

/** The text of the cookie: a language tag such as `bn`, or `bn-u-nu-latn` with digits of the reader's own. */
export function languageChoice(language: string, digits?: Digits): string {
  return digits ? `${language}${NUMBERS}${digits}` : language;
}

/** What a cookie says; digits only when they are a set that the product knows. */
export function readLanguageChoice(text: string | undefined): {
  readonly language: string | undefined;
  readonly digits: Digits | undefined;
} {
  const [language, digits] = text?.split(NUMBERS) ?? [];
  return { language, digits: digits === 'beng' || digits === 'latn' ? digits : undefined };
}
