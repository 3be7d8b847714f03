import { PATHS } from '@maidan/contract/paths';
import { cookieLine } from './request.ts';
import type { RequestCookies } from './request.ts';

/** HttpOnly cookie that binds a code to the browser that asked for it: one sent by SMS, or the second step of a sign-in. */
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
  PATHS.account.secondStep,
  PATHS.security.mobile,
  PATHS.security.email,
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

/** The cookie line of a handle; undefined for a text that is none. */
export function codeCookie(handle: unknown, secure: boolean): string | undefined {
  const text = typeof handle === 'string' ? HANDLE.exec(handle)?.[0] : undefined;
  const age = { secure, httpOnly: true, maxAge: KEPT_SECONDS };
  return text === undefined ? undefined : cookieLine(CODE_COOKIE, text, age);
}

/**
 * Passes on an answer of the gateway that may name a code, such as that to a request for one, with its handle moved into a
 * cookie that no script can read. The answer of a back end that binds no codes has no handle and passes unchanged.
 */
export async function withCodeCookie(
  reply: Response,
  headers: Headers,
  secure: boolean,
): Promise<Response> {
  const answer = (await reply.json()) as { value?: { codeHandle?: unknown } };
  // The body may change, so headers that describe it are no longer true.
  headers.delete('Content-Length');
  const { status } = reply;
  if (answer.value?.codeHandle === undefined) return Response.json(answer, { status, headers });
  const { codeHandle, ...value } = answer.value;
  const line = codeCookie(codeHandle, secure);
  if (line !== undefined) headers.append('Set-Cookie', line);
  return Response.json({ ...answer, value }, { status, headers });
}
