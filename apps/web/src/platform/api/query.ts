import { QueryClient } from '@tanstack/react-query';
import { scriptToken, watchMember } from '../session/session.ts';

/** How long an answer counts as fresh, by what it is. */
export const STALE_MS = {
  catalogue: 5 * 60_000,
  content: 60_000,
  wallet: 5_000,
  record: 15_000,
} as const;

let browserClient: QueryClient | undefined;

/**
 * The query client: one for the browser; on the server a new one for each render, so that nothing leaks between members.
 * Another member in this browser finds it empty, and what is on the screen is read anew.
 */
export function queryClient(): QueryClient {
  if (typeof document === 'undefined') return makeClient();
  browserClient ??= makeBrowserClient();
  return browserClient;
}

function makeBrowserClient(): QueryClient {
  const client = makeClient();
  watchMember(() => {
    if (scriptToken() !== undefined) void client.resetQueries();
    // A new document follows a member who has gone: reading anew what still stands would only be refused.
    else for (const query of client.getQueryCache().getAll()) query.reset();
  });
  return client;
}

function makeClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, staleTime: STALE_MS.content },
    },
  });
}
