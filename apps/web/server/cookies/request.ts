import { generateCookie } from 'hono/cookie';
import { cookieName, cookiePath } from '#platform/device/cookie-attributes.ts';

/** The cookies of a request, by the names that the product knows them under. */
export interface RequestCookies {
  /** The value; undefined also when the name comes twice, because nobody can say which of the two is ours. */
  get(name: string): string | undefined;
  /** Whether the name comes twice, which means that somebody else has set one of them. */
  isDoubled(name: string): boolean;
}

/**
 * Reads a Cookie header. Over TLS it reads only names that no other host can set (`__Host-`). `hono/cookie` is not used to
 * read, since it takes the first of two cookies of one name and does not say that there were two.
 */
export function readCookies(header: string | null | undefined, isSecure: boolean): RequestCookies {
  const values = new Map<string, string[]>();
  for (const part of (header ?? '').split(';')) {
    const [key = '', ...value] = part.trim().split('=');
    values.set(key, [...(values.get(key) ?? []), value.join('=')]);
  }
  const allOf = (name: string) => values.get(cookieName(name, isSecure)) ?? [];
  return {
    get: (name) => (allOf(name).length === 1 ? allOf(name)[0] : undefined),
    isDoubled: (name) => allOf(name).length > 1,
  };
}

/** A Set-Cookie line for the pages of the lobby, its value encoded; without an age the cookie ends with the browser. */
export function cookieLine(
  name: string,
  value: string,
  options: { secure: boolean; httpOnly: boolean; maxAge?: number },
): string {
  const { secure } = options;
  const place = { path: cookiePath(secure), sameSite: 'Lax' } as const;
  return generateCookie(cookieName(name, secure), value, { ...options, ...place });
}
