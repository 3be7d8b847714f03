import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { proveLedger } from '#modules/wallet/index.ts';
import { memberOf, register, registration } from '../../../testing/members.ts';
import { railInHand, signedCallback } from '../../../testing/payments/rail.ts';
import type { RailInHand } from '../../../testing/payments/rail.ts';
import { changeSetting } from '../../../testing/site/change-setting.ts';
import { openTestApp, testClock } from '../../../testing/test-app.ts';
import type { TestApp, TestClock } from '../../../testing/test-app.ts';

const DAY_MS = 86_400_000;
const RULE = {
  amountMinor: 20_000,
  leastDepositMinor: 50_000,
  wagerTimes: 3,
  lifeDays: 30,
  mostPerMonth: 2,
  from: '2020-01-01',
};
let app: TestApp;
let clock: TestClock;
let rail: RailInHand;
let inviter: { token: string; memberId: string; code: string };
let made = 0;

beforeAll(async () => {
  clock = testClock();
  rail = railInHand(clock);
  app = await openTestApp({ clock, rail: rail.connected });
  await turn('whitelabel.REFERRAL3', true);
}, 60_000);
afterAll(async () => {
  expect((await proveLedger(app.db)).differences).toEqual([]);
  await app.close();
});
beforeEach(async () => {
  await turn('inviteReward', RULE);
  inviter = await memberNamed(`inviter_${(made += 1)}`);
});

async function turn(path: string, value: unknown): Promise<void> {
  await changeSetting({ db: app.db, clock }, { siteId: 'first', path, value });
  await app.app.directory.refresh();
}
async function memberNamed(account: string) {
  const token = await memberOf(app, account);
  const { memberId } = (await app.get('/member/info', { token })).body.value;
  const { code } = (await app.get('/member/invite', { token })).body.value;
  return { token, memberId: String(memberId), code: String(code) };
}
/** Somebody who registers with the inviter's code; answers the token. */
async function friend(code = inviter.code): Promise<string> {
  const body = { ...registration(`friend_${(made += 1)}`), affiliateCode: code };
  return (await register(app, body)).body.value.token as string;
}
async function deposit(token: string, amountMinor = RULE.leastDepositMinor): Promise<void> {
  const ordered = await app.ask('POST', '/deposit/orders', {
    token,
    body: { channel: 'shapla', amountMinor, currency: 'BDT', gateway: 3, language: 'en' },
    headers: { 'idempotency-key': `deposit-of-friend-${(made += 1)}` },
  });
  const { path, ...sent } = await signedCallback(
    clock,
    rail.decide(String(ordered.body.value.number), 'paid'),
  );
  expect((await app.ask('POST', path, sent)).body.status).toBe('taken');
}
const give = () => app.services.giveInviteRewards('first');
const seen = async () => (await app.get('/member/invite', { token: inviter.token })).body.value;
const bonuses = async () =>
  (
    (await app.db.execute(
      sql`SELECT amount_minor AS amount, wager_minor AS wager FROM bonus WHERE member_id = ${inviter.memberId}`,
    )) as unknown as { rows: { amount: number; wager: number }[] }
  ).rows.map(({ amount, wager }) => [Number(amount), Number(wager)]);

describe('the reward of who invites', () => {
  it('MEMBERX-05 is one bonus with its condition for a first deposit, however often it is asked for', async () => {
    const token = await friend();
    await give();
    expect(await bonuses()).toEqual([]);
    await deposit(token);
    await deposit(token);
    await Promise.all([give(), give(), give()]);
    await give();
    expect(await bonuses()).toEqual([[20_000, 60_000]]);
    expect(await seen()).toMatchObject({
      earnedMinor: 20_000,
      reward: { amountMinor: 20_000, leastDepositMinor: 50_000, wagerTimes: 3, mostPerMonth: 2 },
      invited: [{ state: 'rewarded', rewardMinor: 20_000 }],
    });
    const list = (await app.get('/bonuses?language=bn', { token: inviter.token })).body;
    expect(JSON.stringify(list)).toContain('আমন্ত্রণের রিওয়ার্ড');
  });

  it('MEMBERX-05 is not given for a deposit that is too small, also when a larger one follows', async () => {
    const token = await friend();
    await deposit(token, RULE.leastDepositMinor - 10_000);
    await give();
    await deposit(token);
    await give();
    expect(await bonuses()).toEqual([]);
    expect(await seen()).toMatchObject({ earnedMinor: 0, invited: [{ state: 'first_deposit' }] });
  });

  it('MEMBERX-05 ends at so many in 30 days, and begins anew afterwards', async () => {
    for (let index = 0; index < 3; index += 1) await deposit(await friend());
    await give();
    expect(await bonuses()).toHaveLength(2);
    clock.moveMs(31 * DAY_MS);
    await deposit(await friend());
    await give();
    expect(await bonuses()).toHaveLength(3);
  });

  it('MEMBERX-05 waits while its member is on a break, and is never given to one who may have none', async () => {
    const now = clock.now();
    const ends = new Date(now.getTime() + DAY_MS).toISOString();
    await app.db.execute(
      sql`INSERT INTO member_break (site_id, member_id, break_id, kind, starts_at, ends_at) VALUES ('first', ${inviter.memberId}, ${`b-${made}`}, 'time_out', ${now.toISOString()}, ${ends})`,
    );
    await deposit(await friend());
    await give();
    expect(await bonuses()).toEqual([]);
    clock.moveMs(DAY_MS + 1);
    await give();
    expect(await bonuses()).toHaveLength(1);
    await deposit(await friend());
    await app.db.execute(
      sql`UPDATE member SET status = 'blocked' WHERE member_id = ${inviter.memberId}`,
    );
    await give();
    await app.db.execute(
      sql`UPDATE member SET status = 'active' WHERE member_id = ${inviter.memberId}`,
    );
    await give();
    expect(await bonuses()).toHaveLength(1);
  });

  it('MEMBERX-05 is of the site’s rule: none without one, none for deposits before it, none for accounts that nobody invited', async () => {
    await turn('inviteReward', null);
    await deposit(await friend());
    await give();
    expect(await seen()).not.toHaveProperty('reward');
    const tomorrow = new Date(clock.now().getTime() + DAY_MS).toISOString().slice(0, 10);
    await turn('inviteReward', { ...RULE, from: tomorrow });
    await give();
    const alone = await memberOf(app, `alone_${made}`);
    await deposit(alone);
    await turn('inviteReward', RULE);
    await app.db.execute(
      sql`UPDATE member SET invited_by_code = NULL WHERE invited_by_member_id = ${inviter.memberId}`,
    );
    await give();
    expect(await bonuses()).toEqual([]);
  });
});
