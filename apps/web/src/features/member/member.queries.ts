import type { Locale } from '@maidan/i18n';
import { browserApi, read } from '#platform/api/browser.ts';
import { memberInfoQuery } from '#platform/session/member-info.ts';
import { STALE_MS } from '#platform/api/query.ts';

/** Reads of the member; each key begins with the noun. */
export const memberQueries = {
  /** The member of the session (SESS-06). */
  info: memberInfoQuery,
  /** The rank and the progress towards the next one (API-25, ENTITY-12). */
  rank: (language: Locale) => ({
    queryKey: ['member', 'rank', language],
    queryFn: async () => {
      const query = { language };
      return (await read(browserApi.GET('/member/rank-progress', { params: { query } }))).value;
    },
    staleTime: STALE_MS.content,
  }),
};
