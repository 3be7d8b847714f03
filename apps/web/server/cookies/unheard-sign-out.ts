import type { ServerLog } from '#platform/api/request-scope.ts';
import { createServerApi } from '#platform/api/server.ts';
import { SIGNED_OUT_COOKIE } from '#platform/session/names.ts';
import { cookieLine } from './request.ts';
import type { RequestCookies } from './request.ts';
import type { AskGateway } from '../gateway/watch.ts';
import type { SessionCookies, StoredSession } from './session.ts';

/**
 * The page that carries the news waits for the gateway this long, in milliseconds; then the next request tries again.
 */
const TIMEOUT_MS = 3000;

/** Whether the member signed out of this session while neither web nor the gateway could be reached (SESS-18). */
export function isUnheardSignOut(
  cookies: SessionCookies,
  session: StoredSession,
  held: Pick<RequestCookies, 'get'>,
): boolean {
  const token = held.get(SIGNED_OUT_COOKIE);
  return token !== undefined && cookies.authorises(session, `Bearer ${token}`);
}

/** What `endUnheardSignOut` needs to end such a session at the gateway. */
interface Leaving {
  readonly apiUrl: string;
  readonly headers: Record<string, string>;
  readonly cookies: SessionCookies;
  readonly isSecure: boolean;
  readonly ask: AskGateway;
  readonly log: Pick<ServerLog, 'info'>;
}

/**
 * Ends such a session at the gateway and answers the Set-Cookie lines that delete its cookies. While the gateway is
 * away the list is empty, so that the next request tries again.
 */
export async function endUnheardSignOut(
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
    // When the gateway does not know the session any more, it has ended too.
    if (!response.ok && response.status !== 401) return [];
  } catch (error) {
    log.info({ err: error }, 'a session whose member signed out could not be ended yet');
    return [];
  }
  const gone = { secure: isSecure, httpOnly: false, maxAge: 0 };
  return [...cookies.clear(isSecure), cookieLine(SIGNED_OUT_COOKIE, '', gone)];
}
