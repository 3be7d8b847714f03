import { SESSION_KEY, SIGNED_OUT_COOKIE } from './session-names.ts';

/** As long as a kept session can outlive it, in seconds. */
const LASTS_SECONDS = 60 * 60 * 24 * 90;

/**
 * Ends the session on this device while nobody hears of it (SESS-18). The cookie of the session itself is out of reach
 * of scripts, so a second one beside it says which session was left: web takes the first for nothing from then on, and
 * tells the gateway with the next request that reaches it.
 *
 * @param token that scripts of the session carry; of no use without the session's own cookie
 */
export function leaveUnheard(token: string | undefined): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const flags = `Path=/m; SameSite=Lax${secure}`;
  if (token) document.cookie = `${SIGNED_OUT_COOKIE}=${token}; Max-Age=${LASTS_SECONDS}; ${flags}`;
  document.cookie = `${SESSION_KEY}=; Max-Age=0; ${flags}`;
}
