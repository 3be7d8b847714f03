import { describe, expect, it } from 'vitest';
import { SESSION_KEY } from '#platform/session/names.ts';
import { readCookies } from './request.ts';
import { SESSION_COOKIE, sessionCookies } from './session.ts';

const session = {
  token: 'token-of-the-gateway',
  merchantCode: 'M1',
  userName: 'rahima',
  type: 0,
  firstTimeLogin: false,
};
const cookies = sessionCookies('a secret of the deployment that is long');
const held = (header?: string) => readCookies(header, false);

function headerOf(lines: readonly string[]): string {
  return lines.map((line) => line.split(';')[0]).join('; ');
}

describe('session cookies', () => {
  it('SESS-26 a readable cookie stands beside the HttpOnly one and carries no secret', () => {
    const lines = cookies.write(session, true);
    const [secret = '', readable = ''] = lines;
    expect(secret).toContain('HttpOnly');
    expect(secret).toContain('SameSite=Lax');
    expect(secret).toContain('Path=/;');
    expect(secret).toContain('Secure');
    expect(readable.startsWith(`__Host-${SESSION_KEY}=`)).toBe(true);
    expect(readable).not.toContain('HttpOnly');
    expect(decodeURIComponent(readable)).not.toContain(session.token);
  });

  it('no cookie and no script gets what another back end answers beside the fields of a session', () => {
    const foreign = { ...session, refreshToken: 'a-second-secret' };
    for (const line of cookies.write(foreign, false)) {
      const value = decodeURIComponent(line);
      const payload = Buffer.from(value.split('=')[1]?.split('.')[0] ?? '', 'base64url').toString();
      expect(`${value} ${payload}`).not.toMatch(/second-secret|refreshToken/);
    }
    expect(Object.keys(cookies.infoOf(foreign)).toSorted()).toEqual(
      Object.keys(session).toSorted(),
    );
  });

  it('reads back what was written, and refuses anything that was changed', () => {
    const header = headerOf(cookies.write(session, false));
    expect(cookies.read(held(header))).toEqual(session);
    const value = held(header).get(SESSION_COOKIE) ?? '';
    const forged = Buffer.from(JSON.stringify({ ...session, type: 1 })).toString('base64url');
    expect(
      cookies.read(held(`${SESSION_COOKIE}=${forged}.${value.split('.')[1]}`)),
    ).toBeUndefined();
    expect(cookies.read(held(`${SESSION_COOKIE}=`))).toBeUndefined();
    expect(cookies.read(held())).toBeUndefined();
    expect(
      sessionCookies('another secret of another deployment').read(held(header)),
    ).toBeUndefined();
  });

  it('SESS-01 a script gets a token that is useless without the cookie', () => {
    const info = cookies.infoOf(session);
    expect(info.token).not.toBe(session.token);
    expect(cookies.authorises(session, `Bearer ${info.token}`)).toBe(true);
    expect(cookies.authorises(session, `Bearer ${session.token}`)).toBe(false);
    expect(cookies.authorises({ ...session, token: 'other' }, `Bearer ${info.token}`)).toBe(false);
    expect(cookies.authorises(session, undefined)).toBe(false);
  });

  it('a form token is valid for one session only, and is no script token', () => {
    const token = cookies.formToken(session);
    expect(cookies.isFormToken(session, token)).toBe(true);
    expect(cookies.isFormToken({ ...session, token: 'other' }, token)).toBe(false);
    expect(cookies.authorises(session, `Bearer ${token}`)).toBe(false);
    for (const forged of ['', 'x', token.slice(1), token.slice(0, 43), `${token}AA`])
      expect(cookies.isFormToken(session, forged)).toBe(false);
  });

  it('two pages never carry the same bytes of a form token, so that compression reveals nothing of it', () => {
    const tokens = Array.from({ length: 50 }, () => cookies.formToken(session));
    const pieces = tokens.flatMap((token) => [...token.matchAll(/.{6}/g)].map(([piece]) => piece));
    expect(new Set(pieces).size).toBe(pieces.length);
    expect(tokens.every((token) => cookies.isFormToken(session, token))).toBe(true);
  });

  it('SESS-05 a session ends with the browser, unless the member asked to be remembered', () => {
    for (const line of cookies.write(session, true)) expect(line).not.toMatch(/Max-Age|Expires/);
    const kept = { ...session, isKept: true };
    const lines = cookies.write(kept, false);
    for (const line of lines) expect(line).toContain('Max-Age=7776000');
    expect(cookies.read(held(headerOf(lines)))).toEqual(kept);
    expect(decodeURIComponent(lines[1] ?? '')).not.toContain('isKept');
    expect(cookies.infoOf(kept)).toEqual(cookies.infoOf(session));
  });

  it('SESS-15 clearing deletes both cookies', () => {
    for (const line of cookies.clear(false)) expect(line).toContain('Max-Age=0');
  });
});
