import { createTranslator, matchLocale } from '@maidan/i18n';
import type { Digits, Locale, Translator } from '@maidan/i18n';
import { loadCatalogue, offeredLocales } from '@maidan/i18n/catalogues';
import { compileCatalogue } from '@maidan/i18n/compile';
import type { CatalogueNoun } from '@maidan/i18n';
import { digitsIn, ownTextsIn } from '@maidan/site';
import type { SiteView } from '../http/request-context.ts';

/** The reader: a language, which the site may not offer, and the chosen digits. */
export interface Reader {
  readonly language: string | undefined;
  readonly digits?: Digits | undefined;
}

/**
 * The texts of one noun on a site, with the site's own texts in front. The language is the one asked for when the site
 * offers it, otherwise the site's default. The digits are the chosen ones, otherwise those of the site.
 */
export async function siteWords(
  { settings }: Pick<SiteView, 'settings'>,
  noun: CatalogueNoun,
  { language, digits }: Reader,
): Promise<Translator> {
  const { currency, locales, texts, timeZone, numerals } = settings;
  const complete = locales.offered.filter((locale) => offeredLocales.includes(locale));
  const locale: Locale = matchLocale(language ? [language] : [], complete, locales.default);
  const own = Object.entries(ownTextsIn(texts, locale)).filter(([key]) =>
    key.startsWith(`${noun}.`),
  );
  return createTranslator({
    locale,
    timeZone,
    currency,
    digits: digits ?? digitsIn(numerals, locale),
    catalogues: [await loadCatalogue(locale, noun), compileCatalogue(Object.fromEntries(own))],
  });
}
