import createClient from 'openapi-fetch';
import type { Client } from 'openapi-fetch';
import type { paths } from '@maidan/contract/types';
import { isDeadSession } from './failure.ts';

/** The typed client of a request on the server. */
export type ServerApi = Client<paths>;

/** Where the gateway is, and for whom the request is made. */
export interface ServerApiOptions {
  readonly apiUrl: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
  /** The function that calls the gateway; `fetch` by default. */
  readonly ask?: (request: Request, init: RequestInit) => Promise<Response>;
  /** Called when the gateway does not know the session in the headers. */
  readonly onDeadSession?: () => void;
}

/** A client that calls the gateway for one visitor. A read is given up after `timeoutMs`. */
export function createServerApi(options: ServerApiOptions): ServerApi {
  const { apiUrl, headers, timeoutMs, onDeadSession, ask = fetchNow } = options;
  return createClient<paths>({
    baseUrl: apiUrl,
    headers,
    fetch: async (request) => {
      const answer = await ask(request, { signal: AbortSignal.timeout(timeoutMs) });
      if (onDeadSession && (await isDeadSession(answer))) onDeadSession();
      return answer;
    },
  });
}

function fetchNow(request: Request, init: RequestInit): Promise<Response> {
  return fetch(request, init);
}
