import { queryOptions } from '@tanstack/react-query';
import type { Locale } from '@maidan/i18n';
import { browserApi } from '#platform/api/browser.ts';
import { STALE_MS } from '#platform/api/query.ts';
import { readAnnouncements, readNotices } from './read-notices.ts';

/** Reads of the announcements; each key begins with the noun. */
export const noticesQueries = {
  list: (locale: Locale) =>
    queryOptions({
      queryKey: ['notices', 'list', locale],
      queryFn: () => readNotices({ api: browserApi, locale }),
      staleTime: STALE_MS.content,
    }),

  announcements: (locale: Locale) =>
    queryOptions({
      queryKey: ['notices', 'announcements', locale],
      queryFn: () => readAnnouncements({ api: browserApi, locale }),
      staleTime: STALE_MS.content,
    }),
};
