import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PaymentCallback } from '@maidan/wire';
import { rowsOf } from '#platform/database/connection.ts';
import { memberOf, PASSWORD, sendSealed } from '../../../testing/members.ts';
import { REQUEST_ID_MEMORY_MS } from '@maidan/wire';
import { railInHand, signedCallback } from '../../../testing/payments/rail.ts';
import type { RailInHand } from '../../../testing/payments/rail.ts';
import { openTestApp, testClock } from '../../../testing/test-app.ts';
import type { HOST, TestAnswer, TestApp, TestClock } from '../../../testing/test-app.ts';
import { changeSetting } from '../../../testing/site/change-setting.ts';

const OPENING = 1_000_000;
const PIN = '480917';
const PAYEE = 'Rafi Ahmed';
let app: TestApp;
let clock: TestClock;
let rail: RailInHand;
let token: string;
let accountId: string;
let made: number;

beforeEach(async () => {
  clock = testClock();
  rail = railInHand(clock);
  made = 0;
  app = await openTestApp({ clock, rail: rail.connected });
  token = await memberOf(app, 'hasina_b');
  accountId = await readyFor(token);
});
afterEach(() => app.close());

/** Gives a member a payee name, an account of a channel and a PIN. */
async function readyFor(of: string, number = 'SP33557730', site: keyof typeof HOST = 'first') {
  await app.ask('POST', '/member/payee-name', { token: of, site, body: { payeeName: PAYEE } });
  await sendSealed(app, 'POST', '/security/step-up', { password: PASSWORD }, { token: of, site });
  await sendSealed(app, 'PUT', '/security/withdrawal-pin', { pin: PIN }, { token: of, site });
  const draft = { channel: 'shapla', number, holderName: PAYEE, language: 'en' };
  const added = await sendSealed(app, 'POST', '/withdraw/accounts', draft, { token: of, site });
  return added.body.value.accountId as string;
}
const request = (
  change: object = {},
  key = `key-of-request-${(made += 1)}`,
  as: { token?: string; site?: keyof typeof HOST } = {},
): Promise<TestAnswer> =>
  sendSealed(
    app,
    'POST',
    '/withdraw/orders',
    { accountId, amountMinor: 50_000, currency: 'BDT', pin: PIN, language: 'en', ...change },
    { token, ...as, headers: { 'idempotency-key': key } },
  );
const numberOf = (answer: TestAnswer): string => answer.body.value.number as string;
const read = async (number: string) =>
  (await app.get(`/withdraw/orders/${number}?language=en`, { token })).body.value;
const overview = async (of = token) =>
  (await app.get('/withdraw/overview?language=en', { token: of })).body.value;
const follow = async (afterMs = 0) => {
  clock.moveMs(afterMs);
  await app.services.payouts.followWithdrawals(clock.now());
};
const tell = async (
  callback: unknown,
  spoilt: Parameters<typeof signedCallback>[2] = {},
): Promise<TestAnswer> => {
  const { path, ...sent } = await signedCallback(clock, callback, spoilt);
  return app.ask('POST', path, sent);
};
const set = async (value: object) => {
  const { settings } = app.app.directory.findById('first');
  const withdrawals = { ...settings.withdrawals, ...value };
  const change = { siteId: 'first', path: 'withdrawals', value: withdrawals };
  await changeSetting({ db: app.db, clock }, change);
  await app.app.directory.refresh();
};
const statesOf = ({ steps }: { steps: { state: string }[] }) => steps.map(({ state }) => state);
/** Brings a withdrawal of the site's rule to the order of its payout. */
const ordered = async (): Promise<string> => {
  const number = await approved();
  expect(rail.orders.get(number)?.status).toBe('pending');
  return number;
};
/** Brings a withdrawal of the site's rule as far as its order, whatever the rail answers. */
const approved = async (): Promise<string> => {
  const number = numberOf(await request());
  await follow(1000);
  await follow(15_000);
  await follow();
  return number;
};
const kindsOf = async (number: string) =>
  (
    await rowsOf<{ kind: string }>(
      app.db,
      sql`SELECT kind FROM journal WHERE reference = ${number} ORDER BY kind`,
    )
  ).map(({ kind }) => kind);
const unread = async () => {
  await app.services.background.idle();
  return (await app.get('/member/inbox/unread', { token })).body.value as number;
};

describe('what can be withdrawn', () => {
  it('API-05 MONEY-10 is the total without bonus and hold, within limits, with accounts and PIN', async () => {
    const member = await app.get('/member/info', { token });
    await app.services.wallet.grantBonus({
      siteId: 'first',
      memberId: member.body.value.memberId,
      currency: 'BDT',
      amountMinor: 350_000,
      reference: 'bonus-1',
    });
    await request();
    const value = await overview();
    expect(value).toMatchObject({
      isOpen: true,
      sumBalance: OPENING + 350_000,
      withdrawableMinor: OPENING - 50_000,
      bonusMinor: 350_000,
      heldMinor: 50_000,
      minMinor: 50_000,
      maxMinor: 5_000_000,
      leftCount: 4,
      leftMinor: 9_950_000,
      isPinSet: true,
      times: {},
    });
    expect(value.sumBalance).toBe(value.withdrawableMinor + value.bonusMinor + value.heldMinor);
    expect(value.accounts).toMatchObject([{ accountId, masked: 'SP •••• 7730', isUsable: true }]);
    expect(value.newest).toMatchObject([{ state: 'requested', amountMinor: 50_000 }]);
    expect(JSON.stringify(value)).not.toContain('33557730');
  });
});

describe('a request', () => {
  it('MONEY-02 MONEY-10 holds the amount at once, by one journal with its receipt', async () => {
    const { body } = await request();
    expect(body.value).toMatchObject({
      number: expect.stringMatching(/^W-261120-[0-9A-Z]{10}$/),
      channelName: 'Shapla Pay',
      masked: 'SP •••• 7730',
      amountMinor: 50_000,
      state: 'requested',
      steps: [{ state: 'requested', at: clock.now().toISOString() }],
      holdReceipt: expect.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/),
    });
    expect(await overview()).toMatchObject({
      withdrawableMinor: OPENING - 50_000,
      heldMinor: 50_000,
    });
    expect(await kindsOf(body.value.number)).toEqual(['withdrawal_hold']);
  });

  it('MONEY-03 sent twice makes one withdrawal, and another body under its key is refused', async () => {
    const [one, two] = await Promise.all([
      request({}, 'the-same-key'),
      request({}, 'the-same-key'),
    ]);
    expect(numberOf(one)).toBe(numberOf(two));
    expect((await overview()).heldMinor).toBe(50_000);
    const other = await request({ amountMinor: 60_000 }, 'the-same-key');
    expect(other.body.code).toBe('request.conflict');
  });

  it.each([
    [{ amountMinor: 0 }, { code: 'wallet.amount_invalid' }],
    [{ amountMinor: -50_000 }, { code: 'wallet.amount_invalid' }],
    [{ amountMinor: 50_000.5 }, { code: 'request.invalid', params: { field: 'amountMinor' } }],
    [{ amountMinor: 1e21 }, { code: 'request.invalid' }],
    [{ amountMinor: '৫০০' }, { code: 'request.invalid' }],
    [{ amountMinor: 49_999 }, { code: 'withdrawal.amount_below', params: { minMinor: 50_000 } }],
    [
      { amountMinor: 5_000_001 },
      { code: 'withdrawal.amount_above', params: { maxMinor: 5_000_000 } },
    ],
    [
      { amountMinor: OPENING + 1 },
      { code: 'withdrawal.above_withdrawable', params: { withdrawableMinor: OPENING } },
    ],
    [{ currency: 'USD' }, { code: 'wallet.currency_mismatch' }],
    [{ accountId: 'nobody' }, { code: 'payout.account_not_found' }],
  ])('MONEY-10 %j is answered %j, and holds nothing', async (change, refusal) => {
    expect((await request(change)).body).toMatchObject(refusal);
    expect(await overview()).toMatchObject({ withdrawableMinor: OPENING, heldMinor: 0 });
  });

  it('MONEY-10 during wagering the bonus is not withdrawable, and the answer says so', async () => {
    const { memberId } = (await app.get('/member/info', { token })).body.value;
    const grant = { siteId: 'first', memberId, currency: 'BDT', reference: 'b' } as const;
    await app.services.wallet.grantBonus({ ...grant, amountMinor: 300_000 });
    expect((await request({ amountMinor: OPENING + 1 })).body).toMatchObject({
      code: 'withdrawal.bonus_bound',
      params: { withdrawableMinor: OPENING, bonusMinor: 300_000 },
    });
    expect((await request({ amountMinor: OPENING })).status).toBe(200);
  });

  it('MONEY-04 MONEY-10 of two at once at the edge of the balance, from two devices, one wins', async () => {
    const answers = await Promise.all([
      request({ amountMinor: 600_000 }),
      request({ amountMinor: 600_000 }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'withdrawal.above_withdrawable',
      params: { withdrawableMinor: 400_000 },
    });
    expect(await overview()).toMatchObject({ withdrawableMinor: 400_000, heldMinor: 600_000 });
  });

  it('MONEY-10 stops at what the site pays in 24 hours; what came back does not count', async () => {
    await set({ mostPerDay: 2, mostPerDayMinor: 120_000, maxMinor: 120_000, approvedUpToMinor: 0 });
    const number = numberOf(await request());
    expect((await request({ amountMinor: 70_001 })).body).toMatchObject({
      code: 'withdrawal.daily_limit',
      params: { leftCount: 1, leftMinor: 70_000 },
    });
    await request({ amountMinor: 70_000 });
    expect((await request()).body.params).toEqual({ leftCount: 0, leftMinor: 0 });
    await app.db.execute(
      sql`UPDATE withdrawal SET state = 'failed', fault = 'account_refused', end_journal_id = 'x' WHERE withdrawal_id = ${number}`,
    );
    expect((await request()).status).toBe(200);
    const { memberId } = (await app.get('/member/info', { token })).body.value;
    clock.moveMs(24 * 3_600_000 + 1);
    const left = app.services.withdrawals.leftOfDay(app.app.directory.findById('first'), memberId);
    expect(await left).toEqual({ leftCount: 2, leftMinor: 120_000 });
  });

  it('MONEY-10 needs the PIN: a guessed one is counted, locked, and a new one opens it', async () => {
    for (const triesLeft of [4, 3, 2, 1])
      expect((await request({ pin: '111119' })).body).toMatchObject({
        code: 'security.pin_wrong',
        params: { triesLeft },
      });
    expect((await request({ pin: '111119' })).body.code).toBe('security.pin_locked');
    expect((await request()).body.code).toBe('security.pin_locked');
    expect((await overview()).pinLockedUntil).toBe('2026-11-21T10:00:00.000Z');
    await sendSealed(app, 'PUT', '/security/withdrawal-pin', { pin: '902846' }, { token });
    expect((await request({ pin: '৯০২৮৪৬' })).status).toBe(200);
    const other = await memberOf(app, 'without_pin');
    expect((await request({}, 'a-key-of-another', { token: other })).body.code).toBe(
      'security.pin_missing',
    );
  });

  it('MEMBERX-08 MONEY-10 a time-out holds up neither a request nor a payout', async () => {
    const paused = await app.ask('POST', '/safety/time-out', { token, body: { days: 1 } });
    expect(paused.status).toBe(200);
    const number = await ordered();
    await tell(rail.decide(number, 'paid'));
    expect((await read(number)).state).toBe('paid');
  });

  it('MONEY-10 is closed where the deployment has no rail', async () => {
    await app.close();
    app = await openTestApp({ clock });
    token = await memberOf(app, 'hasina_b');
    accountId = await readyFor(token);
    expect((await request()).body.code).toBe('withdrawal.closed');
    expect((await overview()).isOpen).toBe(false);
  });
});

describe('the site’s rule and the payout', () => {
  it('PLAYMODE-06 MONEY-10 a small one is reviewed, approved, ordered and paid, each step with its time', async () => {
    const before = await unread();
    const number = await ordered();
    expect(rail.orders.get(number)?.body).toEqual({
      reference: number,
      siteId: 'first',
      amountMinor: 50_000,
      currency: 'BDT',
      callbackUrl: 'http://api.test/rail/v1/callback/first',
      channel: 'shapla',
      accountRef: 'SP33557730',
    });
    clock.moveMs(4000);
    expect((await tell(rail.decide(number, 'paid'))).body).toEqual({ status: 'taken' });
    const paid = await read(number);
    expect(paid).toMatchObject({ state: 'paid', endReceipt: expect.any(String) });
    expect(paid.steps).toEqual([
      { state: 'requested', at: '2026-11-20T10:00:00.000Z' },
      { state: 'reviewing', at: '2026-11-20T10:00:01.000Z' },
      { state: 'approved', at: '2026-11-20T10:00:16.000Z' },
      { state: 'paid', at: '2026-11-20T10:00:20.000Z' },
    ]);
    expect(await kindsOf(number)).toEqual(['withdrawal_hold', 'withdrawal_paid']);
    expect(await overview()).toMatchObject({ sumBalance: OPENING - 50_000, heldMinor: 0 });
    await follow();
    await follow();
    // Told of the request and of the payout, each once.
    expect(await unread()).toBe(before + 2);
  });

  it('MONEY-10 one above the rule’s amount waits for an operator, and so does one when the rule is narrowed', async () => {
    await set({ approvedUpToMinor: 60_000 });
    const large = numberOf(await request({ amountMinor: 60_001 }));
    const small = numberOf(await request({ amountMinor: 60_000 }));
    await follow(1000);
    await set({ approvedUpToMinor: 0 });
    for (const ms of [15_000, 60_000, 3_600_000]) await follow(ms);
    expect(statesOf(await read(large))).toEqual(['requested']);
    expect(statesOf(await read(small))).toEqual(['requested', 'reviewing']);
    expect(rail.orders.size).toBe(0);
  });

  it('MONEY-10 the rail could not pay: it fails with its reason, and the amount is cash again', async () => {
    const number = await ordered();
    await tell(rail.decide(number, 'failed'));
    expect(await read(number)).toMatchObject({ state: 'failed', fault: 'account_refused' });
    expect(await kindsOf(number)).toEqual(['withdrawal_hold', 'withdrawal_returned']);
    expect(await overview()).toMatchObject({ withdrawableMinor: OPENING, heldMinor: 0 });
  });

  it('MONEY-10 the rail takes no order: it fails at once, and the amount is cash again', async () => {
    rail.state.answers = 'refused';
    const number = numberOf(await request());
    await follow(1000);
    await follow(15_000);
    await follow();
    expect(await read(number)).toMatchObject({ state: 'failed', fault: 'order_refused' });
    expect(await overview()).toMatchObject({ withdrawableMinor: OPENING, heldMinor: 0 });
  });

  it('OPS-56 an order without an answer is asked for and never sent again, and fails once the rail can know none', async () => {
    rail.state.answers = 'silent';
    const number = await approved();
    for (let turn = 0; turn < 5; turn += 1) await follow(6000);
    rail.state.answers = 'well';
    for (let turn = 0; turn < 5; turn += 1) await follow(6000);
    expect([rail.state.payoutsSent, (await read(number)).state]).toEqual([1, 'approved']);
    await follow(REQUEST_ID_MEMORY_MS);
    expect(await read(number)).toMatchObject({ state: 'failed', fault: 'order_refused' });
    expect(await overview()).toMatchObject({ withdrawableMinor: OPENING, heldMinor: 0 });
    expect([rail.state.payoutsSent, rail.orders.size]).toEqual([1, 0]);
  });

  it('OPS-56 an order that cannot have arrived is sent when the rail is there again, and paid once', async () => {
    rail.state.answers = 'unreachable';
    const number = await approved();
    for (let turn = 0; turn < 3; turn += 1) await follow(6000);
    expect(rail.state.payoutsSent).toBe(0);
    rail.state.answers = 'well';
    await follow(6000);
    rail.decide(number, 'paid');
    await follow(6000);
    expect([rail.state.payoutsSent, (await read(number)).state]).toEqual([1, 'paid']);
  });

  it('OPS-56 a payout that the channel keeps open longer than the site waits raises one alert, and stays approved', async () => {
    const number = await approved();
    const alertedAt = async () =>
      (
        await rowsOf<{ at: string | null }>(
          app.db,
          sql`SELECT alerted_at AS at FROM withdrawal WHERE withdrawal_id = ${number}`,
        )
      )[0]?.at;
    await follow(29 * 60_000);
    expect(await alertedAt()).toBeNull();
    await follow(2 * 60_000);
    const at = await alertedAt();
    expect(at).not.toBeNull();
    await follow(60_000);
    expect([await alertedAt(), (await read(number)).state]).toEqual([at, 'approved']);
  });

  it('MONEY-10 a lost answer and a lost callback are asked for, and it is paid once', async () => {
    rail.state.answers = 'loses_answers';
    const number = numberOf(await request());
    await follow(1000);
    await follow(15_000);
    await follow();
    rail.state.answers = 'well';
    rail.decide(number, 'paid');
    await follow(6000);
    await follow(6000);
    expect((await read(number)).state).toBe('paid');
    expect(await kindsOf(number)).toEqual(['withdrawal_hold', 'withdrawal_paid']);
  });

  it('MONEY-10 asks about each payout once, however many processes ask', async () => {
    await ordered();
    clock.moveMs(6000);
    const { payouts } = app.services;
    const counts = await Promise.all([1, 2, 3].map(() => payouts.followWithdrawals(clock.now())));
    expect(counts.toSorted()).toEqual([0, 0, 1]);
  });
});

describe('a callback about a payout', () => {
  it('MONEY-10 that is late, repeated or out of order changes nothing more', async () => {
    const number = await ordered();
    const waiting = rail.decide(number, 'pending');
    const paid = rail.decide(number, 'paid');
    expect((await tell(paid)).body.status).toBe('taken');
    expect((await tell(paid)).body.status).toBe('known');
    expect((await tell(waiting)).body.status).toBe('known');
    expect(await kindsOf(number)).toHaveLength(2);
  });

  it('MONEY-10 that is forged, about another amount, or contrary to the end is refused', async () => {
    const number = await ordered();
    const failed: PaymentCallback = { ...rail.describe(number), status: 'failed', sequence: 1 };
    expect((await tell(failed, { secret: 'another-secret-0123456789abcdef' })).status).toBe(401);
    expect((await tell({ ...failed, amountMinor: 1 })).status).toBe(409);
    expect((await tell({ ...failed, cashierReference: 'C-other' })).status).toBe(409);
    expect((await tell(failed, { siteId: 'second' })).status).toBe(404);
    expect((await read(number)).state).toBe('approved');
    await tell(rail.decide(number, 'paid'));
    expect((await tell({ ...failed, sequence: 2 })).status).toBe(409);
    expect((await read(number)).state).toBe('paid');
  });

  it('MONEY-10 that pays what nobody approved is left to a person', async () => {
    const number = numberOf(await request());
    const report = { kind: 'payout', reference: number, cashierReference: 'C-1', status: 'paid' };
    const at = { sequence: 1, occurredAt: clock.now().toISOString() };
    expect((await tell({ ...report, ...at, amountMinor: 50_000, currency: 'BDT' })).status).toBe(
      409,
    );
    expect((await overview()).heldMinor).toBe(50_000);
  });
});

describe('somebody else', () => {
  it('MONEY-10 finds no withdrawal of another, on no endpoint, and cannot use the account', async () => {
    const number = numberOf(await request());
    const strangers = [
      { token: await memberOf(app, 'stranger'), site: 'first' },
      { token: await memberOf(app, 'hasina_b', 'second'), site: 'second' },
    ] as const;
    for (const stranger of strangers) {
      const answer = await app.get(`/withdraw/orders/${number}`, stranger);
      expect([answer.status, answer.body.code]).toEqual([404, 'withdrawal.not_found']);
      const list = await app.get(`/withdraw/orders?before=${number}`, stranger);
      expect(list.body.value).toEqual({ withdrawals: [], hasMore: false });
      await readyFor(stranger.token, 'SP33557731', stranger.site);
      const using = await request({}, 'a-key-of-a-stranger', stranger);
      expect(using.body.code).toBe('payout.account_not_found');
    }
  });
});

describe('the list', () => {
  it('MONEY-10 has the newest first, page by page', async () => {
    await set({ approvedUpToMinor: 0 });
    const numbers: string[] = [];
    for (let index = 0; index < 5; index += 1) {
      clock.moveMs(1000);
      numbers.unshift(numberOf(await request()));
    }
    const page = async (before = '') =>
      (await app.get(`/withdraw/orders?language=en&most=2${before}`, { token })).body.value;
    const listed = ({ withdrawals }: { withdrawals: { number: string }[] }) =>
      withdrawals.map(({ number }) => number);
    const first = await page();
    expect([listed(first), first.hasMore]).toEqual([numbers.slice(0, 2), true]);
    const last = await page(`&before=${numbers[3]}`);
    expect([listed(last), last.hasMore]).toEqual([numbers.slice(4), false]);
  });
});

describe('the times of a channel', () => {
  it('MONEY-10 are the real median and 90th percentile of 30 days, and nothing under twenty payouts', async () => {
    const number = numberOf(await request());
    // Nineteen of 1 to 19 minutes; one more of an hour; and one that is too old to count.
    const copy = (index: number, minutes: number, days = 1) =>
      app.db.execute(sql`INSERT INTO withdrawal
        SELECT (jsonb_populate_record(w, jsonb_build_object('withdrawal_id', ${`W-copy-${index}`}::text, 'state', 'paid',
          'end_journal_id', 'x', 'idempotency_key', ${`copy-${index}`}::text, 'took_seconds', ${minutes * 60}::int,
          'ended_at', ${new Date(clock.now().getTime() - days * 86_400_000).toISOString()}::text, 'next_check_at', NULL))).*
        FROM withdrawal w WHERE withdrawal_id = ${number}`);
    for (let minutes = 1; minutes < 20; minutes += 1) await copy(minutes, minutes);
    await copy(21, 500, 31);
    expect((await overview()).times).toEqual({});
    expect((await read(number)).times).toBeUndefined();
    await copy(20, 60);
    const times = { payouts: 20, medianSeconds: 600, p90Seconds: 1080 };
    expect((await overview()).times).toEqual({ shapla: times });
    expect((await read(number)).times).toEqual(times);
  });
});
