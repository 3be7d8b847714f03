import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rowsOf } from '#platform/database/connection.ts';
import { firstBrokenEntry, newestEntries } from '#modules/operators/index.ts';
import { proveLedger } from '#modules/wallet/index.ts';
import { operatorsOf } from '../../../testing/console/operators.ts';
import type { TestOperator } from '../../../testing/console/operators.ts';
import { railInHand } from '../../../testing/payments/rail.ts';
import type { RailInHand } from '../../../testing/payments/rail.ts';
import { login, PASSWORD } from '../../../testing/members.ts';
import { withdrawerOf } from '../../../testing/payments/withdrawals.ts';
import type { Withdrawer } from '../../../testing/payments/withdrawals.ts';
import { changeSetting } from '../../../testing/site/change-setting.ts';
import { openTestApp, testClock } from '../../../testing/test-app.ts';
import type { TestApp, TestClock } from '../../../testing/test-app.ts';

const SMALL = 60_000;
const TWO_FROM = 90_000;
const MINUTE_MS = 60_000;
const NOTE = 'The winning round was looked at.';
let app: TestApp;
let clock: TestClock;
let rail: RailInHand;
let one: TestOperator;
let two: TestOperator;
let care: TestOperator;
let foreign: TestOperator;
let member: Withdrawer;
let made = 0;

beforeAll(async () => {
  clock = testClock();
  rail = railInHand(clock);
  app = await openTestApp({ clock, rail: rail.connected });
  const { settings } = app.app.directory.findById('first');
  const change = (path: string, value: unknown) =>
    changeSetting({ db: app.db, clock }, { siteId: 'first', path, value });
  await change('withdrawals', { ...settings.withdrawals, approvedUpToMinor: 0, mostPerDay: 100 });
  await change('fourEyes.fromMinor.withdrawals', TWO_FROM);
  await app.app.directory.refresh();
}, 120_000);
afterAll(async () => {
  expect((await proveLedger(app.db)).differences).toEqual([]);
  expect(await firstBrokenEntry(app.db, 'first')).toBeUndefined();
  await app.close();
});
beforeEach(async () => {
  made += 1;
  const { operatorOf } = operatorsOf(app);
  one = await operatorOf('payments', 'first', `one-${made}@example.com`);
  two = await operatorOf('payments', 'first', `two-${made}@example.com`);
  care = await operatorOf('member_care', 'first', `care-${made}@example.com`);
  foreign = await operatorOf('payments', 'second', `foreign-${made}@example.com`);
  member = await withdrawerOf(app, `asks_${made}`, { accountNumber: `SP${10_000_000 + made}` });
}, 60_000);

const path = (number: string, rest = '', site = 'first') =>
  `/sites/${site}/withdrawals/${number}${rest}`;
const review = async (by: TestOperator, number: string) =>
  (await by.ask('GET', path(number))).body.value;
const claim = (by: TestOperator, number: string, takeOver?: string) =>
  by.ask('POST', path(number, '/claim'), takeOver === undefined ? {} : { takeOver });
const decide = async (by: TestOperator, number: string, more: object) =>
  by.ask('POST', path(number, '/decision'), {
    revision: (await review(by, number)).revision,
    ...more,
  });
const approve = (by: TestOperator, number: string, more: object = { note: NOTE }) =>
  decide(by, number, { state: 'approved', ...more });
const list = async (query = '', by = one) =>
  (await by.ask('GET', `/sites/first/withdrawals${query}`)).body.list as {
    number: string;
    [field: string]: unknown;
  }[];
const counts = async (by = one) =>
  (await by.ask('GET', '/sites/first/withdrawals/counts')).body.value;
const outcome = ({ status, body }: { status: number; body: { code?: string } }) => [
  status,
  body.code,
];
const checkOf = (value: { checks: { check: string }[] }, name: string) =>
  value.checks.find(({ check }) => check === name);
const follow = async (ms = 0) => {
  clock.moveMs(ms);
  await app.services.payouts.followWithdrawals(clock.now());
};
/** The hash and id of the proposal that a withdrawal waits for. */
const approveSecond = async (by: TestOperator, number: string) => {
  const { proposal } = await review(by, number);
  return by.ask('POST', `/sites/first/proposals/${proposal.proposalId}/approval`, {
    hash: proposal.hash,
  });
};
const entriesOf = async (number: string) =>
  (await newestEntries(app.db, 'first', 50))
    .filter(({ target }) => target === `withdrawal:${number}`)
    .map(({ permission, after }) => [permission, after]);

describe('the queue of withdrawals', () => {
  it('OPS-52 lists what waits, is paid and has ended, by keyset and filters, with counts that agree', async () => {
    const numbers = [await member.request(SMALL), await member.request(70_000)];
    clock.moveMs(1000);
    numbers.push(await member.request(80_000));
    const mine = `member=${member.memberId}`;
    expect((await list(`?${mine}`)).map(({ number }) => number)).toEqual([
      ...numbers.slice(0, 2).toSorted(),
      numbers[2],
    ]);
    const first = (await one.ask('GET', `/sites/first/withdrawals?${mine}&limit=2`)).body;
    const rest = await list(`?${mine}&limit=2&cursor=${encodeURIComponent(first.next)}`);
    expect([...first.list, ...rest].map(({ number }) => number)).toHaveLength(3);
    expect(rest.map(({ number }) => number)).toEqual([numbers[2]]);
    expect((await list(`?${mine}&fromMinor=70000&toMinor=70000`)).map((row) => row.number)).toEqual(
      [numbers[1]],
    );
    expect(await list(`?${mine}&channel=bokul`)).toEqual([]);
    expect(outcome(await one.ask('GET', '/sites/first/withdrawals?cursor=nonsense'))).toEqual([
      400,
      'request.invalid',
    ]);
    const before = await counts();
    await claim(one, numbers[0] ?? '');
    expect((await list(`?${mine}&claimed=mine`)).map((row) => row.number)).toEqual([numbers[0]]);
    expect(await list(`?${mine}&claimed=nobody`)).toHaveLength(2);
    expect(await counts()).toEqual({ ...before, mine: before.mine + 1 });
    await approve(one, numbers[0] ?? '');
    expect((await list(`?${mine}&queue=paying`)).map((row) => row.number)).toEqual([numbers[0]]);
    await follow();
    rail.decide(numbers[0] ?? '', 'paid');
    await follow(6000);
    expect((await list(`?${mine}&queue=done`)).map(({ number, state }) => [number, state])).toEqual(
      [[numbers[0], 'paid']],
    );
    expect(await counts()).toMatchObject({ waiting: before.waiting - 1, mine: 0 });
  });

  it('OPS-52 tells which are late by the goal of the site, and shows nothing personal', async () => {
    const number = await member.request(SMALL);
    expect((await list(`?member=${member.memberId}`))[0]).toMatchObject({ isLate: false });
    for (const minutes of [16, 15]) {
      clock.moveMs(minutes * MINUTE_MS);
      expect((await counts()).waiting).toBeGreaterThan(0);
    }
    expect((await list(`?member=${member.memberId}`))[0]).toMatchObject({ isLate: true, number });
    expect((await counts()).late).toBeGreaterThan(0);
    const told = JSON.stringify([await review(one, number), await list()]);
    expect(told).not.toContain('Rafi');
    expect(told).not.toContain(`SP${10_000_000 + made}`);
  });

  it('OPS-52 is that of the own site, for those who may', async () => {
    const number = await member.request(SMALL);
    expect(outcome(await foreign.ask('GET', path(number)))).toEqual([
      404,
      'operators.unknown_target',
    ]);
    expect(outcome(await foreign.ask('GET', path(number, '', 'second')))).toEqual([
      404,
      'operators.unknown_target',
    ]);
    expect(await list(`?member=${member.memberId}`, care)).toHaveLength(1);
    expect(outcome(await claim(care, number))).toEqual([403, 'operators.forbidden']);
    expect(outcome(await one.ask('GET', path('W-none')))).toEqual([
      404,
      'operators.unknown_target',
    ]);
  });
});

describe('a claim', () => {
  it('OPS-54 of two at once leaves one holder, who is seen by all', async () => {
    const number = await member.request(SMALL);
    const answers = await Promise.all([claim(one, number), claim(two, number)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const holder = answers[0]?.status === 200 ? one : two;
    for (const by of [one, two, care])
      expect((await list(`?member=${member.memberId}`, by))[0]).toMatchObject({
        claim: { operatorId: holder.operatorId, isMine: by === holder },
      });
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'operators.claimed',
      params: { operatorId: holder.operatorId },
    });
    expect((await member.read(number)).state).toBe('reviewing');
  });

  it('OPS-54 lasts ten minutes, is renewed, ends, is returned, and is taken over with a reason', async () => {
    const number = await member.request(SMALL);
    await claim(one, number);
    clock.moveMs(9 * MINUTE_MS);
    await claim(one, number);
    clock.moveMs(9 * MINUTE_MS);
    expect(outcome(await claim(two, number))).toEqual([409, 'operators.claimed']);
    clock.moveMs(2 * MINUTE_MS);
    expect((await claim(two, number)).status).toBe(200);
    expect(outcome(await claim(one, number, ' '))).toEqual([400, 'request.invalid']);
    expect((await claim(one, number, 'Two went home.')).body.value).toMatchObject({
      operatorId: one.operatorId,
      isMine: true,
    });
    expect(outcome(await two.ask('POST', path(number, '/return')))).toEqual([
      409,
      'operators.claim_missing',
    ]);
    expect((await one.ask('POST', path(number, '/return'))).status).toBe(200);
    expect((await list(`?member=${member.memberId}`))[0]).not.toHaveProperty('claim');
    expect((await entriesOf(number)).toReversed()).toEqual([
      ['withdrawals.claim', { outcome: 'claimed' }],
      ['withdrawals.claim', { outcome: 'claimed' }],
      ['withdrawals.claim', { outcome: 'taken_over', from: two.operatorId }],
      ['withdrawals.return', { outcome: 'returned' }],
    ]);
  });

  it('OPS-54 is needed for every decision, and one that ended is none', async () => {
    const number = await member.request(SMALL);
    expect(outcome(await approve(one, number))).toEqual([409, 'operators.claim_missing']);
    await claim(two, number);
    expect(outcome(await approve(one, number))).toEqual([409, 'operators.claim_missing']);
    clock.moveMs(11 * MINUTE_MS);
    await two.prove();
    expect(outcome(await approve(two, number))).toEqual([409, 'operators.claim_missing']);
    expect((await member.read(number)).state).toBe('reviewing');
  });
});

describe('a decision on a withdrawal', () => {
  it('OPS-52 approves: it is paid, the claim is over, and the next drawer shows it as the last decision', async () => {
    const number = await member.request(SMALL);
    await claim(one, number);
    expect((await approve(one, number)).body).toEqual({ value: true });
    expect(outcome(await claim(two, number))).toEqual([409, 'operators.decided_before']);
    expect(outcome(await approve(one, number))).toEqual([409, 'operators.decided_before']);
    await follow();
    rail.decide(number, 'paid');
    await follow(6000);
    expect((await member.read(number)).state).toBe('paid');
    const next = await review(two, await member.request(SMALL));
    expect(next.last).toMatchObject({ number, state: 'paid', by: one.operatorId, note: NOTE });
    expect(next.sums).toMatchObject({ withdrawalMinor: SMALL, heldMinor: SMALL });
    expect((await entriesOf(number))[0]).toEqual(['withdrawals.approve', { state: 'approved' }]);
  });

  it('OPS-52 rejects with a reason that the member reads: the amount is cash again', async () => {
    const number = await member.request(SMALL);
    await claim(one, number);
    expect(outcome(await decide(one, number, { state: 'rejected', reason: ' ' }))).toEqual([
      400,
      'request.invalid',
    ]);
    await decide(one, number, { state: 'rejected', reason: 'Not the own account.' });
    expect(await member.read(number)).toMatchObject({
      state: 'rejected',
      reason: 'Not the own account.',
    });
    expect(await member.balance()).toMatchObject({ heldMinor: 0, withdrawableMinor: 1_000_000 });
  });

  it('OPS-55 OPS-09 from the site’s amount on a second operator decides, who sees what the first saw', async () => {
    const number = await member.request(TWO_FROM);
    await claim(one, number);
    expect(outcome(await approve(one, number, {}))).toEqual([422, 'operators.note_missing']);
    const { revision } = await review(one, number);
    expect((await approve(one, number)).status).toBe(202);
    expect((await member.read(number)).state).toBe('reviewing');
    expect((await list(`?member=${member.memberId}`))[0]).toHaveProperty('proposalId');
    expect(outcome(await claim(two, number))).toEqual([409, 'operators.decided_before']);
    const seen = await review(two, number);
    expect(seen.checksThen).toEqual(seen.checks);
    expect(seen.proposal).toMatchObject({ reason: NOTE, maker: one.operatorId, isMine: false });
    expect(seen.proposal.sentence.en).toBe(
      `You approve exactly ৳900.00, withdrawal:${number}, revision ${revision}.`,
    );
    expect(outcome(await approveSecond(one, number))).toEqual([403, 'operators.own_proposal']);
    expect(outcome(await approveSecond(two, number))).toEqual([200, undefined]);
    expect(await member.read(number)).toMatchObject({ state: 'approved' });
    await follow();
    expect(rail.orders.get(number)?.status).toBe('pending');
  });

  it('OPS-55 a rejection from the amount on waits as well, and a refused one is in the queue again', async () => {
    const number = await member.request(TWO_FROM);
    await claim(one, number);
    const no = { state: 'rejected', reason: 'Not yours.', note: NOTE };
    expect((await decide(one, number, no)).status).toBe(202);
    const { proposal } = await review(two, number);
    const to = `/sites/first/proposals/${proposal.proposalId}/rejection`;
    expect((await two.ask('POST', to, { reason: 'It is the own one.' })).status).toBe(200);
    expect((await claim(two, number)).status).toBe(200);
    expect((await approve(two, number)).status).toBe(202);
    expect((await approveSecond(one, number)).status).toBe(200);
    expect((await member.read(number)).state).toBe('approved');
  });

  it('OPS-53 the checks are computed when it is read, and a decision on others than were read is refused', async () => {
    const number = await member.request(SMALL);
    await claim(one, number);
    const read = await review(one, number);
    expect(read.checks.map(({ result }: { result: string }) => result.charAt(0)).join('')).toBe(
      read.revision.split('-')[1],
    );
    expect(checkOf(read, 'payee_name')).toMatchObject({ result: 'passed' });
    expect(checkOf(read, 'account_delay')).toMatchObject({ result: 'passed' });
    await app.db.execute(
      sql`UPDATE member SET profile = profile || '{"payeeName": "Somebody Else"}' WHERE member_id = ${member.memberId}`,
    );
    const stale = { state: 'approved', note: NOTE, revision: read.revision };
    expect(outcome(await one.ask('POST', path(number, '/decision'), stale))).toEqual([
      409,
      'operators.changed_since',
    ]);
    expect(checkOf(await review(one, number), 'payee_name')).toMatchObject({ result: 'failed' });
  });

  it('OPS-53 a network from which the member did not sign in before is looked at, and kept without the address', async () => {
    const payload = { username: `asks_${made}`, password: PASSWORD, type: 'username' };
    const signInFrom = (address: string) => login(app, payload, { address });
    await signInFrom('203.0.113.7');
    clock.moveMs(1000);
    await signInFrom('203.0.113.250');
    clock.moveMs(1000);
    const known = await member.request(SMALL);
    expect(checkOf(await review(one, known), 'network')).toEqual({
      check: 'network',
      result: 'passed',
      values: { network: '203.0.113.0/24', earlier: 1 },
    });
    await claim(one, known);
    await approve(one, known);
    clock.moveMs(1000);
    await signInFrom('2001:db8:7:1::9');
    clock.moveMs(1000);
    const strange = await member.request(SMALL);
    expect(checkOf(await review(one, strange), 'network')).toEqual({
      check: 'network',
      result: 'look',
      values: { network: '2001:db8:7::/48', earlier: 0 },
    });
    const kept = await rowsOf<{ row: string }>(
      app.db,
      sql`SELECT to_jsonb(s)::text AS row FROM sign_in s WHERE s.member_id = ${member.memberId}`,
    );
    expect(kept.map(({ row }) => row).join('')).not.toMatch(/113\.7\b|113\.250|7:1::9/);
  });

  it('OPS-53 a failed check needs a written reason and a second operator, however small the amount', async () => {
    const number = await member.request(SMALL);
    await app.db.execute(
      sql`UPDATE payout_account SET usable_from = ${new Date(clock.now().getTime() + 10 * MINUTE_MS).toISOString()} WHERE account_id = ${member.accountId}`,
    );
    await claim(one, number);
    expect(outcome(await approve(one, number, {}))).toEqual([422, 'operators.note_missing']);
    expect((await approve(one, number)).status).toBe(202);
    expect((await member.read(number)).state).toBe('reviewing');
    // The delay is over before the second operator looks: the first one decided on something else.
    clock.moveMs(10 * MINUTE_MS + 1);
    await two.prove();
    expect(outcome(await approveSecond(two, number))).toEqual([409, 'operators.proposal_void']);
    await claim(two, number);
    expect((await approve(two, number)).status).toBe(200);
  });

  it('OPS-53 a break never speaks against a payout, and what is shared or unusual is looked at', async () => {
    const twin = await withdrawerOf(app, `twin_${made}`, {
      accountNumber: `SP${10_000_000 + made}`,
    });
    const number = await member.request(SMALL);
    const now = clock.now();
    const ends = new Date(now.getTime() + 86_400_000).toISOString();
    await app.db.execute(
      sql`INSERT INTO member_break (site_id, member_id, break_id, kind, starts_at, ends_at) VALUES ('first', ${member.memberId}, ${`b-${made}`}, 'exclusion', ${now.toISOString()}, ${ends})`,
    );
    const read = await review(one, number);
    expect(checkOf(read, 'breaks')).toEqual({
      check: 'breaks',
      result: 'look',
      values: { standing: 'exclusion' },
    });
    expect(checkOf(read, 'related')).toMatchObject({ result: 'look', values: { now: 1, once: 0 } });
    expect(checkOf(read, 'largest')).toMatchObject({ result: 'look', values: { largestMinor: 0 } });
    await claim(one, number);
    expect((await approve(one, number)).status).toBe(200);
    expect(twin.memberId).not.toBe(member.memberId);
  });

  it('OPS-52 asks for a document only where the site takes any', async () => {
    const number = await member.request(SMALL);
    const ask = () => one.ask('POST', path(number, '/document'));
    expect(outcome(await ask())).toEqual([409, 'operators.documents_off']);
  });
});
