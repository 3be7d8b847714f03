import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createRequestId,
  PAYMENT_PATHS,
  paymentCallback,
  signRequest,
  verifyRequest,
  type PaymentCallback,
} from '@maidan/wire';
import type { Database } from '@maidan/partner-service';
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildApp, type App } from './app.ts';
import { LATE_MS, OUT_OF_ORDER_MS } from './orders/orders.service.ts';
import { openCashierDatabase } from './platform/database.ts';
import { createCashierLog } from './platform/log.ts';

const KEY = 'operator-1';
const SECRET = 'cashier-and-operator-secret';
const LIFE_MS = 600_000;
const RETURN_URL = 'http://localhost:3000/m/deposit/7?from="><script>';

interface Received {
  requestId: string;
  callback: PaymentCallback;
}

let operator: Server;
let callbackUrl: string;
let received: Received[];
/** How many callbacks had a wrong signature. */
let refused: number;
let answerStatus: number;
let folder: string;
let database: Database;
let app: App;
let aheadMs: number;
let logText: string;
const clock = () => Date.now() + aheadMs;

function build(): void {
  database = openCashierDatabase(folder);
  app = buildApp({
    database,
    operatorKeys: { [KEY]: { secret: SECRET, callbackOrigins: [new URL(callbackUrl).origin] } },
    publicOrigin: 'http://localhost:3003',
    paymentLifeMs: LIFE_MS,
    payoutDelayMs: 5_000,
    log: createCashierLog('debug', { write: (line: string) => void (logText += line) }),
    clock,
    callbackTimeoutMs: 500,
  });
}

beforeEach(async () => {
  received = [];
  refused = 0;
  answerStatus = 200;
  aheadMs = 0;
  logText = '';
  folder = mkdtempSync(join(tmpdir(), 'cashier-test-'));
  operator = createServer((request, response) => {
    let raw = '';
    request.on('data', (chunk: Buffer) => (raw += chunk.toString()));
    request.on('end', () => {
      void verifyRequest({
        header: (name) => request.headers[name.toLowerCase()]?.toString(),
        method: 'POST',
        path: request.url ?? '/',
        rawBody: raw,
        nowMs: clock(),
        findSecret: (keyId) => (keyId === KEY ? SECRET : undefined),
        rememberRequestId: async () => true,
      }).then((check) => {
        if (check.ok)
          received.push({
            requestId: check.requestId,
            callback: paymentCallback.parse(JSON.parse(raw)),
          });
        else refused += 1;
        response.writeHead(check.ok ? answerStatus : 401).end();
      });
    });
  });
  await new Promise<void>((resolve) => operator.listen(0, '127.0.0.1', resolve));
  callbackUrl = `http://127.0.0.1:${(operator.address() as AddressInfo).port}/payment/v1/callback`;
  build();
});

afterEach(async () => {
  database.close();
  rmSync(folder, { recursive: true, force: true });
  operator.closeAllConnections();
  await new Promise((resolve) => operator.close(resolve));
});

const payment = (changes: object = {}) => ({
  reference: 'dep_1',
  siteId: 'a_site',
  amountMinor: 12_345_678,
  currency: 'BDT',
  returnUrl: RETURN_URL,
  callbackUrl,
  channel: 'practice',
  language: 'bn',
  ...changes,
});
const payout = (changes: object = {}) => ({
  reference: 'wd_1',
  siteId: 'a_site',
  amountMinor: 50_000,
  currency: 'BDT',
  callbackUrl,
  channel: 'practice',
  accountRef: 'account_1',
  ...changes,
});

async function signed(method: 'GET' | 'POST', path: string, body?: unknown, secret = SECRET) {
  const rawBody = body === undefined ? '' : JSON.stringify(body);
  const headers = await signRequest({
    keyId: KEY,
    secret,
    timestampMs: clock(),
    method,
    path,
    requestId: createRequestId(),
    rawBody,
  });
  const init = method === 'GET' ? { headers } : { method, headers, body: rawBody };
  const response = await app.http.request(path, init);
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

const order = (changes: object = {}) => signed('POST', PAYMENT_PATHS.payments, payment(changes));
const pagePath = (body: Record<string, unknown>) => new URL(String(body['paymentUrl'])).pathname;

async function openPage(changes: object = {}): Promise<string> {
  return pagePath((await order(changes)).body);
}

async function choose(path: string, form: Record<string, string>) {
  return app.http.request(path, { method: 'POST', body: new URLSearchParams(form).toString() });
}

async function run(ms = 0): Promise<void> {
  aheadMs += ms;
  app.advance();
  await app.deliver();
}

const states = () => received.map(({ callback }) => [callback.sequence, callback.status]);

describe('ordering a payment', () => {
  it('MONEY-08 answers a page, a reference and the time until which the page is open', async () => {
    const { status, body } = await order();
    expect(status).toBe(200);
    expect(String(body['paymentUrl'])).toMatch(/^http:\/\/localhost:3003\/pay\/[A-Za-z0-9_-]{32}$/);
    expect(String(body['cashierReference'])).toMatch(/^pay_[0-9a-f]{24}$/);
    expect(Date.parse(String(body['expiresAt']))).toBeGreaterThan(clock());
  });

  it('MONEY-03 the same order answers the same page; another body with its reference is a conflict', async () => {
    const first = await order();
    expect((await order()).body).toEqual(first.body);
    expect(await order({ amountMinor: 1 })).toEqual({ status: 409, body: { code: 'conflict' } });
  });

  it.each([
    ['a forged signature', 'another-secret-of-someone', {}, 401, 'invalid_signature'],
    [
      'a foreign callback address',
      SECRET,
      { callbackUrl: 'http://elsewhere.example/' },
      403,
      'origin_not_allowed',
    ],
    ['no amount', SECRET, { amountMinor: 0 }, 400, 'invalid_request'],
    [
      'a script as return address',
      SECRET,
      { returnUrl: 'javascript:alert(1)' },
      400,
      'invalid_request',
    ],
  ])('MONEY-08 refuses %s', async (_name, secret, changes, status, code) => {
    const answer = await signed('POST', PAYMENT_PATHS.payments, payment(changes), secret);
    expect(answer).toEqual({ status, body: { code } });
  });

  it('VENDOR-01 refuses a repeated request id', async () => {
    const rawBody = JSON.stringify(payment());
    const headers = await signRequest({
      keyId: KEY,
      secret: SECRET,
      timestampMs: clock(),
      method: 'POST',
      path: PAYMENT_PATHS.payments,
      requestId: createRequestId(),
      rawBody,
    });
    const send = () =>
      app.http.request(PAYMENT_PATHS.payments, { method: 'POST', headers, body: rawBody });
    expect((await send()).status).toBe(200);
    expect((await send()).status).toBe(409);
  });

  it('MONEY-09 reports the state of a payment to its operator', async () => {
    const path = await openPage();
    const state = () => signed('GET', `${PAYMENT_PATHS.payments}/dep_1`);
    expect((await state()).body).toMatchObject({ status: 'pending', sequence: 0 });
    await choose(path, { action: 'pay' });
    expect((await state()).body).toMatchObject({ status: 'paid', sequence: 1, kind: 'payment' });
    expect((await signed('GET', `${PAYMENT_PATHS.payments}/dep_2`)).status).toBe(404);
    expect((await app.http.request(`${PAYMENT_PATHS.payments}/dep_1`)).status).toBe(401);
  });
});

describe('the hosted page', () => {
  it('PLAYMODE-04 says plainly that it is a practice rail without money, in every language', async () => {
    const bengali = await (await app.http.request(await openPage())).text();
    expect(bengali).toContain('এখানে আসল টাকা লেনদেন হয় না');
    expect(bengali).toContain('৳১,২৩,৪৫৬.৭৮');
    const path = await openPage({ reference: 'dep_2', language: 'en' });
    const english = await (await app.http.request(path)).text();
    expect(english).toContain('no real money moves here');
    expect(english).toContain('৳1,23,456.78');
    const hindiPath = await openPage({ reference: 'dep_3', language: 'hi' });
    const hindi = await (await app.http.request(hindiPath)).text();
    expect(hindi).toContain('यहाँ असली पैसे का लेनदेन नहीं होता');
    expect(hindi).toContain('<html lang="hi">');
    expect(hindi).not.toContain('real money');
  });

  it('the language that a page declares is the language of its text', async () => {
    const other = await openPage({ reference: 'dep_4', language: 'ta' });
    const page = await (await app.http.request(other)).text();
    expect(page).toContain('<html lang="en">');
    expect(page).toContain('no real money moves here');
    const headers = { 'accept-language': 'hi-IN,hi;q=0.9,en;q=0.8' };
    const unknown = await (await app.http.request('/pay/nowhere', { headers })).text();
    expect(unknown).toContain('<html lang="hi">');
    expect(unknown).toContain('ऐसा कोई भुगतान नहीं है');
  });

  it('MONEY-08 runs no script, may not be framed, escapes what it shows and sets no cookie', async () => {
    const path = await openPage();
    await choose(path, { action: 'fail' });
    const response = await app.http.request(path);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`default-src 'none'`);
    expect(policy).toContain(`frame-ancestors 'none'`);
    expect(policy).toContain(`form-action 'self' http://localhost:3000`);
    expect(response.headers.get('set-cookie')).toBeNull();
    const page = await response.text();
    expect(page).not.toContain('<script');
    expect(page).toContain('&quot;&gt;&lt;script&gt;');
  });

  it.each([
    ['pay', 'paid'],
    ['fail', 'failed'],
    ['cancel', 'cancelled'],
  ])(
    'MONEY-08 %s sends the player back and the operator one signed callback: %s',
    async (action, status) => {
      const answer = await choose(await openPage(), { action });
      expect(answer.status).toBe(303);
      expect(answer.headers.get('location')).toBe(RETURN_URL);
      await run();
      await run(3_600_000);
      expect(states()).toEqual([[1, status]]);
      expect(received[0]?.callback).toMatchObject({ amountMinor: 12_345_678, reference: 'dep_1' });
    },
  );

  it('MONEY-08 left pending, it sends no callback until it expires', async () => {
    const answer = await choose(await openPage(), { action: 'leave' });
    expect(answer.status).toBe(303);
    await run(LIFE_MS - 60_000);
    expect(states()).toEqual([]);
    await run(60_001);
    expect(states()).toEqual([[1, 'expired']]);
  });

  it('MONEY-08 a decision is final: a second one changes nothing', async () => {
    const path = await openPage();
    await choose(path, { action: 'fail' });
    const second = await choose(path, { action: 'pay' });
    expect(second.headers.get('location')).toBe(path);
    await run();
    expect(states()).toEqual([[1, 'failed']]);
  });

  it('MONEY-08 money may arrive after the end, with the next sequence number', async () => {
    const path = await openPage();
    await run(LIFE_MS + 1);
    expect(await (await app.http.request(path)).text()).toContain('value="pay"');
    await choose(path, { action: 'cancel' });
    await choose(path, { action: 'pay' });
    await run();
    expect(states()).toEqual([
      [1, 'expired'],
      [2, 'paid'],
    ]);
  });
});

describe('callbacks on a bad day', () => {
  it('MONEY-08 repeated: the same sequence number twice, each with its own request id', async () => {
    await choose(await openPage(), { action: 'pay', delivery: 'repeated' });
    await run();
    expect(states()).toEqual([
      [1, 'paid'],
      [1, 'paid'],
    ]);
    expect(received[0]?.callback).toEqual(received[1]?.callback);
    expect(received[0]?.requestId).not.toBe(received[1]?.requestId);
  });

  it('MONEY-08 late: no callback at first, then the decision with the time when it was made', async () => {
    await choose(await openPage(), { action: 'pay', delivery: 'late' });
    const madeBefore = clock() + 1;
    await run();
    expect(states()).toEqual([]);
    await run(LATE_MS + 1);
    expect(states()).toEqual([[1, 'paid']]);
    expect(Date.parse(received[0]?.callback.occurredAt ?? '')).toBeLessThan(madeBefore);
  });

  it('MONEY-08 out of order: the newer number first, the older one after it', async () => {
    await choose(await openPage(), { action: 'pay', delivery: 'out_of_order' });
    await run();
    await run(OUT_OF_ORDER_MS + 1);
    expect(states()).toEqual([
      [2, 'paid'],
      [1, 'pending'],
    ]);
  });

  it('MONEY-08 lost: no callback ever comes, and who asks is told the state', async () => {
    await choose(await openPage(), { action: 'pay', delivery: 'lost' });
    await run();
    await run(24 * 3_600_000);
    expect(states()).toEqual([]);
    const { body } = await signed('GET', `${PAYMENT_PATHS.payments}/dep_1`);
    expect(body).toMatchObject({ status: 'paid', sequence: 1 });
  });

  it('MONEY-08 forged: one that says paid under a wrong signature, once, and the true one after it', async () => {
    await choose(await openPage(), { action: 'cancel', delivery: 'forged' });
    await run();
    expect([refused, states()]).toEqual([1, []]);
    await run(OUT_OF_ORDER_MS + 1);
    await run(3_600_000);
    expect([refused, states()]).toEqual([1, [[1, 'cancelled']]]);
  });

  it('MONEY-08 a callback is repeated, across a restart, until the operator accepts it', async () => {
    const path = await openPage();
    answerStatus = 503;
    await choose(path, { action: 'pay' });
    await run();
    await run(1_100);
    database.close();
    build();
    answerStatus = 200;
    await run(1_000);
    await run(60_000);
    await run(3_600_000);
    expect(states()).toEqual([
      [1, 'paid'],
      [1, 'paid'],
      [1, 'paid'],
    ]);
    expect(new Set(received.map(({ requestId }) => requestId)).size).toBe(3);
  });
});

describe('payouts', () => {
  it.each([
    ['account_1', 'paid'],
    ['FAIL_1', 'failed'],
  ])('MONEY-10 a payout to %s ends %s after its delay', async (accountRef, status) => {
    const { body } = await signed('POST', PAYMENT_PATHS.payouts, payout({ accountRef }));
    expect(body).toMatchObject({ status: 'pending' });
    await run();
    expect(states()).toEqual([]);
    await run(5_001);
    expect(states()).toEqual([[1, status]]);
    expect(received[0]?.callback.kind).toBe('payout');
    const state = await signed('GET', `${PAYMENT_PATHS.payouts}/wd_1`);
    expect(state.body).toMatchObject({ status, sequence: 1 });
  });

  it.each([
    ['LATE00000001', LATE_MS, [[1, 'paid']]],
    ['LOST00000001', LATE_MS, []],
    [
      'TWIN00000001',
      0,
      [
        [1, 'paid'],
        [1, 'paid'],
      ],
    ],
    [
      'TURN00000001',
      OUT_OF_ORDER_MS,
      [
        [2, 'paid'],
        [1, 'pending'],
      ],
    ],
    ['FAKE00000001', OUT_OF_ORDER_MS, [[1, 'paid']]],
  ] as const)(
    'MONEY-10 PLAYMODE-06 a payout to %s is paid, and its callback practises a bad day',
    async (accountRef, waitMs, told) => {
      await signed('POST', PAYMENT_PATHS.payouts, payout({ accountRef }));
      await run(5_001);
      await run(waitMs + 1);
      expect(states()).toEqual(told);
      expect(refused).toBe(accountRef.startsWith('FAKE') ? 1 : 0);
      const { body } = await signed('GET', `${PAYMENT_PATHS.payouts}/wd_1`);
      expect(body).toMatchObject({ status: 'paid' });
    },
  );

  it('MONEY-03 a payout ordered twice is made once', async () => {
    await signed('POST', PAYMENT_PATHS.payouts, payout());
    await signed('POST', PAYMENT_PATHS.payouts, payout());
    await run(5_001);
    await run(5_001);
    expect(states()).toHaveLength(1);
  });
});

describe('hostile input', () => {
  it('MONEY-08 random bodies and addresses get a 4xx, never a 500', async () => {
    const page = await openPage();
    const paths = [PAYMENT_PATHS.payments, PAYMENT_PATHS.payouts, page, '/pay/nobody', '/nowhere'];
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...paths),
        fc.oneof(fc.string(), fc.json(), fc.webQueryParameters()),
        async (path, body) => {
          const response = await app.http.request(path, { method: 'POST', body });
          expect(response.status).toBeGreaterThanOrEqual(400);
          expect(response.status).toBeLessThan(500);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('MONEY-08 random orders with a right signature get a 400', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (body) => {
        expect((await signed('POST', PAYMENT_PATHS.payments, body)).status).toBe(400);
        expect((await signed('POST', PAYMENT_PATHS.payouts, body)).status).toBe(400);
      }),
      { numRuns: 60 },
    );
  });

  it('MONEY-08 a huge body is refused', async () => {
    const body = 'x'.repeat(20_000);
    const response = await app.http.request(PAYMENT_PATHS.payments, { method: 'POST', body });
    expect(response.status).toBe(413);
  });
});

describe('operation', () => {
  it('MONEY-08 health is not answered on the public port', async () => {
    await choose(await openPage(), { action: 'pay' });
    expect(await app.probes.metrics()).toContain('cashier_callbacks_waiting 1');
    await run();
    expect(await app.probes.metrics()).toContain('cashier_callbacks_total{answer="taken"} 1');
    expect(await app.probes.fault()).toBeUndefined();
    for (const path of ['/healthz', '/readyz', '/metrics'])
      expect((await app.http.request(path)).status, path).toBe(404);
  });

  it('MONEY-08 neither secrets nor page addresses appear in the log', async () => {
    const path = await openPage();
    await app.http.request(path);
    answerStatus = 500;
    await choose(path, { action: 'pay' });
    await run();
    expect(logText).toContain('callback waits');
    for (const secret of [SECRET, path]) expect(logText).not.toContain(secret);
  });
});
