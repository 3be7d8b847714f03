import createClient from 'openapi-fetch';
import type { Client } from 'openapi-fetch';
import type { paths } from '@maidan/contract/types';

/** The typed client of a request on the server. */
export type ServerApi = Client<paths>;

/** Where the gateway is, and for whom the request is made. */
export interface ServerApiOptions {
  readonly apiUrl: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
}

/** A client that speaks to the gateway in the name of one visitor. Reads give up after `timeoutMs`. */
export function createServerApi({ apiUrl, headers, timeoutMs }: ServerApiOptions): ServerApi {
  return createClient<paths>({
    baseUrl: apiUrl,
    headers,
    fetch: (request) => fetch(request, { signal: AbortSignal.timeout(timeoutMs) }),
  });
}
