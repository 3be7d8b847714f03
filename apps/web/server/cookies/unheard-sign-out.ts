import type { ServerLog } from '#platform/api/request-scope.ts';
import { createServerApi } from '#platform/api/server.ts';
import { SIGNED_OUT_COOKIE } from '#platform/session/names.ts';
import { cookieLine } from './request.ts';
import type { RequestCookies } from './request.ts';
import type { AskGateway } from '../gateway/watch.ts';
import type { SessionCookies, StoredSession } from './session.ts';

/** The page that brings the news waits for the gateway; after this, in milliseconds, the next request tries again. */
const TIMEOUT_MS = 3000;

/** Whether the cookies are those of a session that its member left while nobody heard (SESS-18). */
export function wasLeft(
  cookies: SessionCookies,
  session: StoredSession,
  held: Pick<RequestCookies, 'get'>,
): boolean {
  const token = held.get(SIGNED_OUT_COOKIE);
  return token !== undefined && cookies.authorises(session, `Bearer ${token}`);
}

/** What ends a session at the gateway that was left unheard. */
interface Leaving {
  readonly apiUrl: string;
  readonly headers: Record<string, string>;
  readonly cookies: SessionCookies;
  readonly isSecure: boolean;
  readonly ask: AskGateway;
  readonly log: Pick<ServerLog, 'info'>;
}

/**
 * Ends such a session at the gateway. Answers the lines that take its cookies away; none while the gateway is away, so
 * that the next request tries again.
 */
export async function endLeftSession(
  session: StoredSession,
  { apiUrl, headers, cookies, isSecure, ask, log }: Leaving,
): Promise<string[]> {
  const api = createServerApi({
    apiUrl,
    ask,
    timeoutMs: TIMEOUT_MS,
    headers: { ...headers, Authorization: `Bearer ${session.token}` },
  });
  try {
    const { response } = await api.DELETE('/account/logout');
    // One that the gateway does not know any more has ended too.
    if (!response.ok && response.status !== 401) return [];
  } catch (error) {
    log.info({ err: error }, 'a session that was left could not be ended yet');
    return [];
  }
  const gone = { secure: isSecure, httpOnly: false, maxAge: 0 };
  return [...cookies.clear(isSecure), cookieLine(SIGNED_OUT_COOKIE, '', gone)];
}
