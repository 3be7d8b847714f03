import { describe, expect, it } from 'vitest';
import { cookieLine, readCookies } from './request.ts';

const held = { httpOnly: true, maxAge: 60 };

describe('cookies over TLS', () => {
  it('are bound to this very host, so that no sibling host can set them', () => {
    const line = cookieLine('maidan_session', 'x', { secure: true, ...held });
    expect(line).toBe(
      '__Host-maidan_session=x; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax',
    );
    expect(line, 'a cookie with a domain is none of that kind').not.toContain('Domain');
  });

  it('are read under that name alone: one set by a sibling host, or by an older version, is ignored', () => {
    const tossed = readCookies('maidan_session=tossed', true);
    expect(tossed.get('maidan_session')).toBeUndefined();
    const both = readCookies('maidan_session=tossed; __Host-maidan_session=own', true);
    expect(both.get('maidan_session')).toBe('own');
    expect(both.isDoubled('maidan_session')).toBe(false);
  });
});

it('without TLS, as in development, cookies have plain names and the path of the lobby', () => {
  const line = cookieLine('maidan_session', 'x', { secure: false, ...held });
  expect(line).toBe('maidan_session=x; Max-Age=60; Path=/m; HttpOnly; SameSite=Lax');
  expect(readCookies('a=b; maidan_session=x=y', false).get('maidan_session')).toBe('x=y');
});

it.each([true, false])('a name that comes twice has no value (TLS: %s)', (isSecure) => {
  const name = isSecure ? '__Host-maidan_session' : 'maidan_session';
  const cookies = readCookies(`${name}=theirs; a=b; ${name}=own`, isSecure);
  expect([cookies.get('maidan_session'), cookies.isDoubled('maidan_session')]).toEqual([
    undefined,
    true,
  ]);
  expect([cookies.get('a'), cookies.isDoubled('a')]).toEqual(
    isSecure ? [undefined, false] : ['b', false],
  );
});
