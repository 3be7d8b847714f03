import type { PaymentCallback } from '@maidan/wire';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { memberOf } from '../../testing/members.ts';
import { openTestApp, testClock } from '../../testing/test-app.ts';
import type { TestAnswer, TestApp, TestClock } from '../../testing/test-app.ts';
import { rowsOf } from '#platform/database/connection.ts';
import { changeSetting } from '../../testing/site/change-setting.ts';
import { GRACE_MS } from './deposit.rules.ts';
import { PAGE_LIFE_MS, railInHand, signedCallback } from '../../testing/payments/rail.ts';
import type { RailInHand } from '../../testing/payments/rail.ts';

const OPENING = 1_000_000;
let app: TestApp;
let clock: TestClock;
let rail: RailInHand;
let token: string;
let made: number;

beforeEach(async () => {
  clock = testClock();
  rail = railInHand(clock);
  made = 0;
  app = await openTestApp({ clock, rail: rail.connected });
  token = await memberOf(app, 'hasina_b');
});
afterEach(() => app.close());

const body = (change: object = {}) => ({
  channel: 'shapla',
  amountMinor: 50_000,
  currency: 'BDT',
  gateway: 3,
  language: 'en',
  ...change,
});
const order = (change: object = {}, key = `key-of-order-${(made += 1)}`, as = token) =>
  app.ask('POST', '/deposit/orders', {
    token: as,
    body: body(change),
    headers: { 'idempotency-key': key },
  });
const numberOf = (answer: TestAnswer): string => answer.body.value.number as string;
const read = async (number: string) =>
  (await app.get(`/deposit/orders/${number}?language=en`, { token })).body.value;
const cash = async () =>
  (await app.get('/wallet/balance', { token })).body.withdrawableMinor as number;
const tell = async (
  callback: unknown,
  spoilt: Parameters<typeof signedCallback>[2] = {},
): Promise<TestAnswer> => {
  const { path, ...request } = await signedCallback(clock, callback, spoilt);
  return app.ask('POST', path, request);
};
const follow = () => app.services.deposits.followDeposits(clock.now());
const statesOf = (deposit: { steps: { state: string }[] }) =>
  deposit.steps.map(({ state }) => state);

describe('the channels', () => {
  it('MONEY-07 have the limits, fee and amounts of the settings, in the reader’s language', async () => {
    const { value } = (await app.get('/deposit/channels?language=bn', { token })).body;
    expect(value.open).toEqual([]);
    expect(value.channels.map(({ name }: { name: string }) => name)).toEqual([
      'শাপলা পে',
      'বকুল ট্রান্সফার',
      'কলমি ওয়ালেট',
    ]);
    expect(value.channels[1]).toMatchObject({
      channel: 'bakul',
      icon: 'channels/bakul.svg',
      minMinor: 50_000,
      maxMinor: 5_000_000,
      feeMinor: 1000,
      isOpen: true,
      currency: 'BDT',
    });
  });

  it('are closed where the deployment has no rail', async () => {
    const bare = await openTestApp();
    const own = await memberOf(bare, 'hasina_b');
    const { value } = (await bare.get('/deposit/channels', { token: own })).body;
    expect(value.channels.map(({ isOpen }: { isOpen: boolean }) => isOpen)).toEqual([
      false,
      false,
      false,
    ]);
    const headers = { 'idempotency-key': 'key-of-order' };
    const answer = await bare.ask('POST', '/deposit/orders', { token: own, body: body(), headers });
    expect(answer.body.code).toBe('deposit.channel_closed');
    await bare.close();
  });
});

describe('an order', () => {
  it('MONEY-07 MONEY-09 leads to the page of the rail, which is asked for amount and fee', async () => {
    const answer = await order({ channel: 'bakul' });
    expect(answer.body.value).toMatchObject({
      channelName: 'Bakul Transfer',
      amountMinor: 50_000,
      feeMinor: 1000,
      payMinor: 51_000,
      state: 'pending',
      paymentUrl: 'http://rail.test/pay/C-1',
    });
    const number = numberOf(answer);
    expect(rail.orders.get(number)?.body).toMatchObject({
      amountMinor: 51_000,
      channel: 'bakul',
      siteId: 'first',
      returnUrl: `http://first.test/m/deposit/${number}`,
      callbackUrl: 'http://api.test/rail/v1/callback/first',
    });
    const { value } = (await app.get('/deposit/channels', { token })).body;
    expect(value.open.map((open: { number: string }) => open.number)).toEqual([number]);
  });

  it('MONEY-03 sent twice makes one deposit, and another body under its key is refused', async () => {
    const [one, two] = await Promise.all([order({}, 'the-same-key'), order({}, 'the-same-key')]);
    expect(numberOf(one)).toBe(numberOf(two));
    expect(rail.orders.size).toBe(1);
    const other = await order({ amountMinor: 60_000 }, 'the-same-key');
    expect(other.body.code).toBe('request.conflict');
    const keyless = await app.ask('POST', '/deposit/orders', { token, body: body() });
    expect(keyless.body).toMatchObject({
      code: 'request.invalid',
      params: { field: 'Idempotency-Key' },
    });
  });

  it.each([
    [{ amountMinor: 0 }, { code: 'wallet.amount_invalid' }],
    [{ amountMinor: -50_000 }, { code: 'wallet.amount_invalid' }],
    [{ amountMinor: 50_000.5 }, { code: 'request.invalid', params: { field: 'amountMinor' } }],
    [{ amountMinor: 1e21 }, { code: 'request.invalid' }],
    [{ amountMinor: '50000' }, { code: 'request.invalid' }],
    [{ amountMinor: '৫০০' }, { code: 'request.invalid' }],
    [{ amountMinor: 19_999 }, { code: 'deposit.amount_below', params: { minMinor: 20_000 } }],
    [{ amountMinor: 3_000_001 }, { code: 'deposit.amount_above', params: { maxMinor: 3_000_000 } }],
    [{ currency: 'USD' }, { code: 'wallet.currency_mismatch' }],
    [{ channel: 'nobody' }, { code: 'deposit.channel_closed' }],
  ])('MONEY-07 %j is answered %j, and orders nothing', async (change, refusal) => {
    expect((await order(change)).body).toMatchObject(refusal);
    expect(rail.orders.size).toBe(0);
    expect(await cash()).toBe(OPENING);
  });

  it.each([19_999, 20_000, 3_000_000, 3_000_001])(
    'MONEY-07 the limits themselves are allowed: %i',
    async (amountMinor) => {
      const isWithin = amountMinor >= 20_000 && amountMinor <= 3_000_000;
      expect((await order({ amountMinor })).status).toBe(isWithin ? 200 : 422);
    },
  );

  it('ENTITY-44 LIMIT-07 asks for a gateway: 3 is mobile, 1 is web, nothing else is one', async () => {
    await order({ gateway: 3 });
    await order({ gateway: 1 });
    for (const gateway of [0, 2, '3', undefined]) {
      const { code, params } = (await order({ gateway })).body;
      expect([code, params.field]).toEqual(['request.invalid', 'gateway']);
    }
    const rows = await rowsOf<{ gateway: number }>(
      app.db,
      sql`SELECT gateway FROM deposit ORDER BY gateway`,
    );
    expect(rows.map(({ gateway }) => gateway)).toEqual([1, 3]);
  });

  it('is refused over a channel that is switched off, and while five others wait', async () => {
    for (let index = 0; index < 5; index += 1) expect((await order()).status).toBe(200);
    expect((await order()).body).toMatchObject({
      code: 'deposit.too_many_open',
      params: { most: 5 },
    });
    const { settings } = app.app.directory.findById('first');
    const channels = settings.depositChannels.map((one) => ({ ...one, isOpen: false }));
    await changeSetting(
      { db: app.db, clock },
      { siteId: 'first', path: 'depositChannels', value: channels },
    );
    await app.app.directory.refresh();
    expect((await order()).body.code).toBe('deposit.channel_closed');
  });

  it('MONEY-08 waits for a rail that is silent, and gets its one page from the follow-up', async () => {
    rail.state.answers = 'loses_answers';
    const number = numberOf(await order());
    expect(statesOf(await read(number))).toEqual(['created']);
    for (const answers of ['silent', 'unreachable'] as const) {
      rail.state.answers = answers;
      clock.moveMs(6000);
      await follow();
    }
    rail.state.answers = 'well';
    clock.moveMs(6000);
    await follow();
    const deposit = await read(number);
    expect(statesOf(deposit)).toEqual(['created', 'pending']);
    expect(deposit.paymentUrl).toBe('http://rail.test/pay/C-1');
    expect(rail.orders.size).toBe(1);
  });

  it('MONEY-09 fails at once when the rail refuses it', async () => {
    rail.state.answers = 'refused';
    const deposit = (await order()).body.value;
    expect(statesOf(deposit)).toEqual(['created', 'failed']);
    expect(deposit.paymentUrl).toBeUndefined();
  });
});

describe('a callback', () => {
  let number: string;
  beforeEach(async () => {
    number = numberOf(await order());
  });

  it('MONEY-02 MONEY-08 MONEY-09 of a payment credits the deposit once, by a journal from the channel', async () => {
    const paid = rail.decide(number, 'paid');
    expect((await tell(paid)).body).toEqual({ status: 'taken' });
    expect((await tell(paid)).body).toEqual({ status: 'known' });
    const deposit = await read(number);
    expect(statesOf(deposit)).toEqual(['created', 'pending', 'credited']);
    expect(deposit).toMatchObject({ cashBeforeMinor: OPENING, cashAfterMinor: OPENING + 50_000 });
    expect(await cash()).toBe(OPENING + 50_000);
    const rows = await rowsOf(
      app.db,
      sql`SELECT p.account, p.scope, p.amount_minor::int AS amount FROM posting p
        JOIN journal j ON j.site_id = p.site_id AND j.journal_id = p.journal_id
        WHERE j.reference = ${number} ORDER BY p.amount_minor`,
    );
    expect(rows).toEqual([
      { account: 'payment_clearing', scope: 'shapla', amount: -50_000 },
      { account: 'cash', scope: null, amount: 50_000 },
    ]);
    const record = (await app.get('/wallet/transactions?kind=deposit', { token })).body.list;
    expect(record[0]).toMatchObject({ receiptNumber: deposit.receiptNumber, reference: number });
  });

  it.each(['failed', 'cancelled', 'expired'] as const)(
    'MONEY-09 that says %s ends the deposit and moves nothing',
    async (status) => {
      expect((await tell(rail.decide(number, status))).status).toBe(200);
      expect((await read(number)).state).toBe(status);
      expect((await read(number)).paymentUrl).toBeUndefined();
      expect(await cash()).toBe(OPENING);
    },
  );

  it('MONEY-08 that is forged, too old, or sent again to the letter is refused', async () => {
    const paid = rail.decide(number, 'paid');
    const forged = await tell(paid, { secret: 'another-secret-0123456789abcdefghij' });
    expect([forged.status, forged.body.code]).toEqual([401, 'invalid_signature']);
    const old = await tell(paid, { atMs: clock.now().getTime() - 3_600_000 });
    expect(old.body.code).toBe('invalid_signature');
    expect(await cash()).toBe(OPENING);
    const requestId = 'req_of_the_callback';
    expect((await tell(paid, { requestId })).status).toBe(200);
    expect((await tell(paid, { requestId })).body.code).toBe('duplicate_request');
    expect(await cash()).toBe(OPENING + 50_000);
  });

  it('MONEY-08 about another order, amount, currency or site changes nothing', async () => {
    const paid = rail.decide(number, 'paid');
    const cases: [Partial<PaymentCallback>, number][] = [
      [{ reference: 'D-261120-NOSUCHDEPOSI' }, 404],
      [{ cashierReference: 'C-77' }, 409],
      [{ amountMinor: 5_000_000 }, 409],
      [{ currency: 'USD' }, 409],
      [{ kind: 'payout' }, 404],
    ];
    for (const [change, status] of cases)
      expect((await tell({ ...paid, ...change })).status, JSON.stringify(change)).toBe(status);
    for (const siteId of ['second', 'nowhere', 'first%27'])
      expect((await tell(paid, { siteId })).status, siteId).toBe(404);
    expect((await tell({ ...paid, amountMinor: 'much' })).body.code).toBe('invalid_request');
    expect((await read(number)).state).toBe('pending');
    expect(await cash()).toBe(OPENING);
  });

  it('MONEY-08 that arrives after a newer one is absorbed', async () => {
    const waiting = rail.decide(number, 'pending');
    const paid = rail.decide(number, 'paid');
    expect((await tell(paid)).body.status).toBe('taken');
    expect((await tell(waiting)).body.status).toBe('known');
    expect(statesOf(await read(number))).toEqual(['created', 'pending', 'credited']);
  });

  it('MONEY-08 that says paid after the payment was cancelled is left to a person', async () => {
    await tell(rail.decide(number, 'cancelled'));
    expect((await tell(rail.decide(number, 'paid'))).body.code).toBe('conflict');
    expect((await read(number)).state).toBe('cancelled');
    expect(await cash()).toBe(OPENING);
  });
});

describe('the follow-up', () => {
  it('MONEY-08 credits a payment whose callback was lost, once', async () => {
    const number = numberOf(await order());
    rail.decide(number, 'paid');
    expect(await follow()).toBe(0);
    clock.moveMs(5000);
    expect(await follow()).toBe(1);
    clock.moveMs(60_000);
    expect(await follow()).toBe(0);
    expect((await read(number)).state).toBe('credited');
    expect(await cash()).toBe(OPENING + 50_000);
  });

  it('MONEY-09 says when the rail was asked last', async () => {
    const number = numberOf(await order());
    clock.moveMs(5000);
    await follow();
    expect((await read(number)).checkedAt).toBe(clock.now().toISOString());
  });

  it('MONEY-08 MONEY-09 closes what has expired, and still credits money that comes late', async () => {
    const number = numberOf(await order());
    rail.state.answers = 'silent';
    clock.moveMs(PAGE_LIFE_MS + GRACE_MS - 1);
    await follow();
    expect((await read(number)).state).toBe('pending');
    clock.moveMs(30_000);
    await follow();
    expect(statesOf(await read(number))).toEqual(['created', 'pending', 'expired']);
    rail.state.answers = 'well';
    rail.decide(number, 'paid');
    clock.moveMs(10 * 60_000);
    await follow();
    expect(statesOf(await read(number))).toEqual(['created', 'pending', 'expired', 'credited']);
    expect(await cash()).toBe(OPENING + 50_000);
  });

  it('asks about each deposit once, however many processes ask', async () => {
    await order();
    await order();
    clock.moveMs(5000);
    const asked = await Promise.all([follow(), follow(), follow()]);
    expect(asked.reduce((sum, one) => sum + one, 0)).toBe(2);
  });
});

describe('somebody else', () => {
  it('MONEY-09 another member, also of another site, finds no such deposit', async () => {
    const number = numberOf(await order());
    const friend = await memberOf(app, 'karim_u');
    const abroad = await memberOf(app, 'hasina_b', 'second');
    const asked = [
      await app.get(`/deposit/orders/${number}`, { token: friend }),
      await app.get(`/deposit/orders/${number}`, { token: abroad, site: 'second' }),
      await app.get('/deposit/orders/D-261120-NOSUCHDEPOSI', { token }),
    ];
    for (const { status, body: problem } of asked)
      expect([status, problem.code]).toEqual([404, 'deposit.not_found']);
  });

  it('the key of one member is free for another', async () => {
    const friend = await memberOf(app, 'karim_u');
    const own = await order({}, 'a-common-key');
    const theirs = await order({}, 'a-common-key', friend);
    expect(numberOf(own)).not.toBe(numberOf(theirs));
  });
});
