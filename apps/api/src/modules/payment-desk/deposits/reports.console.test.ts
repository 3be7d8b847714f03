import type { PaymentCallback } from '@maidan/wire';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { firstBrokenEntry } from '#modules/operators/index.ts';
import { proveLedger } from '#modules/wallet/index.ts';
import { rowsOf } from '#platform/database/connection.ts';
import { operatorsOf } from '../../../testing/console/operators.ts';
import type { TestOperator } from '../../../testing/console/operators.ts';
import { memberOf } from '../../../testing/members.ts';
import { PAGE_LIFE_MS, railInHand, signedCallback } from '../../../testing/payments/rail.ts';
import type { RailInHand } from '../../../testing/payments/rail.ts';
import { changeSetting } from '../../../testing/site/change-setting.ts';
import { openTestApp, testClock } from '../../../testing/test-app.ts';
import type { TestApp, TestClock } from '../../../testing/test-app.ts';

const AMOUNT = 50_000;
const WHY = 'The receipt of the channel was seen.';
let app: TestApp;
let clock: TestClock;
let rail: RailInHand;
let one: TestOperator;
let two: TestOperator;
let care: TestOperator;
let token: string;
let memberId: string;
let made = 0;

beforeAll(async () => {
  clock = testClock();
  rail = railInHand(clock);
  app = await openTestApp({ clock, rail: rail.connected });
}, 60_000);
afterAll(async () => {
  expect((await proveLedger(app.db)).differences).toEqual([]);
  expect(await firstBrokenEntry(app.db, 'first')).toBeUndefined();
  await app.close();
});
beforeEach(async () => {
  made += 1;
  rail.state.answers = 'well';
  const { operatorOf } = operatorsOf(app);
  one = await operatorOf('payments', 'first', `one-${made}@example.com`);
  two = await operatorOf('payments', 'first', `two-${made}@example.com`);
  care = await operatorOf('member_care', 'first', `care-${made}@example.com`);
  token = await memberOf(app, `payer_${made}`);
  memberId = String((await app.get('/member/info', { token })).body.value.memberId);
}, 60_000);

async function order(channel = 'shapla'): Promise<string> {
  const answer = await app.ask('POST', '/deposit/orders', {
    token,
    body: { channel, amountMinor: AMOUNT, currency: 'BDT', gateway: 3, language: 'en' },
    headers: { 'idempotency-key': `order-of-desk-${(made += 1)}` },
  });
  return String(answer.body.value.number);
}
async function tell(callback: object): Promise<string> {
  const { path, ...sent } = await signedCallback(clock, callback);
  return String((await app.ask('POST', path, sent)).body.status ?? 'refused');
}
const told = (change: Partial<PaymentCallback> = {}): PaymentCallback => ({
  kind: 'payment',
  reference: `D-nobody-${made}`,
  cashierReference: `C-odd-${made}`,
  status: 'paid',
  amountMinor: AMOUNT,
  currency: 'BDT',
  sequence: 1,
  occurredAt: clock.now().toISOString(),
  ...change,
});
const PATH = '/sites/first/deposits/reports';
const list = async (query = '', by = one) =>
  (await by.ask('GET', `${PATH}${query}`)).body.list as {
    reportId: string;
    reference: string;
    [field: string]: unknown;
  }[];
const reportOf = async (reference: string, state = 'open') =>
  (await list(`?state=${state}&limit=100`)).find((row) => row.reference === reference);
const idOf = async (reference: string) => (await reportOf(reference))?.reportId ?? 'none';
const credit = (id: string, by = one, more: object = {}) =>
  by.ask('POST', `${PATH}/${id}/credit`, { memberId, channel: 'shapla', reason: WHY, ...more });
const approve = (id: string, by = two) => by.approve(id);
const outcome = ({ status, body }: { status: number; body: { code?: string } }) => [
  status,
  body.code,
];
const cash = async () =>
  (await app.get('/wallet/balance', { token })).body.withdrawableMinor as number;
const journals = async () =>
  (
    await rowsOf<{ rows: number }>(
      app.db,
      sql`SELECT count(*)::int AS rows FROM journal j JOIN posting p ON p.site_id = j.site_id AND p.journal_id = j.journal_id
        WHERE j.kind = 'deposit' AND p.member_id = ${memberId}`,
    )
  )[0]?.rows;

describe('what channels told of payments', () => {
  it('OPS-49 is kept when it is unmatched, of another amount, late, doubled, contrary or failed, each with the channel’s figures', async () => {
    await tell(told());
    expect(await reportOf(`D-nobody-${made}`)).toMatchObject({
      oddity: 'unknown',
      cashierReference: `C-odd-${made}`,
      amountMinor: AMOUNT,
      times: 1,
    });
    await tell(told());
    expect(await reportOf(`D-nobody-${made}`)).toMatchObject({ times: 2 });

    const other = await order();
    await tell({ ...rail.describe(other), amountMinor: AMOUNT + 1, status: 'paid', sequence: 1 });
    expect(await reportOf(other)).toMatchObject({ oddity: 'mismatch', amountMinor: AMOUNT + 1 });

    const paid = await order();
    const callback = rail.decide(paid, 'paid');
    await tell(callback);
    expect(await reportOf(paid, 'seen')).toBeUndefined();
    await tell(callback);
    expect(await reportOf(paid, 'seen')).toMatchObject({ oddity: 'doubled' });

    const failed = await order();
    await tell(rail.decide(failed, 'failed'));
    expect(await reportOf(failed, 'seen')).toMatchObject({ oddity: 'failed' });
    await tell(rail.decide(failed, 'paid'));
    expect(await reportOf(failed)).toMatchObject({ oddity: 'contrary' });

    const slow = await order();
    clock.moveMs(PAGE_LIFE_MS + 60_000);
    await app.services.deposits.followDeposits(clock.now());
    await tell(rail.decide(slow, 'paid'));
    expect(await reportOf(slow, 'seen')).toMatchObject({ oddity: 'late' });
    expect(await journals()).toBe(2);
  });

  it('OPS-49 pages by keyset, counts what waits, and stands beside the deposit as it is known here', async () => {
    const number = await order();
    await tell({ ...rail.describe(number), amountMinor: 1, status: 'paid', sequence: 1 });
    await tell(told());
    const { open } = (await one.ask('GET', `${PATH}/counts`)).body.value;
    const pages: string[] = [];
    let cursor = '';
    do {
      const page = (await one.ask('GET', `${PATH}?limit=1${cursor}`)).body;
      pages.push(...page.list.map(({ reportId }: { reportId: string }) => reportId));
      cursor = page.next ? `&cursor=${encodeURIComponent(page.next)}` : '';
    } while (cursor !== '');
    expect([pages.length, new Set(pages).size]).toEqual([open, open]);
    const { value } = (await care.ask('GET', `${PATH}/${await idOf(number)}`)).body;
    expect(value).toMatchObject({
      amountMinor: 1,
      deposit: { memberId, state: 'pending', amountMinor: AMOUNT },
    });
    expect(outcome(await one.ask('GET', `${PATH}?cursor=x`))).toEqual([400, 'request.invalid']);
    expect(outcome(await one.ask('GET', `${PATH}/none`))).toEqual([
      404,
      'operators.unknown_target',
    ]);
  });

  it('OPS-49 the channel is asked again, and its answer is taken over once', async () => {
    const number = await order();
    await tell({ ...rail.describe(number), amountMinor: 1, status: 'paid', sequence: 0 });
    const id = await idOf(number);
    const ask = (by = one, of = id) => by.ask('POST', `${PATH}/${of}/question`);
    rail.state.answers = 'silent';
    expect(outcome(await ask())).toEqual([503, 'operators.channel_silent']);
    rail.state.answers = 'well';
    rail.decide(number, 'paid');
    expect((await ask()).body.value.deposit).toMatchObject({ state: 'credited' });
    await ask();
    expect(await journals()).toBe(1);
    expect(await reportOf(number, 'seen')).toBeUndefined();
    await tell(told());
    expect(outcome(await ask(one, await idOf(`D-nobody-${made}`)))).toEqual([
      404,
      'operators.channel_unknown',
    ]);
    expect(outcome(await ask(care))).toEqual([403, 'operators.forbidden']);
  });
});

describe('a payment that nobody was credited for', () => {
  it('OPS-49 OPS-08 is credited by hand through two operators, with one journal, for a reference that never was', async () => {
    await tell(told());
    const id = await idOf(`D-nobody-${made}`);
    const before = await cash();
    const asked = await credit(id);
    expect(asked.status).toBe(202);
    const { proposalId } = asked.body.proposal;
    expect([await cash(), await journals()]).toEqual([before, 0]);
    expect(outcome(await approve(proposalId, one))).toEqual([403, 'operators.own_proposal']);
    expect(outcome(await approve(proposalId))).toEqual([200, undefined]);
    expect([await cash(), await journals()]).toEqual([before + AMOUNT, 1]);
    const { value } = (await one.ask('GET', `${PATH}/${id}`)).body;
    expect(value).toMatchObject({ state: 'matched', closedBy: one.operatorId, note: WHY });
    const deposit = await app.get(`/deposit/orders/${value.creditedBy}?language=en`, { token });
    expect(deposit.body.value).toMatchObject({ state: 'credited', amountMinor: AMOUNT });
    expect(outcome(await credit(id))).toEqual([409, 'operators.decided_before']);
    // The same money under another report of the channel.
    await tell(told({ reference: `D-again-${made}` }));
    expect(outcome(await credit(await idOf(`D-again-${made}`)))).toEqual([
      409,
      'operators.reference_credited',
    ]);
    expect(await journals()).toBe(1);
  });

  it('OPS-49 takes two operators also where a site asks for one only', async () => {
    const { settings } = app.app.directory.findById('first');
    const always = settings.fourEyes.always.filter((kind) => kind !== 'corrections');
    const turn = async (value: readonly string[]) => {
      const change = { siteId: 'first', path: 'fourEyes.always', value };
      await changeSetting({ db: app.db, clock }, change);
      await app.app.directory.refresh();
    };
    await turn(always);
    await tell(told());
    expect((await credit(await idOf(`D-nobody-${made}`))).status).toBe(202);
    await turn(settings.fourEyes.always);
    expect(await journals()).toBe(0);
  });

  it('OPS-49 that was credited by hand is not credited again when the channel tells it rightly, at once or later', async () => {
    const number = await order();
    const paid = rail.decide(number, 'paid');
    await tell({ ...paid, amountMinor: AMOUNT - 10_000 });
    const asked = await credit(await idOf(number));
    const [, answer] = await Promise.all([approve(asked.body.proposal.proposalId), tell(paid)]);
    expect(['taken', 'refused']).toContain(answer);
    expect(await tell(paid)).toBe(answer === 'taken' ? 'known' : 'refused');
    expect(await journals()).toBe(1);
    clock.moveMs(PAGE_LIFE_MS + 60_000);
    await app.services.deposits.followDeposits(clock.now());
    const deposit = (await app.get(`/deposit/orders/${number}?language=en`, { token })).body.value;
    expect(deposit.state).toBe(answer === 'taken' ? 'credited' : 'expired');
  });

  it('OPS-49 two credits of one reference end in one, whichever is approved first', async () => {
    const [first, second] = [`D-first-${made}`, `D-second-${made}`];
    await tell(told({ reference: first }));
    await tell(told({ reference: second }));
    const ids = [await idOf(first), await idOf(second)];
    const asked = await Promise.all(ids.map((id) => credit(id)));
    const answers = await Promise.all(asked.map(({ body }) => approve(body.proposal.proposalId)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await journals()).toBe(1);
  });

  it('OPS-49 of an order goes to who ordered it, less the fee, and only when the channel said paid', async () => {
    const number = await order('bakul');
    await tell(rail.decide(number, 'failed'));
    await tell(rail.decide(number, 'paid'));
    const id = await idOf(number);
    const other = await memberOf(app, `other_${made}`);
    const otherId = (await app.get('/member/info', { token: other })).body.value.memberId;
    expect(outcome(await credit(id, one, { memberId: otherId }))).toEqual([
      409,
      'operators.not_payer',
    ]);
    expect(outcome(await credit(id, one, { memberId: 'nobody' }))).toEqual([
      409,
      'operators.not_payer',
    ]);
    expect(outcome(await credit(id, one, { channel: 'elsewhere' }))).toEqual([
      400,
      'request.invalid',
    ]);
    expect(outcome(await credit(id, one, { reason: ' ' }))).toEqual([400, 'request.invalid']);
    const before = await cash();
    const asked = await credit(id, one, { channel: 'bakul' });
    await approve(asked.body.proposal.proposalId);
    expect(await cash()).toBe(before + AMOUNT);

    await tell(told({ status: 'pending' }));
    expect(outcome(await credit(await idOf(`D-nobody-${made}`)))).toEqual([
      409,
      'operators.not_paid',
    ]);
  });

  it('OPS-49 is closed as paid back, with a reason, unless a credit waits', async () => {
    await tell(told());
    const id = await idOf(`D-nobody-${made}`);
    const back = (reason = 'Paid back by the channel.', by = one) =>
      by.ask('POST', `${PATH}/${id}/return`, { reason });
    expect(outcome(await back(' '))).toEqual([400, 'request.invalid']);
    expect(outcome(await back('x', care))).toEqual([403, 'operators.forbidden']);
    const asked = await credit(id);
    expect(outcome(await back())).toEqual([409, 'operators.decided_before']);
    const path = `/sites/first/proposals/${asked.body.proposal.proposalId}/rejection`;
    await two.ask('POST', path, { reason: 'It went back.' });
    expect((await back()).body).toEqual({ value: true });
    expect(outcome(await back())).toEqual([409, 'operators.decided_before']);
    expect(outcome(await credit(id))).toEqual([409, 'operators.decided_before']);
    expect(await reportOf(`D-nobody-${made}`, 'returned')).toMatchObject({
      note: 'Paid back by the channel.',
      closedBy: one.operatorId,
    });
    expect(await journals()).toBe(0);
  });
});
