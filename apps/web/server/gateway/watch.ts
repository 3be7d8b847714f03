import type { ServerLog } from '#platform/api/request-scope.ts';

/** Asks the gateway, as `fetch` does. */
export type AskGateway = (input: Request | string, init?: RequestInit) => Promise<Response>;

/**
 * A `fetch` for calls to the gateway. It logs once when nothing answers and once when something answers again, because
 * every page in between fails for the same reason. A caller that leaves says nothing about the gateway.
 */
export function watchedGateway(log: Pick<ServerLog, 'error' | 'warn'>): AskGateway {
  let isAway = false;
  return async (input, init) => {
    try {
      const answer = await fetch(input, init);
      if (isAway) log.warn({}, 'the gateway answers again');
      isAway = false;
      return answer;
    } catch (error) {
      if (!isAway && !isLeaving(error)) {
        isAway = true;
        log.error({ err: error }, 'the gateway does not answer');
      }
      throw error;
    }
  };
}

/** Whether the caller ended the call itself; a timeout does not count as that. */
function isLeaving(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}
