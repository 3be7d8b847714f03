import { brotliDecompressSync } from 'node:zlib';
import { consoleContract, ENDPOINTS } from '@maidan/contract';
import { answerSecurity } from '@maidan/deployment/security-headers';
import { Hono } from 'hono';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { brokenAnswer, fakeGateway, problem } from '#platform/testing/fake-gateway.ts';
import type { SeenCall } from '#platform/testing/fake-gateway.ts';
import { walletOf } from '#platform/testing/member-builders.ts';
import { createApiProxy } from './proxy.ts';
import type { Visitor } from '@maidan/deployment/visitor';
import { readCookies } from '../cookies/request.ts';
import { sessionCookies } from '../cookies/session.ts';

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

let seen: readonly SeenCall[] = [];
const warned: unknown[] = [];

/** Calls the proxy as a script does; the gateway answers with the reply. */
function call(
  path: string,
  init: RequestInit & { headers?: Record<string, string> } = {},
  reply: unknown = { value: session },
) {
  const name = `${init.method ?? 'GET'} ${path.split('?')[0]}`;
  ({ calls: seen } = fakeGateway({ [name]: () => leaking(reply) }, { takesAnyCall: true }));
  const proxy = createApiProxy({
    ask: (...asked) => fetch(...asked),
    apiUrl: 'http://gateway.example',
    cookies,
    log: { warn: (fields, text) => void warned.push([text, fields]) },
    headersFor: ({ host, address }) => ({ 'Maidan-Host': host, 'Maidan-Client-Address': address }),
  });
  // As the app of web has it: every answer passes through the security headers.
  const app = new Hono().use(answerSecurity).all('*', (c) => proxy(c.req.raw, visitor));
  return app.fetch(new Request(`http://lobby.example/m/api${path}`, init));
}

/** An answer with a cookie of the gateway, which must never reach the browser. */
function leaking(reply: unknown): unknown {
  const response = reply instanceof Response ? reply : Response.json(reply);
  response.headers.append('Set-Cookie', 'leak=1');
  // A back end of somebody else may send a 401 that is not a problem document.
  const isForeign = response.status === 401 && !response.headers.get('Content-Type')?.includes('+');
  return isForeign ? brokenAnswer(response) : response;
}

/** The calls with which a member signs in. */
const SIGN_INS = [
  ['POST', '/account/login'],
  ['PUT', '/account/register'],
  ['PUT', '/account/register-mobile'],
  ['POST', '/account/social/google/finish'],
  ['POST', '/account/second-step'],
] as const;
const GAMES = { games: [], pageNum: 1, totalPages: 0, totalCount: 0 };
const credentialsWrong = () => problem('auth.credentials_wrong', 401);

afterEach(() => vi.unstubAllGlobals());

const deviceLine = (reply: Response) =>
  reply.headers.getSetCookie().find((line) => line.startsWith('maidan_device='));
const sessionLines = (reply: Response) =>
  reply.headers.getSetCookie().filter((line) => line !== deviceLine(reply));

describe('calls of scripts', () => {
  it("reach the gateway with the visitor's headers, and with the session only when cookie and header belong together", async () => {
    const authorization = `Bearer ${cookies.infoOf(session).token}`;
    const init = { headers: { cookie: cookieHeader, authorization, 'x-forwarded-for': '1.2.3.4' } };
    await call('/wallet/balance?x=1', init, walletOf());
    expect(seen[0]?.name).toBe('GET /wallet/balance');
    expect(seen[0]?.query.get('x')).toBe('1');
    expect(Object.fromEntries(seen[0]?.headers ?? [])).toMatchObject({
      authorization: 'Bearer gateway-token',
      'maidan-host': 'lobby.example',
      'maidan-client-address': '203.0.113.9',
    });
    expect(seen[0]?.headers.get('x-forwarded-for')).toBeNull();
    expect(seen[0]?.headers.get('cookie')).toBeNull();
  });

  it("count as a visitor's with the cookie alone, and are refused with the header alone", async () => {
    await call('/games', { headers: { cookie: cookieHeader } }, GAMES);
    expect(seen[0]?.headers.get('authorization')).toBeNull();
    const refused = await call('/games', {
      headers: { authorization: `Bearer ${cookies.infoOf(session).token}` },
    });
    expect(refused.status).toBe(401);
    expect(await refused.json()).toMatchObject({ code: 'session.expired' });
    expect(seen).toHaveLength(0);
  });

  it('keep the security headers of the api, and get them from web when the back end sends none', async () => {
    const strict = { 'Content-Security-Policy': 'sandbox', 'X-Request-Id': 'request-0001' };
    const own = await call('/games', {}, Response.json(GAMES, { headers: strict }));
    expect(own.headers.get('content-security-policy')).toBe('sandbox');
    expect(own.headers.get('x-request-id')).toBe('request-0001');
    const authorization = 'Bearer of nobody';
    for (const answer of [
      await call('/games', {}, GAMES),
      await call('/games', { headers: { authorization } }),
      await call('/vendor/v1/bet'),
    ])
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
      });
  });

  it('SESS-26 a session cookie that comes twice counts as none, and is deleted', async () => {
    const tossed = cookies.write({ ...session, token: 'theirs' }, false)[0]?.split(';')[0];
    const authorization = `Bearer ${cookies.infoOf(session).token}`;
    const headers = { cookie: `${tossed}; ${cookieHeader}`, authorization };
    const refused = await call('/wallet/balance', { headers }, walletOf());
    expect([refused.status, seen.length]).toEqual([401, 0]);
    expect(refused.headers.getSetCookie().map((line) => line.split('=')[0])).toEqual([
      'maidan_session',
      'MC_SESSION_INFO',
    ]);
    expect(warned).toEqual([['session cookie doubled', expect.anything()]]);
  });

  it('LOGIN-13 the session in the answer becomes the cookie, and the page gets another token', async () => {
    const reply = await call(
      '/account/login',
      { method: 'POST', body: '{}', headers: { origin: 'http://lobby.example' } },
      { value: session },
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
      { value: { ...trial, customerType: 40 } },
    );
    expect(seen[0]?.headers.get('module-id')).toBe('free-play');
    const { value } = (await reply.json()) as { value: { token: string } };
    expect(value).toMatchObject({ userName: 'guest-ab3k9q', customerType: 40, type: 40 });
    expect(value.token, 'the secret stays with web').not.toBe('gateway-token');
    const lines = reply.headers.getSetCookie().map((line) => line.split(';')[0]);
    expect(cookies.read(readCookies(lines.join('; '), false))).toMatchObject({
      ...trial,
      type: 40,
      isKept: false,
    });
  });

  it('SESS-05 the session of a login lasts as long as the member chose, and renewing it does not change that', async () => {
    const ask = async (path: string, headers: Record<string, string>) => {
      const reply = await call(
        path,
        { method: 'POST', body: '{}', headers: { origin: 'http://lobby.example', ...headers } },
        { value: session },
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
    expect(seen[0]?.headers.get('maidan-keep-session'), 'the gateway is not asked').toBeNull();
    expect([isKept(passing), isKept(kept)]).toEqual([
      [false, false],
      [true, true],
    ]);
    expect(isKept(await ask('/account/session/renew', headerOf(kept)))).toEqual([true, true]);
    const wished = { ...headerOf(passing), 'Maidan-Keep-Session': '1' };
    expect(isKept(await ask('/account/session/renew', wished))).toEqual([false, false]);
  });

  it('LOGIN-32 the session of a first login stays a first one when it is renewed, and no other session becomes one', async () => {
    const ask = async (path: string, firstTimeLogin: boolean, lines: readonly string[] = []) => {
      const reply = await call(
        path,
        {
          method: 'POST',
          body: '{}',
          headers: {
            origin: 'http://lobby.example',
            ...(lines.length === 0
              ? {}
              : {
                  cookie: lines.map((line) => line.split(';')[0]).join('; '),
                  authorization: `Bearer ${cookies.infoOf(session).token}`,
                }),
          },
        },
        { value: { ...session, firstTimeLogin } },
      );
      const info = (await reply.json()) as { value: { firstTimeLogin: boolean } };
      return { lines: sessionLines(reply), isFirst: info.value.firstTimeLogin };
    };
    for (const isFirst of [true, false]) {
      const opened = await ask('/account/login', isFirst);
      expect(opened.isFirst).toBe(isFirst);
      // For a renewed session the gateway says that it is no first login.
      const renewed = await ask('/account/session/renew', false, opened.lines);
      expect(renewed.isFirst).toBe(isFirst);
      const cookie = renewed.lines.map((line) => line.split(';')[0]).join('; ');
      expect(cookies.read(readCookies(cookie, false))?.firstTimeLogin).toBe(isFirst);
    }
  });

  it('SESS-14 a sign-out and a dead session delete the cookie', async () => {
    const headers = {
      cookie: cookieHeader,
      authorization: `Bearer ${cookies.infoOf(session).token}`,
      origin: 'http://lobby.example',
    };
    const signedOut = await call('/account/logout', { method: 'DELETE', headers }, { value: true });
    expect(signedOut.headers.getSetCookie().every((line) => line.includes('Max-Age=0'))).toBe(true);
    const dead = await call('/wallet/balance', { headers }, problem('session.expired', 401));
    expect(dead.headers.getSetCookie()).toHaveLength(2);
  });

  it('a wrong password does not sign a trial user out, and neither does an answer without an error code', async () => {
    const headers = {
      cookie: cookieHeader,
      authorization: `Bearer ${cookies.infoOf(session).token}`,
      origin: 'http://lobby.example',
    };
    const login = { method: 'POST', headers };
    const refused = await call('/account/login', login, credentialsWrong());
    expect(await refused.json()).toMatchObject({ code: 'auth.credentials_wrong' });
    expect(refused.headers.getSetCookie()).toEqual([]);
    const bare = await call('/account/login', login, Response.json('no problem', { status: 401 }));
    expect(bare.headers.getSetCookie()).toHaveLength(2);
  });

  it('that change state are refused when they come from another origin', async () => {
    for (const headers of [
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
    ]) {
      const reply = await call('/account/login', { method: 'POST', body: '{}', headers });
      expect(reply.status).toBe(400);
    }
    expect(seen).toHaveLength(0);
  });

  it('API-53 with a picture but without a session are refused before anything of them is read', async () => {
    let isRead = false;
    const body = new ReadableStream(
      {
        pull(stream) {
          isRead = true;
          stream.close();
        },
      },
      { highWaterMark: 0 },
    );
    // The types of the browser lack what Node asks for beside a body that is a stream.
    const halves: object = { duplex: 'half' };
    const refused = await call('/pictures', { method: 'POST', body, ...halves });
    expect(refused.status).toBe(401);
    expect(await refused.json()).toMatchObject({ code: 'session.missing' });
    expect([isRead, seen]).toEqual([false, []]);
  });

  it('reach only the paths that the contract opens to browsers', async () => {
    for (const path of ['/vendor/v1/bet', '/metrics', '/healthz', '/openapi.json', '/', '']) {
      expect((await call(path)).status).toBe(404);
    }
    expect(seen).toHaveLength(0);
  });

  it('OPS-01 never reach an endpoint of operators, however its path is dressed up', async () => {
    const paths = Object.values(consoleContract).map(({ route }) =>
      route.path.replaceAll(/\{\w+\}/g, 'first'),
    );
    expect(paths.length).toBeGreaterThan(8);
    for (const path of paths) {
      const rest = path.slice(1);
      const dressed = [
        path,
        `/${path}`,
        `/./${rest}`,
        `/games/../${rest}`,
        `/games/%2e%2e/${rest}`,
      ];
      for (const one of [...dressed, `/Console${path.slice(8)}`, `/%63onsole${path.slice(8)}`]) {
        for (const method of ['GET', 'POST', 'DELETE']) {
          expect((await call(one, { method })).status).toBe(404);
          expect(seen).toEqual([]);
        }
      }
    }
  });

  it('get a problem document while the gateway is away', async () => {
    fakeGateway({});
    const proxy = createApiProxy({
      ask: (...asked) => fetch(...asked),
      apiUrl: 'http://gateway.example',
      log: { warn: () => undefined },
      cookies,
      headersFor: () => ({}),
    });
    const reply = await proxy(new Request('http://lobby.example/m/api/games'), visitor);
    expect(reply.status).toBe(503);
    expect(await reply.json()).toMatchObject({ code: 'server.unavailable' });
  });

  it("an answer with a session declares the length of the body that is sent, not of the gateway's", async () => {
    const text = JSON.stringify({ value: session });
    const headers = { 'Content-Type': 'application/json', 'Content-Length': String(text.length) };
    const answer = new Response(text, { headers });
    const reply = await call('/account/login', { method: 'POST' }, answer);
    const passed = await reply.clone().text();
    expect(reply.headers.get('content-length') ?? String(passed.length)).toBe(
      String(passed.length),
    );
  });

  it('no call that opens a session gives its token to a script, not even a trial with its other field names', async () => {
    const authorization = `Bearer ${cookies.infoOf(session).token}`;
    const authorised = { cookie: cookieHeader, authorization };
    const { type, firstTimeLogin: _none, ...trial } = session;
    const openings = ENDPOINTS.filter(({ options }) => options.issuesSession);
    expect(openings.length).toBeGreaterThan(SIGN_INS.length);
    for (const { method, path } of openings.map(({ route }) => route)) {
      const value = path === '/account/free-play' ? { ...trial, customerType: 40 } : session;
      const reply = await call(
        path.replace('{provider}', 'google'),
        { method: method.toUpperCase(), headers: authorised },
        { value },
      );
      expect(await reply.text(), path).not.toContain('gateway-token');
      expect(reply.headers.getSetCookie().join(), path).toContain('maidan_session=');
    }
    const opened = { value: { ...trial, customerType: 40 } };
    const reply = await call('/account/free-play', { method: 'POST' }, opened);
    const { value } = (await reply.json()) as { value: Record<string, unknown> };
    expect(type).toBe(0);
    expect(value).toMatchObject({ type: 40, customerType: 40, firstTimeLogin: false });
    expect(value['token']).not.toBe('gateway-token');
  });

  it('LOGIN-13 SESS-01 a sign-in gives the browser a device id that the gateway knows and no script can read', async () => {
    for (const [method, path] of SIGN_INS) {
      const reply = await call(path, { method, body: '{}' });
      const told = String(seen[0]?.headers.get('maidan-device'));
      expect(told).toMatch(/^[A-Za-z0-9_-]{43}$/);
      expect(deviceLine(reply)).toBe(
        `maidan_device=${told}; Max-Age=2592000; Path=/m; HttpOnly; SameSite=Lax`,
      );
      expect(sessionLines(reply).join(), 'not in the readable session').not.toContain(told);
      expect(await reply.text()).not.toContain(told);
    }
  });

  it('LOGIN-13 SESS-15 the device keeps its id through failures, sign-outs and renewals; the next sign-in extends it', async () => {
    const held = `maidan_device=${'d'.repeat(43)}`;
    const login = { method: 'POST', body: '{}', headers: { cookie: held } };
    expect(deviceLine(await call('/account/login', login, credentialsWrong()))).toBeUndefined();
    expect(seen[0]?.headers.get('maidan-device')).toBe('d'.repeat(43));
    expect(deviceLine(await call('/account/login', login))).toContain(`${held}; `);

    const headers = {
      cookie: `${cookieHeader}; ${held}`,
      authorization: `Bearer ${cookies.infoOf(session).token}`,
    };
    const signOut = { method: 'DELETE', headers };
    const signedOut = await call('/account/logout', signOut, { value: true });
    expect(sessionLines(signedOut)).toHaveLength(2);
    expect(deviceLine(signedOut)).toBeUndefined();
    const renewed = await call('/account/session/renew', { method: 'POST', headers });
    expect(deviceLine(renewed)).toBeUndefined();
    expect(seen[0]?.headers.get('maidan-device'), 'it is no sign-in').toBeNull();
  });

  it('a trial registers no device, and no script can name one', async () => {
    const { token, merchantCode, userName } = session;
    const opened = { value: { token, merchantCode, userName, customerType: 40 } };
    const trial = await call('/account/free-play', { method: 'POST' }, opened);
    expect(deviceLine(trial)).toBeUndefined();
    const forged = { 'Maidan-Device': 'f'.repeat(43) };
    await call('/games', { headers: forged }, GAMES);
    expect(seen[0]?.headers.get('maidan-device')).toBeNull();
    const login = { method: 'POST', headers: forged };
    await call('/account/login', login);
    expect(seen[0]?.headers.get('maidan-device')).not.toBe('f'.repeat(43));
  });

  it('SMS-04 a code is bound to the browser that asked for it, by a cookie that no script can read', async () => {
    const handle = 'b6Yw0sUu3cK9mQe5vT1xZr8nPj2hLf4d';
    const body = '{"purpose":"login"}';
    const headers = {
      'content-type': 'application/json',
      cookie: `maidan_device=${'d'.repeat(43)}`,
    };
    const answer = { value: { expirationTime: 1, codeHandle: handle } };
    const reply = await call('/account/sms-code', { method: 'POST', body, headers }, answer);
    expect(seen[0]?.headers.get('maidan-device')).toBe('d'.repeat(43));
    expect(await reply.json()).toEqual({ value: { expirationTime: 1 } });
    expect(reply.headers.getSetCookie()).toEqual([
      `maidan_code=${handle}; Max-Age=900; Path=/m; HttpOnly; SameSite=Lax`,
    ]);
    const cookie = `a=b; maidan_code=${handle}`;
    const uses = [...SIGN_INS.slice(0, 3), ['POST', '/account/password/phone']] as const;
    for (const [method, path] of uses) {
      const value = path.includes('password') ? true : session;
      await call(path, { method, body: '{}', headers: { cookie } }, { value });
      expect(seen[0]?.headers.get('code-handle'), path).toBe(handle);
    }
    await call('/games', { headers: { cookie, 'Code-Handle': 'x'.repeat(32) } }, GAMES);
    expect(seen[0]?.headers.get('code-handle'), 'it uses no code').toBeNull();
    const forged = { cookie: 'maidan_code=no!', 'Code-Handle': 'x'.repeat(32) };
    await call('/account/login', { method: 'POST', body: '{}', headers: forged });
    expect(seen[0]?.headers.get('code-handle'), 'no script names one').toBeNull();
  });

  it('MEMBERX-03 the handle of a second step goes into the same cookie, and no script sees it', async () => {
    const handle = 'b6Yw0sUu3cK9mQe5vT1xZr8nPj2hLf4d';
    const asked = (value: object) => problem('auth.second_step', 403, { value });
    const init = { method: 'POST', body: '{}', headers: { 'Content-Type': 'application/json' } };
    for (const path of ['/account/login', '/account/social/google/finish']) {
      const reply = await call(path, init, asked({ codeHandle: handle }));
      expect(reply.status, path).toBe(403);
      expect(await reply.json()).toMatchObject({ code: 'auth.second_step', value: {} });
      expect(reply.headers.get('content-type')).toBe('application/problem+json');
      expect(reply.headers.getSetCookie()).toContainEqual(
        expect.stringContaining(`maidan_code=${handle}; Max-Age=900`),
      );
    }
    const captcha = { captchaId: 'captcha-1', image: 'data:image/png;base64,AAAA' };
    const other = await call('/account/login', init, asked(captcha));
    expect(await other.json()).toMatchObject({ value: captcha });
    expect(other.headers.getSetCookie()).toEqual([]);
  });

  it('a back end that binds no codes sets no cookie', async () => {
    const init = { method: 'POST', body: '{}' };
    const reply = await call('/account/sms-code', init, { value: { expirationTime: 1 } });
    expect(await reply.json()).toEqual({ value: { expirationTime: 1 } });
    expect(reply.headers.getSetCookie()).toEqual([]);
  });

  it('REG-46 the module id of a call reaches the gateway', async () => {
    const init = { method: 'PUT', headers: { 'Module-Id': 'REG3' } };
    await call('/account/register', init, { value: session });
    expect(seen[0]?.headers.get('module-id')).toBe('REG3');
  });

  it('are compressed when that saves bytes, and events leave as they happen', async () => {
    const ask = (path: string, body: string, type: string) => {
      const headers = { 'content-type': type, 'content-length': String(body.length) };
      const authorization = `Bearer ${cookies.infoOf(session).token}`;
      const accepting = {
        headers: { 'accept-encoding': 'gzip, br', cookie: cookieHeader, authorization },
      };
      return call(path, accepting, new Response(body, { headers }));
    };
    const text = JSON.stringify(GAMES);
    const long = text.padEnd(2000);
    const packed = await ask('/games', long, 'application/json');
    expect(packed.headers.get('content-encoding')).toBe('br');
    expect(
      brotliDecompressSync(await packed.arrayBuffer())
        .toString()
        .trim(),
    ).toBe(text);
    const short = await ask('/games', text, 'application/json');
    expect(short.headers.get('content-encoding')).toBeNull();
    expect(await short.json()).toEqual(GAMES);
    const events = await ask('/live/events', ': heartbeat\n\n'.repeat(200), 'text/event-stream');
    expect(events.headers.get('content-encoding')).toBeNull();
    expect(events.headers.get('x-accel-buffering'), 'no proxy collects them').toBe('no');
  });
});
