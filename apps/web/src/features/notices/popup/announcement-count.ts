import type { Locale } from '@maidan/i18n';
import { queryClient } from '#platform/api/query.ts';
import { noticesQueries } from '../notices.queries.ts';

/** How many announcements the site has, from the answer that the popup reads too. @throws ApiFailure */
export async function countAnnouncements(locale: Locale): Promise<number> {
  return (await queryClient().fetchQuery(noticesQueries.announcements(locale))).length;
}
