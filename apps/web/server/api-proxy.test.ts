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
    expect(setCookies).toHaveLength(2);
    expect(setCookies.join()).not.toContain('leak');
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
});
