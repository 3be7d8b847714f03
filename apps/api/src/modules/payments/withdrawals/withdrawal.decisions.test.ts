import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answerCommand } from '../../../commands/registry.ts';
import { railInHand } from '../../../testing/payments/rail.ts';
import type { RailInHand } from '../../../testing/payments/rail.ts';
import { withdrawerOf } from '../../../testing/payments/withdrawals.ts';
import { openTestApp, testClock } from '../../../testing/test-app.ts';
import type { TestApp, TestClock } from '../../../testing/test-app.ts';
import { systemRandom } from '#platform/secrets/random.ts';
import { firstBrokenEntry } from '../../operators/index.ts';
import { openedEntries } from '../../../testing/console/trail.ts';

const AMOUNT = 50_000;
let app: TestApp;
let clock: TestClock;
let rail: RailInHand;
let token: string;
let number: string;

beforeEach(async () => {
  clock = testClock();
  rail = railInHand(clock);
  app = await openTestApp({ clock, rail: rail.connected });
  const member = await withdrawerOf(app, 'hasina_b');
  token = member.token;
  number = await member.request(AMOUNT);
});
afterEach(() => app.close());

const command = (args: Record<string, string> = {}) =>
  answerCommand(
    { database: app.database, clock, random: systemRandom, env: {} as never, log: {} as never },
    { command: 'withdrawals', args: { site: 'first', ...args } },
  ) as Promise<readonly { number: string; state: string; isOfRule: boolean }[]>;
const decide = (decision: string, args: Record<string, string> = {}) =>
  command({ withdrawal: number, decision, ...args });
const read = async () => (await app.get(`/withdraw/orders/${number}`, { token })).body.value;
const balance = async () => (await app.get('/wallet/balance', { token })).body;
const trail = async () =>
  (await openedEntries(app.db, 'first', 10)).map(({ permission, target, before, after }) => ({
    permission,
    target,
    before,
    after,
  }));

describe('decisions on withdrawals', () => {
  it('MONEY-10 the command lists what waits, the oldest first, and shows one', async () => {
    expect(await command()).toMatchObject([{ number, state: 'requested', isOfRule: true }]);
    expect(await command({ withdrawal: number })).toMatchObject([{ number, amountMinor: AMOUNT }]);
    expect(JSON.stringify(await command())).not.toContain('33557730');
    await expect(command({ withdrawal: 'W-none' })).rejects.toThrow('has no withdrawal W-none');
  });

  it('MONEY-10 one that an operator takes up is left by the rule, and is paid after the approval', async () => {
    await decide('review');
    for (const ms of [1000, 15_000, 60_000]) {
      clock.moveMs(ms);
      await app.services.payouts.followWithdrawals(clock.now());
    }
    expect((await read()).state).toBe('reviewing');
    await expect(decide('review')).rejects.toThrow('in review already');
    await decide('approve');
    await app.services.payouts.followWithdrawals(clock.now());
    expect(rail.orders.get(number)?.status).toBe('pending');
    expect((await trail())[0]).toEqual({
      permission: 'withdrawals.approve',
      target: `withdrawal:${number}`,
      before: { state: 'reviewing' },
      after: { state: 'approved' },
    });
    expect(await firstBrokenEntry(app.db, 'first')).toBeUndefined();
  });

  it('MONEY-02 MONEY-10 a rejection has a reason, returns the amount at once, and is final', async () => {
    for (const reason of [undefined, '  ', 'x'.repeat(501)])
      await expect(decide('reject', reason === undefined ? {} : { reason })).rejects.toThrow(
        'needs a reason',
      );
    expect(await balance()).toMatchObject({ heldMinor: AMOUNT });
    await decide('reject', { reason: ' The account is in another name. ' });
    expect(await read()).toMatchObject({
      state: 'rejected',
      reason: 'The account is in another name.',
    });
    expect((await read()).steps.map(({ state }: { state: string }) => state)).toEqual([
      'requested',
      'reviewing',
      'rejected',
    ]);
    expect(await balance()).toMatchObject({ withdrawableMinor: 1_000_000, heldMinor: 0 });
    for (const again of ['review', 'approve'])
      await expect(decide(again)).rejects.toThrow('was decided before: rejected');
    await expect(decide('reject', { reason: 'Again' })).rejects.toThrow('decided before');
    expect(await trail()).toHaveLength(1);
  });

  it('MONEY-10 of two operators who decide at once one wins, with one entry in the trail', async () => {
    const answers = await Promise.allSettled([
      decide('approve'),
      decide('reject', { reason: 'Too late.' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await trail()).toHaveLength(1);
  });

  it('a decision that is none, a reason without a rejection, and a site without it are refused', async () => {
    await expect(decide('pay')).rejects.toThrow('one of review, approve, reject');
    await expect(decide('approve', { reason: 'x' })).rejects.toThrow('Only a rejection');
    await expect(command({ decision: 'approve' })).rejects.toThrow('needs --withdrawal');
    await expect(
      command({ site: 'second', withdrawal: number, decision: 'approve' }),
    ).rejects.toThrow('has no withdrawal');
    expect(await trail()).toEqual([]);
  });
});
