import { isLocale } from '@maidan/i18n/locales';
import type { Locale } from '@maidan/i18n';

/** The language of the document. */
export function documentLocale(): Locale {
  const { lang } = document.documentElement;
  return isLocale(lang) ? lang : 'en';
}
