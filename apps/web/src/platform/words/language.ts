import { useRevalidator } from 'react-router';
import type { Digits, Locale } from '@maidan/i18n';
import { LANGUAGE_COOKIE, languageChoice } from './language-choice.ts';
import { cookieName, cookieAttributes } from '../device/cookie-attributes.ts';
import { documentLocale } from './document-locale.ts';
import { loadedNouns, loadWords } from './loader.ts';

/**
 * Stores the reader's language for a year, with the chosen digits when given; the server uses it from the next page on
 * (SHELL-89, MEMBERX-04).
 */
export function rememberLanguage(locale: Locale, digits?: Digits): void {
  const isSecure = location.protocol === 'https:';
  const choice = languageChoice(locale, digits);
  document.cookie = `${cookieName(LANGUAGE_COOKIE, isSecure)}=${choice}; ${cookieAttributes(isSecure)}; Max-Age=31536000`;
}

/**
 * Switches the language at once: the words load first, then every loader answers in the new language, digits included.
 * When the words fail to load it rejects, and nothing has changed.
 */
export function useLanguageSwitch(): (locale: Locale) => Promise<void> {
  const { revalidate } = useRevalidator();
  return async (locale) => {
    await loadWords(locale, loadedNouns(documentLocale()));
    rememberLanguage(locale);
    await revalidate();
  };
}

/** A page whose address names a language (`?lang=`) keeps that language for the pages after it. */
export function adoptAddressLanguage(): void {
  const wish = new URLSearchParams(location.search).get('lang');
  if (!wish || wish !== documentLocale()) return;
  // A choice of digits in the same language is kept.
  if (!document.cookie.includes(`${LANGUAGE_COOKIE}=${wish}-u-`)) rememberLanguage(wish as Locale);
}
