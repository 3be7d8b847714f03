/** What settings say for each language, and the replacement for a language that they do not mention. */
import { FURTHER_LANGUAGES, LANGUAGES } from '@maidan/contract/localised';
import type { Language } from '@maidan/contract/localised';
import type { SentSettings, SiteSettings } from './settings/settings.types.ts';

/** The digit set of a language on the site: what the settings say, else Latin digits. */
export function digitsIn(numerals: SiteSettings['numerals'], language: string): 'beng' | 'latn' {
  return numerals[language as Language] ?? 'latn';
}

/**
 * The site's own texts over the catalogue of a language. Where a further language has no text of
 * the site's own, the English one replaces it, so that the names of the brand are kept (SHELL-88).
 * A language the site cannot offer has none.
 */
export function ownTextsIn(
  texts: SiteSettings['texts'],
  language: string,
): Readonly<Record<string, string>> {
  const further = FURTHER_LANGUAGES.find((code) => code === language);
  if (further) return { ...texts.en, ...texts[further] };
  return texts[language as Language] ?? {};
}

/**
 * The languages of the site whose catalogues are complete, in the site's order, and the language
 * of a first visit among them; English when none is complete (SHELL-88).
 */
export function completeLocales(
  { default: first, offered }: SentSettings['locales'],
  complete: readonly string[],
): SiteSettings['locales'] {
  const left = offered.flatMap((language) =>
    LANGUAGES.filter((one) => one === language && complete.includes(one)),
  );
  const [next = 'en'] = left;
  if (left.length === 0) return { default: next, offered: [next] };
  return { default: left.find((language) => language === first) ?? next, offered: left };
}
