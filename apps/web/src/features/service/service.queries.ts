import type { Locale } from '@maidan/i18n';
import { browserApi, read } from '#platform/api/browser.ts';
import { STALE_MS } from '#platform/api/query.ts';
import { contactsOf } from './service.model.ts';

/** Reads of customer service; each key begins with the noun. */
export const serviceQueries = {
  /** The contacts of the popup, decoded. */
  contacts: (language: Locale) => ({
    queryKey: ['service', 'contacts', language],
    queryFn: async () => {
      const answer = browserApi.GET('/service/entries', { params: { query: { language } } });
      return contactsOf((await read(answer)).value);
    },
    staleTime: STALE_MS.content,
  }),
};
