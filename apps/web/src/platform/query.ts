import { QueryClient } from '@tanstack/react-query';

/** How long an answer counts as fresh, by what it is. */
export const STALE_MS = {
  catalogue: 5 * 60_000,
  content: 60_000,
  wallet: 5_000,
  record: 15_000,
} as const;

let browserClient: QueryClient | undefined;

/** The query client: one for the browser; on the server a new one for each render, so that nothing leaks between members. */
export function queryClient(): QueryClient {
  if (typeof document === 'undefined') return makeClient();
  browserClient ??= makeClient();
  return browserClient;
}

function makeClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, staleTime: STALE_MS.content },
    },
  });
}
