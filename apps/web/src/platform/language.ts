import { useRevalidator } from 'react-router';
import type { Locale } from '@maidan/i18n';
import { documentLocale, loadedNouns, loadWords } from './words-loader.ts';

const COOKIE = 'maidan_language';

/** Keeps the reader's language for a year; the server renders with it from the next page on (SHELL-89). */
function rememberLanguage(locale: Locale): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${COOKIE}=${locale}; Path=/m; SameSite=Lax; Max-Age=31536000${secure}`;
}

/**
 * Switches the language at once: the words come first, then every loader answers in the new language, digits included.
 * Fails when the words cannot be fetched, and then nothing has changed.
 */
export function useLanguageSwitch(): (locale: Locale) => Promise<void> {
  const { revalidate } = useRevalidator();
  return async (locale) => {
    await loadWords(locale, loadedNouns(documentLocale()));
    rememberLanguage(locale);
    await revalidate();
  };
}

/** A page opened by its language's own address (`?lang=`) keeps that language for the pages after it. */
export function adoptAddressLanguage(): void {
  const wish = new URLSearchParams(location.search).get('lang');
  if (wish && wish === documentLocale()) rememberLanguage(wish as Locale);
}
