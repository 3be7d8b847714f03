import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { payoutStops } from '#modules/payments/index.ts';
import { openSafety } from '#modules/safety/safety.fixture.ts';
import type { Safety } from '#modules/safety/safety.fixture.ts';
import { operatorsOf } from '../../../testing/console/operators.ts';
import type { TestOperator } from '../../../testing/console/operators.ts';
import { PASSWORD, login } from '../../../testing/members.ts';
import { withdrawerOf } from '../../../testing/payments/withdrawals.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
let safety: Safety;
let care: TestOperator;
let made = 0;

beforeAll(async () => {
  safety = await openSafety();
  care = await operatorsOf(safety.app).operatorOf('member_care');
}, 120_000);
afterAll(() => safety.close());

/** A new member with its signals, each as kind and count. */
async function watched() {
  const name = `watched_${(made += 1)}`;
  const player = await safety.player(name);
  const memberId = String((await player.ask('GET', '/member/info')).body.value.memberId);
  const read = async () => {
    await care.signIn();
    const { body } = await care.ask('GET', `/sites/first/members/${memberId}`);
    return body.value.signals as { kind: string; count: number; at: string }[];
  };
  return {
    name,
    player,
    memberId,
    read,
    signals: async () => (await read()).map(({ kind, count }) => [kind, count]),
  };
}
const signIn = async (username: string, password: string, deviceId: string) => {
  const form = { type: 'username', username, password };
  const answer = await login(safety.app, form, { deviceId });
  await safety.app.services.background.idle();
  return answer.status;
};

describe('the signals of a member', () => {
  it('OPS-42 tell of tries that failed within a day, from three on', async () => {
    const { name, signals } = await watched();
    const device = 'f'.repeat(43);
    for (const _ of [1, 2]) expect(await signIn(name, 'not the password', device)).toBe(401);
    expect(await signals()).toEqual([]);
    await signIn(name, 'not the password', device);
    expect(await signals()).toEqual([['failed_sign_ins', 3]]);
    safety.clock.moveMs(DAY_MS);
    expect(await signals()).toEqual([]);
  });

  it('OPS-42 tell of a new device for a week, and never of the first one', async () => {
    const { name, signals, read } = await watched();
    expect(await signIn(name, PASSWORD, 'g'.repeat(43))).toBe(200);
    const at = safety.clock.now().toISOString();
    safety.clock.moveMs(MINUTE_MS);
    expect(await signIn(name, PASSWORD, 'g'.repeat(43))).toBe(200);
    expect(await read()).toEqual([{ kind: 'new_device', count: 1, at }]);
    safety.clock.moveMs(7 * DAY_MS);
    expect(await signals()).toEqual([]);
  });

  it('OPS-42 tell of late payments and of a stop of withdrawals as long as they last, the newest first', async () => {
    const { name, player, memberId, signals } = await watched();
    const { app, clock } = safety;
    const member = await withdrawerOf(app, name, { token: player.token });
    await member.request(60_000);
    const { value: order } = (await player.deposit(50_000)).body;
    expect(await signals()).toEqual([]);
    const at = () => sql`${clock.now().toISOString()}::timestamptz`;
    await app.db.execute(
      sql`UPDATE withdrawal SET state = 'approved', alerted_at = ${at()} WHERE member_id = ${memberId}`,
    );
    clock.moveMs(MINUTE_MS);
    await app.db
      .execute(sql`INSERT INTO payment_report (site_id, report_id, oddity, reference, cashier_reference, status,
        amount_minor, currency, sequence, occurred_at, received_at, times, state)
      SELECT 'first', number, 'late', number, 'c', 'paid', 50000, 'BDT', 1, ${at()}, ${at()}, 1, 'seen'
      FROM (VALUES (${String(order.number)}), ('D-261120-OTHER')) AS told(number)`);
    clock.moveMs(MINUTE_MS);
    const stops = payoutStops({ clock, random: { id: () => `stop-${memberId}` } });
    const whose = { siteId: 'first', memberId };
    const reviewAt = new Date(clock.now().getTime() + DAY_MS);
    const stop = { reason: 'law', told: 'x', reviewAt, by: null, proposalId: null } as const;
    await app.db.transaction((tx) => stops.stop(tx, whose, stop));
    expect(await signals()).toEqual([
      ['withdrawals_stopped', 1],
      ['late_deposit', 1],
      ['late_payout', 1],
    ]);
    await app.db.transaction((tx) => stops.resume(tx, whose, { told: 'x', by: 'op' }));
    await app.db.execute(
      sql`UPDATE withdrawal SET alerted_at = NULL WHERE member_id = ${memberId}`,
    );
    expect(await signals()).toEqual([['late_deposit', 1]]);
  });

  it('OPS-42 tell when an operator who shows many fields showed one of this member', async () => {
    const [before, after] = [await watched(), await watched()];
    const reveal = ({ memberId }: typeof before) =>
      care.ask('POST', `/sites/first/members/${memberId}/reveals`, {
        field: 'birthday',
        kind: 'service',
        reason: 'asked for',
      });
    await care.signIn();
    for (let field = 0; field < 20; field += 1) expect((await reveal(before)).status).toBe(200);
    expect((await reveal(after)).status).toBe(200);
    expect(await before.signals()).toEqual([]);
    expect(await after.signals()).toEqual([['many_reveals', 1]]);
  });
});
