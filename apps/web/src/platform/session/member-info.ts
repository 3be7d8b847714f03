import { browserApi, read } from '../api/browser.ts';
import { queryClient, STALE_MS } from '../api/query.ts';

/** The member of the session: one read, kept for later ones (SESS-06). */
export const memberInfoQuery = () => ({
  queryKey: ['member', 'info'],
  queryFn: async () => (await read(browserApi.GET('/member/info'))).value,
  staleTime: STALE_MS.catalogue,
});

/**
 * Reads the member right after a sign-in (SESS-06). When that fails, the next component that needs the member reads
 * again.
 */
export function fetchMemberInfo(): void {
  void queryClient().prefetchQuery(memberInfoQuery());
}
