import { payoutFileKey } from '@maidan/deployment/keys';
import { payoutResultFile, readPayoutOrders } from '@maidan/wire';
import type { PayoutResult } from '@maidan/wire';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newestEntries } from '#modules/operators/index.ts';
import { payoutStops } from '#modules/payments/index.ts';
import { openSafety } from '#modules/safety/safety.fixture.ts';
import type { Safety } from '#modules/safety/safety.fixture.ts';
import { operatorsOf } from '../../../testing/console/operators.ts';
import type { TestOperator } from '../../../testing/console/operators.ts';
import { withdrawerOf } from '../../../testing/payments/withdrawals.ts';
import type { Withdrawer } from '../../../testing/payments/withdrawals.ts';
import { changeSetting } from '../../../testing/site/change-setting.ts';
import { DEPLOYMENT_SECRET } from '../../../testing/test-app.ts';

const CHANNEL = 'shapla';
const KEY = payoutFileKey(DEPLOYMENT_SECRET, { siteId: 'first', channel: CHANNEL });
const AMOUNT = 60_000;
const MINUTE_MS = 60_000;
let safety: Safety;
let payer: TestOperator;
let care: TestOperator;
let one: Withdrawer;
let two: Withdrawer;
let made = 0;

beforeAll(async () => {
  safety = await openSafety();
  await change('withdrawals', { approvedUpToMinor: 1_000_000, reviewSeconds: 1, mostPerDay: 100 });
  await takeFiles('file');
}, 120_000);
afterAll(() => safety.closeProven());
beforeEach(async () => {
  made += 1;
  const { operatorOf } = operatorsOf(safety.app);
  payer = await operatorOf('payments', 'first', `payer-${made}@example.com`);
  care = await operatorOf('member_care', 'first', `care-${made}@example.com`);
  const member = async (name: string) => {
    const { token } = await safety.player(`${name}_${made}`);
    const accountNumber = `SP${30_000_000 + made}`;
    return withdrawerOf(safety.app, `${name}_${made}`, { accountNumber, token });
  };
  one = await member('paid_a');
  two = await member('paid_b');
  await payer.prove();
}, 60_000);

/** Changes a part of the site's settings, or a whole one that is no object. */
async function change(path: string, to: object) {
  const { app, clock } = safety;
  const settings = app.app.directory.findById('first').settings as unknown as Record<
    string,
    object
  >;
  const value = Array.isArray(to) ? to : { ...settings[path], ...to };
  await changeSetting({ db: app.db, clock }, { siteId: 'first', path, value });
  await app.app.directory.refresh();
}
function takeFiles(payouts: 'rail' | 'file') {
  const { depositChannels } = safety.app.app.directory.findById('first').settings;
  const changed = depositChannels.map((channel) => ({ ...channel, payouts }));
  return change('depositChannels', changed);
}
const path = (rest = '') => `/sites/first/payout-batches${rest}`;
const follow = async (ms = 0) => {
  safety.clock.moveMs(ms);
  await safety.app.services.payouts.followWithdrawals(safety.clock.now());
};
/** Requests a withdrawal and lets the site's rule approve it. */
const approved = async (member: Withdrawer, amountMinor = AMOUNT) => {
  const number = await member.request(amountMinor);
  for (const ms of [2000, 2000, 2000]) await follow(ms);
  expect(await member.read(number)).toMatchObject({ state: 'approved' });
  return number;
};
const make = (by = payer) => by.ask('POST', path(), { channel: CHANNEL });
const makeBatch = async () => {
  const { batchId } = (await make()).body.value;
  const named = { siteId: 'first', channel: CHANNEL, batchId: String(batchId) };
  const read = async () => (await payer.ask('GET', path(`/${batchId}`))).body.value;
  const answer = async (results: PayoutResult[], { key = KEY, name = named } = {}) => {
    const file = await payoutResultFile(name, results, key);
    return payer.ask('POST', path(`/${batchId}/results`), { file });
  };
  return { ...named, read, answer };
};
const listOf = async (answer: Awaited<ReturnType<typeof make>> | undefined) => {
  const read = await payer.ask('GET', path(`/${answer?.body.value.batchId}`));
  return read.body.value.list.map(({ number }: { number: string }) => number);
};
const result = (number: string, more: Partial<PayoutResult> = {}): PayoutResult => ({
  number,
  amountMinor: AMOUNT,
  status: 'paid',
  reference: `KL-${made}`,
  ...more,
});
const refusal = ({
  status,
  body,
}: {
  status: number;
  body: { code?: string; params?: object };
}) => [status, body.code, body.params];
const fileOf = async (batchId: string) =>
  (await payer.ask('POST', path(`/${batchId}/file`))).body.value as { name: string; file: string };

describe('payouts by files', () => {
  it('OPS-56 a channel that takes files gets what is approved in one signed batch, once', async () => {
    const numbers = [await approved(one), await approved(two)];
    const waiting = async () => (await payer.ask('GET', path())).body.waiting;
    expect(await waiting()).toEqual([{ channel: CHANNEL, payouts: 2, sumMinor: 2 * AMOUNT }]);
    const batch = await makeBatch();
    expect(await waiting()).toEqual([]);
    expect(await batch.read()).toMatchObject({ payouts: 2, sumMinor: 2 * AMOUNT, open: 2 });
    const { name, file } = await fileOf(batch.batchId);
    expect(name).toBe(`first-${batch.batchId}.csv`);
    const orders = await readPayoutOrders(file, KEY);
    const account = `SP${30_000_000 + made}`;
    expect(orders).toEqual({
      name: { siteId: 'first', channel: CHANNEL, batchId: batch.batchId },
      payouts: numbers.toSorted().map((number) => ({ number, amountMinor: AMOUNT, account })),
    });
    expect((await fileOf(batch.batchId)).file).toBe(file);
    expect(refusal(await make())).toEqual([409, 'operators.nothing_to_pay', undefined]);
    await follow(6 * MINUTE_MS);
    expect(safety.rail.state.payoutsSent).toBe(0);
  });

  it('OPS-56 of two operators who make a batch at once one gets the payouts, and the other none', async () => {
    await approved(one);
    await approved(two);
    const answers = await Promise.all([make(), make()]);
    const good = answers.filter(({ status }) => status === 200);
    const payouts = good.map(({ body }) => Number(body.value.payouts));
    expect(payouts.reduce((sum, count) => sum + count, 0)).toBe(2);
    expect((await payer.ask('GET', path())).body.waiting).toEqual([]);
  });

  it('OPS-56 its results end each payout once: paid out, or back to the member with the channel’s number', async () => {
    const [first, second] = [await approved(one), await approved(two)];
    const batch = await makeBatch();
    const before = await two.balance();
    const taken = await batch.answer([
      result(first),
      result(second, { status: 'failed', reference: 'NO-1' }),
    ]);
    expect(taken.body).toEqual({ value: { paid: 1, failed: 1, known: 0, open: 0 } });
    expect(await one.read(first)).toMatchObject({ state: 'paid' });
    expect(await two.read(second)).toMatchObject({ state: 'failed', fault: 'account_refused' });
    const { withdrawableMinor, heldMinor } = await two.balance();
    expect([withdrawableMinor - before.withdrawableMinor, heldMinor]).toEqual([AMOUNT, 0]);
    const { list } = await batch.read();
    expect(list.find(({ number }: { number: string }) => number === second)).toMatchObject({
      state: 'failed',
      reference: 'NO-1',
      target: expect.stringMatching(/^••\d{4}$/),
    });
    expect((await batch.answer([result(first)])).body.value).toMatchObject({ paid: 0, known: 1 });
    expect((await one.balance()).heldMinor).toBe(0);
  });

  it('OPS-56 results come in parts, and a payout without one is late with one alert', async () => {
    const [first, second] = [await approved(one), await approved(two)];
    const batch = await makeBatch();
    expect((await batch.answer([result(first)])).body.value).toMatchObject({ paid: 1, open: 1 });
    const { payoutMinutes } = safety.app.app.directory.findById('first').settings.withdrawals;
    await follow((payoutMinutes + 6) * MINUTE_MS);
    await payer.signIn();
    const paying = `/sites/first/withdrawals?queue=paying&member=${two.memberId}`;
    expect((await payer.ask('GET', paying)).body.list).toMatchObject([
      { number: second, isBeingPaid: true, isPayoutLate: true },
    ]);
    await payer.prove();
    expect((await batch.answer([result(second)])).body.value).toMatchObject({ paid: 1, open: 0 });
  });

  it('OPS-56 a file that is forged, of another batch, of another payout or contrary counts for nothing', async () => {
    const [first, second] = [await approved(one), await approved(two)];
    const batch = await makeBatch();
    const foreign = await approved(two);
    const code = 'operators.file_refused';
    const key = payoutFileKey(DEPLOYMENT_SECRET, { siteId: 'second', channel: CHANNEL });
    const name = { siteId: 'first', channel: CHANNEL, batchId: 'B-000000-NONE' };
    const paid = result(first);
    const other = { number: foreign, fault: 'other_payout' };
    expect(refusal(await batch.answer([paid], { key }))).toEqual([
      422,
      code,
      { fault: 'signature' },
    ]);
    expect(refusal(await batch.answer([paid], { name }))).toEqual([
      422,
      code,
      { fault: 'other_batch' },
    ]);
    expect(refusal(await batch.answer([paid, paid]))).toEqual([422, code, { fault: 'twice' }]);
    expect(refusal(await batch.answer([paid, result(foreign)]))).toEqual([422, code, other]);
    expect(
      refusal(await batch.answer([paid, result(second, { amountMinor: AMOUNT - 1 })])),
    ).toEqual([422, code, { number: second, fault: 'other_amount' }]);
    expect(await one.read(first)).toMatchObject({ state: 'approved' });
    await batch.answer([paid]);
    expect(refusal(await batch.answer([result(first, { status: 'failed' })]))).toEqual([
      422,
      code,
      { number: first, fault: 'contrary' },
    ]);
    expect(await one.read(first)).toMatchObject({ state: 'paid' });
    await make();
  });

  it('OPS-45 OPS-56 what is stopped is in no batch, also when the stop is set while the batch is made', async () => {
    const [number, other] = [await approved(one), await approved(two)];
    const { app, clock } = safety;
    const stops = payoutStops({ clock, random: { id: () => `stop-${made}` } });
    const whose = { siteId: 'first', memberId: one.memberId };
    const reviewAt = new Date(clock.now().getTime() + 24 * 60 * MINUTE_MS);
    let making: ReturnType<typeof make> | undefined;
    await app.db.transaction(async (tx) => {
      await stops.stop(tx, whose, {
        reason: 'law',
        told: 'x',
        reviewAt,
        by: null,
        proposalId: null,
      });
      making = make();
      // Long enough for a batch that does not wait.
      await new Promise((go) => setTimeout(go, 300));
    });
    expect(await listOf(await making)).toEqual([other]);
    expect((await payer.ask('GET', path())).body.waiting).toEqual([]);
    await app.db.transaction((tx) => stops.resume(tx, whose, { told: 'y', by: payer.operatorId }));
    const batch = await makeBatch();
    expect((await batch.read()).list).toMatchObject([{ number }]);
    await batch.answer([result(number)]);
  });

  it('OPS-12 OPS-13 OPS-56 making, taking and answering a file ask for the second factor and are entries without accounts', async () => {
    const number = await approved(one);
    expect((await make(care)).body.code).toBe('operators.forbidden');
    const batch = await makeBatch();
    await fileOf(batch.batchId);
    await batch.answer([result(number)]);
    const entries = (await newestEntries(safety.app.db, 'first', 3)).toReversed();
    expect(entries.map(({ after, operatorId }) => [after, operatorId])).toEqual([
      [{ step: 'made', channel: CHANNEL, payouts: '1', sumMinor: `${AMOUNT}` }, payer.operatorId],
      [{ step: 'file_taken' }, payer.operatorId],
      [{ step: 'results_taken', paid: '1', failed: '0' }, payer.operatorId],
    ]);
    for (const { target, permission } of entries)
      expect([target, permission]).toEqual([`payout-batch:${batch.batchId}`, 'withdrawals.pay']);
    expect(JSON.stringify(entries)).not.toContain(`${30_000_000 + made}`);
    safety.clock.moveMs(6 * MINUTE_MS);
    for (const rest of ['', `/${batch.batchId}/file`, `/${batch.batchId}/results`]) {
      const sent = await payer.ask('POST', path(rest), { channel: CHANNEL, file: 'x' });
      expect(sent.body.code).toBe('operators.second_factor');
    }
    await payer.prove();
    for (const rest of ['/B-none/file', '/B-none/results']) {
      const sent = await payer.ask('POST', path(rest), { file: 'x' });
      expect(sent.body.code).toBe('operators.unknown_target');
    }
    expect((await payer.ask('POST', path(), { channel: 'none' })).body.code).toBe(
      'operators.unknown_target',
    );
  });

  it('OPS-56 a report of the rail changes nothing of a payout in a file, and a channel that gets a rail is paid over it', async () => {
    const filed = await approved(one);
    const batch = await makeBatch();
    const report = {
      kind: 'payout',
      reference: filed,
      cashierReference: 'C-99',
      status: 'paid',
      amountMinor: AMOUNT,
      currency: 'BDT',
      sequence: 1,
      occurredAt: safety.clock.now().toISOString(),
    } as const;
    expect(await safety.app.services.payouts.report('first', report)).toBe('mismatch');
    expect(await one.read(filed)).toMatchObject({ state: 'approved' });
    const later = await approved(two);
    await takeFiles('rail');
    await follow(6 * MINUTE_MS);
    expect([safety.rail.orders.has(later), safety.rail.orders.has(filed)]).toEqual([true, false]);
    await payer.prove();
    expect((await batch.answer([result(filed)])).body.value).toMatchObject({ paid: 1, open: 0 });
    await takeFiles('file');
  });
});
