import { createHmac, randomBytes } from 'node:crypto';
import { isSameSecret } from '@maidan/deployment/same-secret';
import type { SessionInfo } from '#platform/api/request-scope.ts';
import { SESSION_KEY } from '#platform/session/names.ts';
import { cookieLine } from './request.ts';
import type { RequestCookies } from './request.ts';

/**
 * HttpOnly cookie that holds all a render or a loader needs to know of the session, so that neither asks the gateway.
 */
export const SESSION_COOKIE = 'maidan_session';
const KEPT_SECONDS = 60 * 60 * 24 * 90;

/** What the HttpOnly cookie holds: the gateway's token, and what every page shows of the session. */
export interface StoredSession {
  readonly token: string;
  readonly merchantCode: string;
  readonly userName: string;
  readonly type: number;
  readonly firstTimeLogin: boolean;
  /** Whether the cookie stays when the browser closes: the member logged in with remember-password on (SESS-05). */
  readonly isKept?: boolean;
}

/** Makes and reads the cookies and tokens of sessions, all signed with one secret of the deployment. */
export interface SessionCookies {
  read(cookies: Pick<RequestCookies, 'get'>): StoredSession | undefined;
  /** What scripts may know of the session; the token in it is useless without the cookie. */
  infoOf(session: StoredSession): SessionInfo;
  /** Whether a script's Authorization header belongs to the cookie. */
  authorises(session: StoredSession, authorization: string | undefined): boolean;
  /**
   * The token that a form of a member's page carries. Each page writes it with other bytes: the size of a compressed
   * page reveals whether a text stands in it twice, and nobody may guess the token that way, piece by piece
   * (docs/decisions/0025-members-pages-compressed.md).
   */
  formToken(session: StoredSession): string;
  isFormToken(session: StoredSession, text: string): boolean;
  /** The Set-Cookie lines of a session. Both cookies end with the browser unless the session is kept. */
  write(session: StoredSession, secure: boolean): string[];
  clear(secure: boolean): string[];
}

/** Makes the session cookies of a deployment. Every value is signed, so a forged cookie reads as no session. */
export function sessionCookies(secret: string): SessionCookies {
  const sign = (purpose: string, text: string) =>
    createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('base64url');
  const infoOf = (session: StoredSession): SessionInfo => ({
    token: sign('script', session.token),
    ...shownPart(session),
  });

  return {
    read(cookies) {
      const value = cookies.get(SESSION_COOKIE);
      const [payload = '', signature = ''] = (value ?? '').split('.');
      if (!payload || !isSameSecret(signature, sign('cookie', payload))) return undefined;
      return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as StoredSession;
    },
    infoOf,
    authorises: (session, authorization) =>
      isSameSecret(authorization ?? '', `Bearer ${infoOf(session).token}`),
    formToken: (session) => masked(sign('form', session.token)),
    isFormToken: (session, text) => isSameSecret(unmasked(text), sign('form', session.token)),
    write(session, secure) {
      const { token, isKept } = session;
      const shown = shownPart(session);
      const stored: StoredSession = {
        token,
        ...shown,
        ...(isKept === undefined ? {} : { isKept }),
      };
      const payload = Buffer.from(JSON.stringify(stored)).toString('base64url');
      // A cookie without an age ends with the browser.
      const age = isKept ? { maxAge: KEPT_SECONDS } : {};
      return [
        cookieLine(SESSION_COOKIE, `${payload}.${sign('cookie', payload)}`, {
          secure,
          httpOnly: true,
          ...age,
        }),
        cookieLine(SESSION_KEY, JSON.stringify(shown), {
          secure,
          httpOnly: false,
          ...age,
        }),
      ];
    },
    clear: (secure) => [
      cookieLine(SESSION_COOKIE, '', { secure, httpOnly: true, maxAge: 0 }),
      cookieLine(SESSION_KEY, '', { secure, httpOnly: false, maxAge: 0 }),
    ],
  };
}

/** What scripts may read. Another back end may answer more of a session; that goes into no cookie. */
function shownPart(session: StoredSession): Omit<SessionInfo, 'token'> {
  const { merchantCode, userName, type, firstTimeLogin } = session;
  return { merchantCode, userName, type, firstTimeLogin };
}

/** The token combined (XOR) with random bytes, and these bytes in front of it so that it can be read back. */
function masked(token: string): string {
  const plain = Buffer.from(token, 'base64url');
  const mask = randomBytes(plain.length);
  return Buffer.concat([mask, mixed(plain, mask)]).toString('base64url');
}

function unmasked(text: string): string {
  const bytes = Buffer.from(text, 'base64url');
  const half = bytes.length / 2;
  return mixed(bytes.subarray(half), bytes.subarray(0, half)).toString('base64url');
}

function mixed(bytes: Buffer, mask: Buffer): Buffer {
  return Buffer.from(bytes.map((byte, at) => byte ^ (mask[at] ?? 0)));
}
