import { PATHS } from '@maidan/contract/paths';
import { cookieLine } from './request.ts';
import type { RequestCookies } from './request.ts';

/** HttpOnly cookie that binds a code sent by SMS to the browser that asked for it. */
const CODE_COOKIE = 'maidan_code';
/** This is longer than a code lives, because the form may use it again after the gateway refused the password. */
const KEPT_SECONDS = 15 * 60;
const HANDLE = /^[A-Za-z0-9_-]{16,128}$/;

/** Calls that may use a code: the gateway is told which browser asked for it. */
const CODE_PATHS: ReadonlySet<string> = new Set([
  PATHS.account.login,
  PATHS.account.register,
  PATHS.account.registerMobile,
  PATHS.account.passwordByPhone,
]);

/** Headers for a call that may use a code: they tell the gateway which browser asked for it. */
export function codeHeaders(
  path: string,
  cookies: Pick<RequestCookies, 'get'>,
): Readonly<Record<string, string>> {
  return CODE_PATHS.has(path) ? codeHandleHeader(cookies) : {};
}

/** The handle from the cookies as a header for the gateway; no header when the cookies hold none. */
export function codeHandleHeader(
  cookies: Pick<RequestCookies, 'get'>,
): Readonly<Record<string, string>> {
  const handle = HANDLE.exec(cookies.get(CODE_COOKIE) ?? '')?.[0];
  return handle === undefined ? {} : { 'Code-Handle': handle };
}

/**
 * Passes on the gateway's answer to a request for a code, with its handle moved into a cookie that no script can read.
 * The answer of a back end that binds no codes has no handle and passes unchanged.
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
  // The body has changed, so headers that describe it are no longer true.
  headers.delete('Content-Length');
  return Response.json({ ...answer, value }, { status: reply.status, headers });
}
