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
 * The query client. The browser has one; the server has a new one for each render, so that members' data never mix.
 * When another member signs in, it is emptied and the data on the screen is read again.
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
    // After a sign-out a new document begins, so reading again what is on the screen would only be refused.
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
