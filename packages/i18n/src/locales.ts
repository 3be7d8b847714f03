import type { Language } from '@maidan/contract/localised';
import { hasOwn } from '@maidan/contract/has-own';

/** The two digit sets a reader can choose: Bengali (০-৯) and Latin (0-9). */
export type Digits = 'beng' | 'latn';

/** Everything the product needs to know about a language, in one entry. */
export type LocaleEntry = {
  /** The language's name in the language itself, as the picker prints it. */
  readonly name: string;
  /** The language's name in English, the picker's second line. */
  readonly englishName: string;
  /** Value of `<html lang>` and of `lang` attributes on foreign words. */
  readonly htmlLang: string;
  /** Writing direction of `<html dir>`. */
  readonly direction: 'ltr' | 'rtl';
  /** BCP 47 tag given to Intl; it decides grouping, plurals and month names. */
  readonly intlTag: string;
  /** Digit set used until the site or the reader chooses another. */
  readonly defaultDigits: Digits;
  /** ISO 3166 code of the flag beside the name (SHELL-87). */
  readonly flag: string;
  /** Names of ten million and of a hundred thousand, behind short amounts. */
  readonly shortUnits: { readonly crore: string; readonly lakh: string };
};

const english = {
  name: 'English',
  englishName: 'English',
  htmlLang: 'en',
  direction: 'ltr',
  // Readers of English count in lakh and crore too; the tag en-BD would group by thousands.
  intlTag: 'en-IN',
  defaultDigits: 'latn',
  flag: 'gb',
  shortUnits: { crore: 'crore', lakh: 'lakh' },
} as const;

/**
 * The languages of the product. A language is added by one entry here and one folder of
 * catalogues; it is offered once its catalogues are complete (see `offeredLocales` of
 * `@maidan/i18n/catalogues`).
 */
export const locales = {
  bn: {
    name: 'বাংলা',
    englishName: 'Bengali',
    htmlLang: 'bn',
    direction: 'ltr',
    intlTag: 'bn-BD',
    defaultDigits: 'beng',
    flag: 'bd',
    shortUnits: { crore: 'কোটি', lakh: 'লাখ' },
  },
  en: english,
  hi: {
    name: 'हिन्दी',
    englishName: 'Hindi',
    htmlLang: 'hi',
    direction: 'ltr',
    intlTag: 'hi-IN',
    defaultDigits: 'latn',
    flag: 'in',
    shortUnits: { crore: 'करोड़', lakh: 'लाख' },
  },
  /** English made longer, for tests of the layout; no site offers it. */
  'en-XA': { ...english, htmlLang: 'en-XA' },
} as const satisfies Record<Language | 'en-XA', LocaleEntry>;

/** Code of a language of the product. */
export type Locale = keyof typeof locales;

/** The stretched test language. Only development shows it; no site offers it, and it has no catalogue of its own. */
export const testLocale = 'en-XA';

/** Code of a language that has catalogues of its own. */
export type CatalogueLocale = Exclude<Locale, typeof testLocale>;

/** The language of a first visit, unless the site chooses another (SHELL-85). */
export const defaultLocale = 'bn' satisfies Locale;

/** The language whose text replaces a missing one (SHELL-88). */
export const fallbackLocale = 'en' satisfies Locale;

/** Tells whether a text is the code of a language of the product; exact, lower case. */
export function isLocale(code: string): code is Locale {
  return hasOwn(locales, code);
}

/**
 * Finds the language meant by a code from outside: our own code, a wire code (`BN`) or a BCP 47
 * tag (`bn-BD`), in any case. Returns undefined when the product has no such language.
 */
export function localeFromWire(code: string): Locale | undefined {
  const primary = code.trim().toLowerCase().split(/[-_]/, 1)[0] ?? '';
  return isLocale(primary) ? primary : undefined;
}

/**
 * Chooses among the languages a site offers: the first of the reader's wishes that is offered,
 * otherwise the site's default, or the first offered one when that is not offered.
 */
export function matchLocale(
  wishes: readonly string[],
  offered: readonly Locale[],
  siteDefault: Locale = defaultLocale,
): Locale {
  for (const wish of wishes) {
    const locale = localeFromWire(wish);
    if (locale !== undefined && offered.includes(locale)) return locale;
  }
  return offered.includes(siteDefault) ? siteDefault : (offered[0] ?? siteDefault);
}
