import { useRevalidator } from 'react-router';
import type { Digits } from '@maidan/i18n';
import { rememberLanguage } from '#platform/words/language.ts';
import { documentLocale } from '#platform/words/document-locale.ts';

/**
 * Switches the digits of amounts, counts and dates at once, and keeps the choice for a year in the cookie of the
 * language (MEMBERX-04). Choosing another language later brings back that language's own digits.
 */
export function useDigitsSwitch(): (digits: Digits) => Promise<void> {
  const { revalidate } = useRevalidator();
  return async (digits) => {
    rememberLanguage(documentLocale(), digits);
    await revalidate();
  };
}
