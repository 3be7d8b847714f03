import { browserApi, read } from '#platform/browser-api.ts';
import { STALE_MS } from '#platform/query.ts';

/** Reads of the member; keys begin with the noun. */
export const memberQueries = {
  /** The member of the session (SESS-06). */
  info: () => ({
    queryKey: ['member', 'info'],
    queryFn: async () => (await read(browserApi.GET('/member/info'))).value,
    staleTime: STALE_MS.catalogue,
  }),
};
