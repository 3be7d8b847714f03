import createClient from 'openapi-fetch';
import type { Client } from 'openapi-fetch';
import type { paths } from '@maidan/contract/types';
import { ApiFailure, failureOf, isDeadSession, networkFailure } from './failure.ts';
import { untilReaderIsKnown } from '../session/back-forward-cache.ts';
import { reportDeadSession, scriptToken } from '../session/session.ts';

/**
 * The longest time for a call with all its attempts, in milliseconds; after it the call is an error that can be
 * retried.
 */
const TIMEOUT_MS = 30_000;
const ATTEMPTS = 3;

/** The typed client of the browser. It calls its own origin only; web forwards the calls to the gateway. */
export const browserApi: Client<paths> = createClient<paths>({
  baseUrl: '/m/api',
  fetch: async (request) => {
    await untilReaderIsKnown();
    const token = scriptToken();
    if (token) request.headers.set('Authorization', `Bearer ${token}`);
    const attempts = request.method === 'GET' ? ATTEMPTS : 1;
    const answer = await fetchWithRetry(request, attempts);
    if (token && (await isDeadSession(answer))) reportDeadSession();
    return answer;
  },
});

/** Tries a failed read twice more, each time after a longer pause of random length. Nothing else is ever repeated. */
async function fetchWithRetry(request: Request, attempts: number): Promise<Response> {
  const signal = withDeadline(request.signal);
  for (let attempt = 1; ; attempt += 1) {
    try {
      const answer = await fetch(request.clone(), { signal });
      if (answer.status < 500 || answer.status === 501 || attempt >= attempts) return answer;
    } catch (error) {
      if (signal.aborted) throw networkFailure(signal.reason);
      if (attempt >= attempts) throw networkFailure(error);
    }
    await new Promise((resolve) => setTimeout(resolve, 300 * 2 ** attempt * (0.5 + Math.random())));
    await untilReaderIsKnown();
    // Who asked may have left meanwhile.
    if (signal.aborted) throw networkFailure(signal.reason);
  }
}

/**
 * A signal that ends with the page's own, or when the time is over; it covers the body of an answer too.
 * (`AbortSignal.any` is too new for some phones.)
 */
function withDeadline(page: AbortSignal): AbortSignal {
  const controller = new AbortController();
  const follow = () => controller.abort(page.reason);
  if (page.aborted) follow();
  page.addEventListener('abort', follow, { once: true });
  setTimeout(() => controller.abort(new ApiFailure('client.timeout')), TIMEOUT_MS);
  return controller.signal;
}

/**
 * The data of an answer; wrap every call of `browserApi` in it. @throws ApiFailure with the code of the problem
 * document
 */
export async function read<Data>(answer: Promise<{ data?: Data; error?: unknown }>): Promise<Data> {
  const { data, error } = await answer;
  if (data === undefined) throw failureOf(error);
  return data;
}
