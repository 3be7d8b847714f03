import { createServer } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApiProxy } from './api-proxy.ts';
import type { Visitor } from './client-address.ts';
import { sessionCookies } from './session-cookie.ts';

const cookies = sessionCookies('a secret of the deployment that is long');
const session = {
  token: 'gateway-token',
  merchantCode: 'M1',
  userName: 'rahima',
  type: 0,
  firstTimeLogin: true,
};
const visitor: Visitor = {
  address: '203.0.113.9',
  host: 'lobby.example',
  protocol: 'http',
  country: undefined,
};
const cookieHeader = cookies
  .write(session, false)
  .map((line) => line.split(';')[0])
  .join('; ');

let gateway: Server;
let apiUrl = '';
let seen: IncomingMessage[] = [];
let answer: { status: number; body: unknown } = { status: 200, body: {} };

beforeAll(async () => {
  gateway = createServer((request, response) => {
    seen.push(request);
    request.resume();
    response.writeHead(answer.status, {
      'Content-Type': 'application/json',
      'Set-Cookie': 'leak=1',
    });
    response.end(JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  apiUrl = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
});
afterAll(() => void gateway.close());

function call(
  path: string,
  init: RequestInit & { headers?: Record<string, string> } = {},
  reply: typeof answer = { status: 200, body: {} },
) {
  seen = [];
  answer = reply;
  const proxy = createApiProxy({
    apiUrl,
    cookies,
    headersFor: ({ host, address }) => ({ 'Maidan-Host': host, 'Maidan-Client-Address': address }),
  });
  return proxy(new Request(`http://lobby.example/m/api${path}`, init), visitor);
}

const deviceLine = (reply: Response) =>
  reply.headers.getSetCookie().find((line) => line.startsWith('maidan_device='));
const sessionLines = (reply: Response) =>
  reply.headers.getSetCookie().filter((line) => line !== deviceLine(reply));

describe('calls of scripts', () => {
  it('reach the gateway with the visitor, and with the session only when cookie and header belong together', async () => {
    const authorization = `Bearer ${cookies.infoOf(session).token}`;
    await call('/wallet/balance?x=1', {
      headers: { cookie: cookieHeader, authorization, 'x-forwarded-for': '1.2.3.4' },
    });
    expect(seen[0]?.url).toBe('/wallet/balance?x=1');
    expect(seen[0]?.headers).toMatchObject({
      authorization: 'Bearer gateway-token',
      'maidan-host': 'lobby.example',
      'maidan-client-address': '203.0.113.9',
    });
    expect(seen[0]?.headers['x-forwarded-for']).toBeUndefined();
    expect(seen[0]?.headers.cookie).toBeUndefined();
  });

  it('go on as a visitor with the cookie alone, and are refused with the header alone', async () => {
    await call('/games', { headers: { cookie: cookieHeader } });
    expect(seen[0]?.headers.authorization).toBeUndefined();
    const refused = await call('/games', {
      headers: { authorization: `Bearer ${cookies.infoOf(session).token}` },
    });
    expect(refused.status).toBe(401);
    expect(await refused.json()).toMatchObject({ code: 'session.expired' });
    expect(seen).toHaveLength(0);
  });

  it('LOGIN-13 a session in the answer becomes the cookie, and the page sees another token', async () => {
    const reply = await call(
      '/account/login',
      { method: 'POST', body: '{}', headers: { origin: 'http://lobby.example' } },
      { status: 200, body: { value: session } },
    );
    const body = (await reply.json()) as { value: { token: string } };
    expect(body.value.token).toBe(cookies.infoOf(session).token);
    const setCookies = reply.headers.getSetCookie();
    expect(setCookies).toHaveLength(3);
    expect(setCookies.join()).not.toContain('leak');
  });

  it('SESS-02 LAUNCH-07 a trial session takes its type from customerType, in the answer and in the cookie', async () => {
    const trial = { token: 'gateway-token', merchantCode: 'M1', userName: 'guest-ab3k9q' };
    const reply = await call(
      '/account/free-play',
      {
        method: 'POST',
        body: '{}',
        headers: { origin: 'http://lobby.example', 'module-id': 'free-play' },
      },
      { status: 200, body: { value: { ...trial, customerType: 40 } } },
    );
    expect(seen[0]?.headers['module-id']).toBe('free-play');
    const { value } = (await reply.json()) as { value: { token: string } };
    expect(value).toMatchObject({ userName: 'guest-ab3k9q', customerType: 40, type: 40 });
    expect(value.token, 'the secret stays with web').not.toBe('gateway-token');
    const lines = reply.headers.getSetCookie().map((line) => line.split(';')[0]);
    expect(cookies.read(lines.join('; '))).toMatchObject({ ...trial, type: 40, isKept: false });
  });

  it('SESS-05 the session of a login lasts as long as the member wished, and renewing it does not change that', async () => {
    const ask = async (path: string, headers: Record<string, string>) => {
      const reply = await call(
        path,
        { method: 'POST', body: '{}', headers: { origin: 'http://lobby.example', ...headers } },
        { status: 200, body: { value: session } },
      );
      expect(await reply.json()).toEqual({ value: cookies.infoOf(session) });
      return sessionLines(reply);
    };
    const isKept = (lines: readonly string[]) => lines.map((line) => /Max-Age=\d{5}/.test(line));
    const headerOf = (lines: readonly string[]) => ({
      cookie: lines.map((line) => line.split(';')[0]).join('; '),
      authorization: `Bearer ${cookies.infoOf(session).token}`,
    });
    const passing = await ask('/account/login', {});
    const kept = await ask('/account/login', { 'Maidan-Keep-Session': '1' });
    expect(seen[0]?.headers['maidan-keep-session'], 'the gateway is not asked').toBeUndefined();
    expect([isKept(passing), isKept(kept)]).toEqual([
      [false, false],
      [true, true],
    ]);
    expect(isKept(await ask('/account/session/renew', headerOf(kept)))).toEqual([true, true]);
    const wished = { ...headerOf(passing), 'Maidan-Keep-Session': '1' };
    expect(isKept(await ask('/account/session/renew', wished))).toEqual([false, false]);
  });

  it('SESS-14 a sign-out and a dead session end the cookie', async () => {
    const headers = {
      cookie: cookieHeader,
      authorization: `Bearer ${cookies.infoOf(session).token}`,
      origin: 'http://lobby.example',
    };
    const signedOut = await call(
      '/account/logout',
      { method: 'DELETE', headers },
      { status: 200, body: { value: true } },
    );
    expect(signedOut.headers.getSetCookie().every((line) => line.includes('Max-Age=0'))).toBe(true);
    const dead = await call(
      '/wallet/balance',
      { headers },
      { status: 401, body: { code: 'session.expired' } },
    );
    expect(dead.headers.getSetCookie()).toHaveLength(2);
  });

  it('a wrong password leaves a trial user signed in, and an answer without a code does not', async () => {
    const headers = {
      cookie: cookieHeader,
      authorization: `Bearer ${cookies.infoOf(session).token}`,
      origin: 'http://lobby.example',
    };
    const login = { method: 'POST', headers };
    const wrong = { status: 401, body: { code: 'auth.credentials_wrong' } };
    const refused = await call('/account/login', login, wrong);
    expect(await refused.json()).toEqual(wrong.body);
    expect(refused.headers.getSetCookie()).toEqual([]);
    const bare = await call('/account/login', login, { status: 401, body: 'no problem document' });
    expect(bare.headers.getSetCookie()).toHaveLength(2);
  });

  it('that change state are refused from another origin', async () => {
    for (const headers of [
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
    ]) {
      const reply = await call('/account/login', { method: 'POST', body: '{}', headers });
      expect(reply.status).toBe(400);
    }
    expect(seen).toHaveLength(0);
  });

  it('reach only what the contract opens to browsers', async () => {
    for (const path of ['/vendor/v1/bet', '/metrics', '/healthz', '/openapi.json', '/', '']) {
      expect((await call(path)).status).toBe(404);
    }
    expect(seen).toHaveLength(0);
  });

  it('get a problem document when the gateway is away', async () => {
    const proxy = createApiProxy({ apiUrl: 'http://127.0.0.1:9', cookies, headersFor: () => ({}) });
    const reply = await proxy(new Request('http://lobby.example/m/api/games'), visitor);
    expect(reply.status).toBe(503);
    expect(await reply.json()).toMatchObject({ code: 'server.unavailable' });
  });

  it('no call that opens a session gives its token to a script, the trial of its own shape included', async () => {
    const paths = ['/account/register-mobile', '/account/social/google/finish'];
    for (const path of paths) {
      const reply = await call(path, { method: 'PUT' }, { status: 200, body: { value: session } });
      expect(await reply.text()).not.toContain('gateway-token');
      expect(reply.headers.getSetCookie().join()).toContain('maidan_session=');
    }
    const { type, firstTimeLogin: _none, ...trial } = session;
    const body = { value: { ...trial, customerType: 40 } };
    const reply = await call('/account/free-play', { method: 'POST' }, { status: 200, body });
    const { value } = (await reply.json()) as { value: Record<string, unknown> };
    expect(type).toBe(0);
    expect(value).toMatchObject({ type: 40, customerType: 40, firstTimeLogin: false });
    expect(value['token']).not.toBe('gateway-token');
  });

  it('LOGIN-13 SESS-01 a sign-in gives the browser a device id that the gateway was told, out of reach of scripts', async () => {
    const ok = { status: 200, body: { value: session } };
    const social = '/account/social/google/finish';
    for (const path of [
      '/account/login',
      '/account/register',
      '/account/register-mobile',
      social,
    ]) {
      const reply = await call(path, { method: 'POST', body: '{}' }, ok);
      const told = String(seen[0]?.headers['maidan-device']);
      expect(told).toMatch(/^[A-Za-z0-9_-]{43}$/);
      expect(deviceLine(reply)).toBe(
        `maidan_device=${told}; Path=/m; SameSite=Lax; Max-Age=2592000; HttpOnly`,
      );
      expect(sessionLines(reply).join(), 'not in the readable session').not.toContain(told);
      expect(await reply.text()).not.toContain(told);
    }
  });

  it('LOGIN-13 SESS-15 the device keeps its id over failures, sign-outs and renewals; another sign-in renews it', async () => {
    const held = `maidan_device=${'d'.repeat(43)}`;
    const ok = { status: 200, body: { value: session } };
    const wrong = { status: 401, body: { code: 'auth.credentials_wrong' } };
    const login = { method: 'POST', body: '{}', headers: { cookie: held } };
    expect(deviceLine(await call('/account/login', login, wrong))).toBeUndefined();
    expect(seen[0]?.headers['maidan-device']).toBe('d'.repeat(43));
    expect(deviceLine(await call('/account/login', login, ok))).toContain(`${held}; `);

    const headers = {
      cookie: `${cookieHeader}; ${held}`,
      authorization: `Bearer ${cookies.infoOf(session).token}`,
    };
    const signOut = { method: 'DELETE', headers };
    const signedOut = await call('/account/logout', signOut, { status: 200, body: {} });
    expect(sessionLines(signedOut)).toHaveLength(2);
    expect(deviceLine(signedOut)).toBeUndefined();
    const renewed = await call('/account/session/renew', { method: 'POST', headers }, ok);
    expect(deviceLine(renewed)).toBeUndefined();
    expect(seen[0]?.headers['maidan-device'], 'it is no sign-in').toBeUndefined();
  });

  it('a trial makes no device known, and no script can name one', async () => {
    const body = { value: { ...session, customerType: 40 } };
    const trial = await call('/account/free-play', { method: 'POST' }, { status: 200, body });
    expect(deviceLine(trial)).toBeUndefined();
    const forged = { 'Maidan-Device': 'f'.repeat(43) };
    await call('/games', { headers: forged });
    expect(seen[0]?.headers['maidan-device']).toBeUndefined();
    const login = { method: 'POST', headers: forged };
    await call('/account/login', login, { status: 200, body: { value: session } });
    expect(seen[0]?.headers['maidan-device']).not.toBe('f'.repeat(43));
  });

  it('REG-46 the module id of a call reaches the gateway', async () => {
    const init = { method: 'PUT', headers: { 'Module-Id': 'REG3' } };
    await call('/account/register', init, { status: 200, body: { value: session } });
    expect(seen[0]?.headers['module-id']).toBe('REG3');
  });
});
