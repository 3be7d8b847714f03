import { cookieName, cookieAttributes } from '#platform/device/cookie-attributes.ts';
import { SESSION_KEY, SIGNED_OUT_COOKIE } from '#platform/session/names.ts';

/** As long as a kept session can outlive it, in seconds. */
const LASTS_SECONDS = 60 * 60 * 24 * 90;

/**
 * Ends the session on this device while nobody hears of it (SESS-18). The cookie of the session itself is out of reach
 * of scripts, so a second one beside it says which session was left: web takes the first for nothing from then on, and
 * tells the gateway with the next request that reaches it.
 *
 * @param token that scripts of the session carry; of no use without the session's own cookie
 */
export function signOutUnheard(token: string | undefined): void {
  const isSecure = location.protocol === 'https:';
  const write = (name: string, value: string, age: number) =>
    (document.cookie = `${cookieName(name, isSecure)}=${value}; ${cookieAttributes(isSecure)}; Max-Age=${age}`);
  if (token) write(SIGNED_OUT_COOKIE, token, LASTS_SECONDS);
  write(SESSION_KEY, '', 0);
}
