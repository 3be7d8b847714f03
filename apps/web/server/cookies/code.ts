import { PATHS } from '@maidan/contract/paths';
import { cookieLine } from './request.ts';
import type { RequestCookies } from './request.ts';

/** HttpOnly cookie that binds a code sent by SMS to the browser that asked for it. */
const CODE_COOKIE = 'maidan_code';
/** Longer than a code lives: the form may go on with it after a refused password. */
const KEPT_SECONDS = 15 * 60;
const HANDLE = /^[A-Za-z0-9_-]{16,128}$/;

/** Calls that may use a code: the gateway is told which browser asked for it. */
const CODE_PATHS: ReadonlySet<string> = new Set([
  PATHS.account.login,
  PATHS.account.register,
  PATHS.account.registerMobile,
  PATHS.account.passwordByPhone,
]);

/** Headers that tell the gateway, beside a call that may use a code, which browser asked for it. */
export function codeHeaders(
  path: string,
  cookies: Pick<RequestCookies, 'get'>,
): Readonly<Record<string, string>> {
  return CODE_PATHS.has(path) ? heldCode(cookies) : {};
}

/** The handle that the cookies hold, as a header for the gateway; none when there is none. */
export function heldCode(cookies: Pick<RequestCookies, 'get'>): Readonly<Record<string, string>> {
  const handle = HANDLE.exec(cookies.get(CODE_COOKIE) ?? '')?.[0];
  return handle === undefined ? {} : { 'Code-Handle': handle };
}

/**
 * The gateway's answer to a wish for a code, as it goes on: its handle becomes the cookie, which no script reads. A back
 * end that binds no codes answers none.
 */
export async function withCodeCookie(
  reply: Response,
  headers: Headers,
  secure: boolean,
): Promise<Response> {
  const answer = (await reply.json()) as { value?: { codeHandle?: unknown } };
  const { codeHandle, ...value } = answer.value ?? {};
  const handle = typeof codeHandle === 'string' ? HANDLE.exec(codeHandle)?.[0] : undefined;
  if (handle !== undefined) {
    const age = { secure, httpOnly: true, maxAge: KEPT_SECONDS };
    headers.append('Set-Cookie', cookieLine(CODE_COOKIE, handle, age));
  }
  // What goes on says other things than what came.
  headers.delete('Content-Length');
  return Response.json({ ...answer, value }, { status: reply.status, headers });
}
