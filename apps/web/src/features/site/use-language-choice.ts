import { useNavigate, useSearchParams } from 'react-router';
import type { Locale } from '@maidan/i18n';
import { useLanguageSwitch } from '#platform/words/language.ts';

/** Switches the language. A language in the address is removed, because it would win over the choice. */
export function useLanguageChoice(): (locale: Locale) => Promise<void> {
  const switchLanguage = useLanguageSwitch();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  return async (locale) => {
    if (query.has('lang')) {
      const rest = new URLSearchParams(query);
      rest.delete('lang');
      await navigate({ search: rest.toString() }, { replace: true, preventScrollReset: true });
    }
    await switchLanguage(locale);
  };
}
