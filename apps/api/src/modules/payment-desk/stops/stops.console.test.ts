import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openedEntries } from '../../../testing/console/trail.ts';
import { liveWithdrawals, payoutStops } from '#modules/payments/index.ts';
import { openSafety } from '#modules/safety/safety.fixture.ts';
import type { Safety, SafetyPlayer } from '#modules/safety/safety.fixture.ts';
import { operatorsOf } from '../../../testing/console/operators.ts';
import type { TestOperator } from '../../../testing/console/operators.ts';
import { withdrawerOf } from '../../../testing/payments/withdrawals.ts';
import type { Withdrawer } from '../../../testing/payments/withdrawals.ts';
import { changeSetting } from '../../../testing/site/change-setting.ts';

const DAY_MS = 24 * 3_600_000;
const AMOUNT = 60_000;
const TOLD = 'আপনার একটি জমা দেখা হচ্ছে।';
const NOTE = 'The deposit of Monday.';
let safety: Safety;
let one: TestOperator;
let two: TestOperator;
let care: TestOperator;
let player: SafetyPlayer;
let member: Withdrawer;
let made = 0;

beforeAll(async () => {
  safety = await openSafety();
  const { app, clock } = safety;
  const { settings } = app.app.directory.findById('first');
  const value = { ...settings.withdrawals, approvedUpToMinor: 0, mostPerDay: 100 };
  const change = (path: string, to: unknown) =>
    changeSetting({ db: app.db, clock }, { siteId: 'first', path, value: to });
  await change('withdrawals', value);
  // No decision on a withdrawal takes two, and a stop does all the same.
  await change('fourEyes.fromMinor.withdrawals', null);
  await app.app.directory.refresh();
}, 120_000);
afterAll(() => safety.closeProven());
beforeEach(async () => {
  made += 1;
  const { operatorOf } = operatorsOf(safety.app);
  one = await operatorOf('payments', 'first', `one-${made}@example.com`);
  two = await operatorOf('payments', 'first', `two-${made}@example.com`);
  care = await operatorOf('member_care', 'first', `care-${made}@example.com`);
  player = await safety.player(`stopped_${made}`);
  const { token } = player;
  const accountNumber = `SP${20_000_000 + made}`;
  member = await withdrawerOf(safety.app, `stopped_${made}`, { accountNumber, token });
}, 60_000);

const path = (rest = '') => `/sites/first/members/${member.memberId}/withdrawal-stops${rest}`;
const inDays = (days: number) =>
  new Date(safety.clock.now().getTime() + days * DAY_MS).toISOString();
const propose = (more: object = {}) =>
  one.ask('POST', path(), {
    reason: 'check',
    told: TOLD,
    reviewAt: inDays(7),
    note: NOTE,
    ...more,
  });
const stop = async (more: object = {}) => {
  const asked = await propose(more);
  expect(asked.status).toBe(202);
  const answer = await two.approve(asked.body.proposal.proposalId);
  expect(answer.status).toBe(200);
};
const lift = (by = two) => by.ask('POST', path('/lift'), { told: 'ধন্যবাদ।', note: 'It is well.' });
const follow = async (ms = 0) => {
  safety.clock.moveMs(ms);
  await safety.app.services.payouts.followWithdrawals(safety.clock.now());
};
const decide = async (number: string, more: object) => {
  const to = `/sites/first/withdrawals/${number}`;
  await one.ask('POST', `${to}/claim`, {});
  const { revision } = (await one.ask('GET', to)).body.value;
  return one.ask('POST', `${to}/decision`, { revision, note: NOTE, ...more });
};
const outcome = ({ status, body }: { status: number; body: { code?: string } }) => [
  status,
  body.code,
];
const listed = async (queue: string) => {
  const answer = await one.ask('GET', `/sites/first/withdrawal-stops?queue=${queue}&limit=100`);
  const all = answer.body.list as { memberId: string; [field: string]: unknown }[];
  return all.filter(({ memberId }) => memberId === member.memberId);
};

describe('a stop of withdrawals', () => {
  it('OPS-45 is proposed by one operator and decided by a second, whatever the rule of the site', async () => {
    expect(outcome(await propose({ reviewAt: inDays(-1) }))).toEqual([422, 'operators.end_past']);
    expect(outcome(await propose({ reason: 'mood' }))).toEqual([400, 'request.invalid']);
    expect((await care.ask('POST', path(), {})).body.code).toBe('operators.forbidden');
    const number = await member.request(AMOUNT);
    const asked = await propose();
    const { proposalId } = asked.body.proposal;
    expect(await listed('standing')).toEqual([]);
    expect(await member.read(number)).not.toHaveProperty('stopped');
    expect(outcome(await one.approve(proposalId))).toEqual([403, 'operators.own_proposal']);
    expect((await two.approve(proposalId)).status).toBe(200);
    expect(await listed('standing')).toEqual([
      expect.objectContaining({ reason: 'check', setBy: one.operatorId, proposalId, isDue: false }),
    ]);
    const entries = await openedEntries(safety.app.db, 'first', 2);
    const carriedOut = entries.find(({ permission }) => permission === 'withdrawals.stop');
    expect(carriedOut).toMatchObject({
      target: `member:${member.memberId}`,
      operatorId: one.operatorId,
      proposalId,
      reason: NOTE,
      after: { reason: 'check' },
    });
    expect(JSON.stringify(entries)).not.toContain(TOLD);
  });

  it('OPS-45 holds what is approved but not ordered, tells its member why, and pays it after the lifting', async () => {
    const number = await member.request(AMOUNT);
    expect((await decide(number, { state: 'approved' })).status).toBe(200);
    await stop({ reason: 'law' });
    await follow();
    await follow(60_000);
    expect(safety.rail.orders.has(number)).toBe(false);
    const waiting = await member.read(number);
    expect(waiting).toMatchObject({ state: 'approved', stopped: { told: TOLD } });
    const live = liveWithdrawals(safety.app.db);
    const { memberId } = member;
    const told = async () => (await live.read({ siteId: 'first', memberId }))?.data;
    expect(await told()).toEqual({
      withdrawals: [{ number, state: 'approved', stoppedSince: waiting.stopped.since }],
    });
    const inbox = await player.ask('GET', '/member/inbox?language=bn');
    expect(JSON.stringify(inbox.body)).toContain(TOLD);
    const [queued] = (
      await one.ask('GET', `/sites/first/withdrawals?queue=paying&member=${member.memberId}`)
    ).body.list;
    expect(queued).toMatchObject({ number, isStopped: true });
    await two.prove();
    expect((await lift()).status).toBe(200);
    await follow();
    expect(safety.rail.orders.has(number)).toBe(true);
    expect(await member.read(number)).not.toHaveProperty('stopped');
    expect(JSON.stringify(await told())).not.toContain('stoppedSince');
  });

  it('OPS-45 no approval passes it, by an operator or the site’s rule, and a rejection returns the amount', async () => {
    const { app, clock } = safety;
    const { settings } = app.app.directory.findById('first');
    const change = async (approvedUpToMinor: number) => {
      const value = { ...settings.withdrawals, approvedUpToMinor, reviewSeconds: 60 };
      await changeSetting({ db: app.db, clock }, { siteId: 'first', path: 'withdrawals', value });
      await app.app.directory.refresh();
    };
    await stop();
    await change(AMOUNT);
    const number = await member.request(AMOUNT);
    expect((await member.read(number)).stopped.told).toBe(TOLD);
    for (const ms of [0, 20_000, 120_000, 120_000]) await follow(ms);
    await change(0);
    await one.prove();
    expect((await member.read(number)).state).toBe('reviewing');
    expect(outcome(await decide(number, { state: 'approved' }))).toEqual([
      409,
      'operators.withdrawals_stopped',
    ]);
    const no = { state: 'rejected', reason: 'Not the own account.' };
    expect((await decide(number, no)).status).toBe(200);
    expect(await member.balance()).toMatchObject({ heldMinor: 0 });
  });

  it('OPS-45 lets bets, wins, rollbacks and deposits go on', async () => {
    const before = (await member.balance()).withdrawableMinor;
    const bet = await player.bet(5_000, `back-${made}`);
    await player.bet(5_000, `won-${made}`);
    await stop();
    expect((await player.win(`won-${made}`, 9_000)).status).toBe(200);
    const back = await player.rollback(`back-${made}`, bet.body.transactionId);
    expect([back.status, back.body.balanceMinor]).toEqual([200, before + 4_000]);
    expect((await player.bet(1_000)).status).toBe(200);
    expect((await player.deposit(50_000)).status).toBe(200);
  });

  it('OPS-45 an order of a payout that comes while a stop is being set waits for it, and is not sent', async () => {
    const number = await member.request(AMOUNT);
    await decide(number, { state: 'approved' });
    const { app, clock } = safety;
    const stops = payoutStops({ clock, random: { id: () => `stop-${made}` } });
    const whose = { siteId: 'first', memberId: member.memberId };
    const order = { reason: 'law', told: TOLD, reviewAt: new Date(inDays(7)) } as const;
    let following = Promise.resolve();
    await app.db.transaction(async (tx) => {
      await stops.stop(tx, whose, { ...order, by: one.operatorId, proposalId: null });
      following = follow();
      // Long enough for an order that does not wait.
      await setTimeout(300);
    });
    await following;
    expect(safety.rail.orders.has(number)).toBe(false);
    expect((await member.read(number)).stopped.told).toBe(TOLD);
  });

  it('OPS-45 stands after its date of review, is in the queue with one alert, and is lifted or gets a later date', async () => {
    await stop({ reviewAt: inDays(1) });
    expect((await lift(care)).body.code).toBe('operators.forbidden');
    const { alertOverdueStops } = safety.app.services.payouts;
    await alertOverdueStops(safety.clock.now());
    expect(await listed('due')).toEqual([]);
    safety.clock.moveMs(DAY_MS);
    const alertedAt = safety.clock.now().toISOString();
    await alertOverdueStops(safety.clock.now());
    safety.clock.moveMs(60_000);
    await alertOverdueStops(safety.clock.now());
    // A day is longer than a session of operators.
    const { operatorOf } = operatorsOf(safety.app);
    one = await operatorOf('payments', 'first', `next-one-${made}@example.com`);
    two = await operatorOf('payments', 'first', `next-two-${made}@example.com`);
    expect(await listed('due')).toMatchObject([{ isDue: true, alertedAt }]);
    const number = await member.request(AMOUNT);
    expect((await member.read(number)).stopped.told).toBe(TOLD);
    await stop({ reviewAt: inDays(3) });
    expect(await listed('due')).toEqual([]);
    expect((await lift()).status).toBe(200);
    expect(outcome(await lift())).toEqual([409, 'operators.not_stopped']);
    const [entry] = await openedEntries(safety.app.db, 'first', 1);
    expect(entry).toMatchObject({ permission: 'withdrawals.resume', operatorId: two.operatorId });
    const history = (await one.ask('GET', path())).body.list;
    expect(history.map(({ liftedBy }: { liftedBy: string }) => liftedBy)).toEqual([
      two.operatorId,
      one.operatorId,
    ]);
  });
});
