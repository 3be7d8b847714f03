import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createRequestId, signRequest, verifyRequest } from '@maidan/wire';
import type { LaunchBody } from '@maidan/wire';
import { cashierRail } from './payments/cashier.ts';
import { arcadeDraws } from './vendors/arcade-draws.ts';
import { arcadeMatches } from './vendors/arcade-matches.ts';
import { arcadeLauncher } from './vendors/arcade.ts';

const NOW = Date.parse('2026-11-20T10:00:00.000Z');
const KEY = { keyId: 'operator', secret: 'the secret of the operator, long enough' };
const clock = { now: () => new Date(NOW) };

let server: Server;
let options: {
  baseUrl: string;
  keyId: string;
  secret: string;
  clock: typeof clock;
  timeoutMs: number;
};
let answer: { status: number; text: string; isMute?: boolean; isEndless?: boolean };
let hungUp = 0;
let seen: { method: string; path: string; body: string; isSigned: boolean }[];

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const { method = '', url: path = '' } = request;
    const header = (name: string) => request.headers[name.toLowerCase()]?.toString();
    const check = await verifyRequest({
      header,
      method,
      path,
      rawBody: body,
      nowMs: NOW,
      findSecret: (keyId) => (keyId === KEY.keyId ? KEY.secret : undefined),
      rememberRequestId: async () => true,
    });
    seen.push({ method, path, body, isSigned: check.ok });
    if (answer.isEndless) return writeOn(response);
    if (!answer.isMute)
      response.writeHead(answer.status, { location: '/elsewhere' }).end(answer.text);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  options = { ...KEY, baseUrl: `http://127.0.0.1:${port}/base/`, clock, timeoutMs: 400 };
});
beforeEach(() => {
  seen = [];
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Writes until the other side hangs up. */
async function writeOn(response: ServerResponse): Promise<void> {
  response.once('close', () => void (hungUp += 1));
  const part = Buffer.alloc(65_536, 0x20);
  while (!response.destroyed)
    if (!response.write(part))
      await Promise.race([once(response, 'drain'), once(response, 'close')]);
}

const says = (status: number, value: unknown) => {
  answer = { status, text: typeof value === 'string' ? value : JSON.stringify(value) };
};
const launch: LaunchBody = {
  vendor: 'JL',
  gameCode: 'slot.mango',
  title: 'Mango',
  language: 'en',
  currency: 'BDT',
  digits: 'latn',
  theme: { mode: 'dark', accent: '#c6f24e', onAccent: '#131c05' },
  lobbyOrigin: 'http://localhost:3000',
  freePlay: true,
};

/** How a call failed, by the name its error gives. */
const faultOf = (call: Promise<unknown>) =>
  call.then(
    () => 'none',
    (error: { fault?: string }) => error.fault,
  );

describe('the draws of the arcade', () => {
  const seed = '3f'.repeat(32);
  const commitment = createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex');
  const result = {
    drawNo: 7,
    drawsAt: '2026-11-20T10:00:00.000Z',
    balls: [4, 11],
    commitment,
    seed,
  };
  const next = { drawNo: 8, drawsAt: '2026-11-20T10:15:00.000Z', commitment };
  const title = { gameCode: 'draw.six', drum: { size: 36, count: 2 }, next, last: result };
  const page = { page: 2, pageSize: 10 };

  it('API-62 API-63 are asked with signed calls', async () => {
    says(200, { titles: [title] });
    expect(await arcadeDraws(options).titles()).toEqual([title]);
    says(200, { totalCount: 1, results: [result] });
    const results = await arcadeDraws(options).results('draw.six', page);
    expect(results).toEqual({ totalCount: 1, results: [result] });
    expect(seen.map(({ method, path, isSigned }) => [method, path, isSigned])).toEqual([
      ['GET', '/base/operator/v1/draws', true],
      ['GET', '/base/operator/v1/draws/results?gameCode=draw.six&page=2&pageSize=10', true],
    ]);
  });

  it('API-62 a title without draws has no results', async () => {
    says(404, { code: 'unknown_game' });
    const none = { totalCount: 0, results: [] };
    expect(await arcadeDraws(options).results('draw.six', page)).toEqual(none);
  });

  it('API-62 API-63 a late, wrong or lying arcade is told apart', async () => {
    const faults = async (arcade: ReturnType<typeof arcadeDraws>) => [
      await faultOf(arcade.titles()),
      await faultOf(arcade.results('draw.six', page)),
    ];
    const lie = { ...result, seed: '00'.repeat(32) };
    for (const odd of [
      '',
      '{"titles":1}',
      { titles: [{ ...title, last: lie }], totalCount: 1, results: [lie] },
    ]) {
      says(200, odd);
      expect(await faults(arcadeDraws(options)), JSON.stringify(odd)).toEqual([
        'invalid',
        'invalid',
      ]);
    }
    says(500, { titles: [], totalCount: 0, results: [] });
    expect(await faults(arcadeDraws(options))).toEqual(['invalid', 'invalid']);
    answer = { status: 200, text: '', isMute: true };
    expect(await faults(arcadeDraws(options))).toEqual(['silent', 'silent']);
    const nowhere = { ...options, baseUrl: 'http://127.0.0.1:9' };
    expect(await faults(arcadeDraws(nowhere))).toEqual(['silent', 'silent']);
  });

  it('API-63 as many lotteries as the wire allows are read, and an answer without end is not', async () => {
    const titles = Array.from({ length: 200 }, (_, at) => ({ ...title, gameCode: `draw.${at}` }));
    says(200, { titles });
    expect(await arcadeDraws(options).titles()).toHaveLength(200);
    answer = { status: 200, text: '', isEndless: true };
    const patient = arcadeDraws({ ...options, timeoutMs: 600_000 });
    expect(await faultOf(patient.titles())).toBe('silent');
    await expect.poll(() => hungUp).toBe(1);
  });
});

describe('the matches of the arcade', () => {
  const seed = '3f'.repeat(32);
  const commitment = createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex');
  const coming = {
    competition: 'ring',
    sport: 'duel',
    matchNo: 8,
    home: 'red',
    away: 'blue',
    startsAt: '2026-11-20T10:15:00.000Z',
    commitment,
  };
  const state = {
    sport: 'duel',
    phase: 'fight',
    score: { home: 2, away: 1 },
    exchanges: 5,
    over: 3,
  };
  const running = { ...coming, state, changesAt: '2026-11-20T10:15:10.000Z' };
  const ended = {
    ...coming,
    endedAt: '2026-11-20T10:17:00.000Z',
    state: { ...state, phase: 'ended', over: 5 },
    winner: 'home',
    seed,
  };
  const words = { bn: 'নাম', en: 'Name' };
  const names = { about: words, competitions: { ring: words }, sides: { red: words, blue: words } };
  const timetable = { ...names, running: [running], coming: [coming], last: [ended] };
  const results = { ...names, totalCount: 1, results: [ended] };
  const page = { page: 2, pageSize: 10 };

  it('are asked with signed calls', async () => {
    says(200, timetable);
    expect(await arcadeMatches(options).timetable('cockfight')).toEqual(timetable);
    says(200, results);
    expect(await arcadeMatches(options).results('cockfight', page)).toEqual(results);
    expect(seen.map(({ method, path, isSigned }) => [method, path, isSigned])).toEqual([
      ['GET', '/base/operator/v1/matches?category=cockfight', true],
      ['GET', '/base/operator/v1/matches/results?category=cockfight&page=2&pageSize=10', true],
    ]);
  });

  it('a late, wrong or lying arcade is told apart', async () => {
    const faults = async (arcade: ReturnType<typeof arcadeMatches>) => [
      await faultOf(arcade.timetable('cockfight')),
      await faultOf(arcade.results('cockfight', page)),
    ];
    const invalid = ['invalid', 'invalid'];
    for (const lie of [
      { ...ended, seed: '00'.repeat(32) },
      { ...ended, home: 'constructor' },
      { ...ended, competition: 'cup' },
      { ...ended, sport: 'football' },
      { ...ended, state },
      { ...ended, startsAt: 'soon' },
    ]) {
      says(200, { ...timetable, last: [lie], totalCount: 1, results: [lie] });
      expect(await faults(arcadeMatches(options)), JSON.stringify(lie)).toEqual(invalid);
    }
    says(200, '');
    expect(await faults(arcadeMatches(options))).toEqual(invalid);
    says(500, { ...timetable, ...results });
    expect(await faults(arcadeMatches(options))).toEqual(invalid);
    answer = { status: 200, text: '', isMute: true };
    expect(await faults(arcadeMatches(options))).toEqual(['silent', 'silent']);
    const nowhere = { ...options, baseUrl: 'http://127.0.0.1:9' };
    expect(await faults(arcadeMatches(nowhere))).toEqual(['silent', 'silent']);
  });
});

describe('the arcade adapter', () => {
  it('VENDOR-06 sends a signed launch and answers the address of the frame', async () => {
    says(200, { url: 'http://arcade.test/play/#t' });
    expect(await arcadeLauncher(options).launch(launch)).toEqual({
      url: 'http://arcade.test/play/#t',
      isStandIn: false,
    });
    expect(seen).toEqual([
      {
        method: 'POST',
        path: '/base/operator/v1/launch',
        body: JSON.stringify(launch),
        isSigned: true,
      },
    ]);
  });

  it('VENDOR-06 passes on that another game is played in place of the title', async () => {
    says(200, { url: 'http://arcade.test/play/#t', isStandIn: true });
    expect(await arcadeLauncher(options).launch(launch)).toMatchObject({ isStandIn: true });
  });

  it('LAUNCH-09 every kind of failure has a name', async () => {
    says(404, { code: 'unknown_game' });
    expect(await faultOf(arcadeLauncher(options).launch(launch))).toBe('unknown_game');
    says(403, { code: 'origin_not_allowed' });
    expect(await faultOf(arcadeLauncher(options).launch(launch))).toBe('refused');
    for (const odd of ['', 'not json', '{"url":"javascript:alert(1)"}', 'x'.repeat(20_000)]) {
      says(200, odd);
      expect(await faultOf(arcadeLauncher(options).launch(launch))).toBe('silent');
    }
    says(302, '');
    expect(await faultOf(arcadeLauncher(options).launch(launch))).toBe('silent');
    answer = { status: 200, text: '', isMute: true };
    expect(await faultOf(arcadeLauncher(options).launch(launch))).toBe('silent');
    const nowhere = arcadeLauncher({ ...options, baseUrl: 'http://127.0.0.1:9' }).launch(launch);
    await expect(nowhere).rejects.toMatchObject({ fault: 'silent' });
  });
});

describe('payment rails', () => {
  it('PLAYMODE-05 the practice rail is the only one: no code here calls a rail that moves real money', () => {
    const source = fileURLToPath(new URL('..', import.meta.url));
    const makers = readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
      .filter((path) => /\): PaymentRail\b/.test(readFileSync(join(source, path), 'utf8')));
    expect(makers).toEqual([join('providers', 'payments', 'cashier.ts')]);
    expect(readdirSync(join(source, 'providers', 'payments'))).toEqual(['cashier.ts']);
  });
});

describe('the cashier adapter', () => {
  const order = {
    reference: 'D-1',
    siteId: 'first',
    amountMinor: 500,
    currency: 'BDT',
    returnUrl: 'http://localhost:3000/m',
    callbackUrl: 'http://localhost:3001/payments/v1/callback',
    channel: 'practice',
    language: 'bn',
  };
  const callback = {
    kind: 'payment' as const,
    reference: 'D-1',
    cashierReference: 'C-1',
    status: 'paid' as const,
    amountMinor: 500,
    currency: 'BDT',
    sequence: 1,
    occurredAt: '2026-11-20T09:59:00.000Z',
  };

  it('MONEY-08 orders a payment page by a signed call and reads an order', async () => {
    const reply = {
      paymentUrl: 'http://cashier.test/pay/1',
      cashierReference: 'C-1',
      expiresAt: '2026-11-20T11:00:00.000Z',
    };
    says(200, reply);
    expect(await cashierRail(options).createPayment(order)).toEqual(reply);
    says(200, callback);
    expect(await cashierRail(options).readStatus('payment', 'D-1')).toEqual(callback);
    says(200, { cashierReference: 'C-2', status: 'pending' });
    const { callbackUrl, returnUrl: _unused, language: _language, ...rest } = order;
    await cashierRail(options).createPayout({ ...rest, callbackUrl, accountRef: 'A-1' });
    expect(seen.map(({ method, path, isSigned }) => [method, path, isSigned])).toEqual([
      ['POST', '/base/payments/v1', true],
      ['GET', '/base/payments/v1/D-1', true],
      ['POST', '/base/payouts/v1', true],
    ]);
  });

  it('MONEY-08 the state of another order, or of a payout for a payment, is no answer', async () => {
    for (const other of [{ reference: 'D-2' }, { kind: 'payout' }]) {
      says(200, { ...callback, ...other });
      expect(await faultOf(cashierRail(options).readStatus('payment', 'D-1'))).toBe('silent');
    }
  });

  it('MONEY-08 an order without an answer is told apart from one that was refused', async () => {
    says(409, { code: 'conflict' });
    expect(await faultOf(cashierRail(options).createPayment(order))).toBe('conflict');
    says(403, { code: 'origin_not_allowed' });
    expect(await faultOf(cashierRail(options).createPayment(order))).toBe('refused');
    says(503, '');
    expect(await faultOf(cashierRail(options).createPayment(order))).toBe('silent');
    says(200, { paymentUrl: 'ftp://x' });
    expect(await faultOf(cashierRail(options).createPayment(order))).toBe('silent');
  });

  it('OPS-56 an order that found nobody to connect to is told apart from one whose answer is lost', async () => {
    const closed = createServer();
    await new Promise<void>((done) => void closed.listen(0, '127.0.0.1', done));
    const { port } = closed.address() as AddressInfo;
    await new Promise((done) => void closed.close(done));
    const nobody = { ...options, baseUrl: `http://127.0.0.1:${port}` };
    expect(await faultOf(cashierRail(nobody).createPayment(order))).toBe('unreachable');
    const mute = createServer((_request, response) => void response.destroy());
    await new Promise<void>((done) => void mute.listen(0, '127.0.0.1', done));
    const { port: heard } = mute.address() as AddressInfo;
    const lost = { ...options, baseUrl: `http://127.0.0.1:${heard}` };
    expect(await faultOf(cashierRail(lost).createPayment(order))).toBe('silent');
    await new Promise((done) => void mute.close(done));
  });

  it('MONEY-08 a callback counts only when it is signed, in time, new and in the agreed shape', async () => {
    const rail = cashierRail(options);
    const known = new Set<string>();
    const remember = async (_keyId: string, requestId: string) => {
      const isNew = !known.has(requestId);
      known.add(requestId);
      return isNew;
    };
    const check = async (
      rawBody: string,
      spoilt: { secret?: string; timestampMs?: number; requestId?: string; sent?: string } = {},
    ) => {
      const {
        sent = rawBody,
        requestId = createRequestId(),
        timestampMs = NOW,
        secret = KEY.secret,
      } = spoilt;
      const path = '/payments/v1/callback';
      const headers = await signRequest({
        keyId: KEY.keyId,
        secret,
        timestampMs,
        requestId,
        method: 'POST',
        path,
        rawBody,
      });
      const header = (name: string) => Object.entries(headers).find(([key]) => key === name)?.[1];
      return rail.checkCallback({ header, method: 'POST', path, rawBody: sent }, remember);
    };
    const body = JSON.stringify(callback);
    expect(await check(body)).toEqual({ isGenuine: true, callback });
    const forged = { isGenuine: false, reason: 'forged' };
    expect(await check(body, { secret: 'a secret nobody agreed upon' })).toEqual(forged);
    expect(await check(body, { timestampMs: NOW - 60_001 })).toEqual(forged);
    expect(await check(body, { sent: body.replace('500', '900') })).toEqual(forged);
    await check(body, { requestId: 'the-same-id' });
    expect(await check(body, { requestId: 'the-same-id' })).toEqual({
      isGenuine: false,
      reason: 'repeated',
    });
    expect(await check('{"kind":"payment"}')).toEqual({ isGenuine: false, reason: 'malformed' });
    expect(await check('no json')).toEqual({ isGenuine: false, reason: 'malformed' });
  });
});
