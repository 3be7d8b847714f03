import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newestEntries } from '#modules/operators/index.ts';
import { operatorsOf } from '../../../testing/console/operators.ts';
import type { TestOperator } from '../../../testing/console/operators.ts';
import { PASSWORD, login, sendSealed } from '../../../testing/members.ts';
import { breakStore } from '../break.store.ts';
import { openSafety } from '../safety.fixture.ts';
import type { Safety, SafetyPlayer } from '../safety.fixture.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
let safety: Safety;
let one: TestOperator;
let two: TestOperator;
let player: SafetyPlayer;
let memberId: string;
let name: string;
let made = 0;

beforeAll(async () => {
  safety = await openSafety();
  // No kind of the rule takes two, and these acts do all the same.
  await safety.app.db.execute(
    sql`UPDATE site SET settings = jsonb_set(settings, '{fourEyes,always}', '[]'::jsonb)`,
  );
}, 120_000);
afterAll(() => safety.closeProven());
beforeEach(async () => {
  made += 1;
  name = `away_${made}`;
  player = await safety.player(name);
  memberId = String((await player.ask('GET', '/member/info')).body.value.memberId);
}, 60_000);

const now = () => safety.clock.now();
const exclude = async (months: number | null) => {
  const { token } = player;
  await sendSealed(safety.app, 'POST', '/security/step-up', { password: PASSWORD }, { token });
  expect((await player.ask('POST', '/safety/exclusion', { months })).status).toBe(200);
};
const signIn = () => login(safety.app, { username: name, password: PASSWORD, type: 'username' });
/** What every bet asks. */
const isAway = async () =>
  (await breakStore('first').standing(safety.app.db, memberId, now())).is_away;
/** Operators of this moment; the ones before have been signed out by the days that passed. */
const crew = async () => {
  const { operatorOf } = operatorsOf(safety.app);
  made += 1;
  one = await operatorOf('member_care', 'first', `one-${made}@example.com`);
  two = await operatorOf('member_care', 'first', `two-${made}@example.com`);
};
const end = (askedAt: Date, by = one) =>
  by.ask('POST', `/sites/first/members/${memberId}/exclusion/end`, {
    askedAt: askedAt.toISOString(),
    reason: 'Called from the verified number.',
  });
const outcome = ({ status, body }: { status: number; body: { code?: string } }) => [
  status,
  body.code,
];
const moveTo = (moment: string, moreMs = 0) =>
  safety.clock.moveMs(Date.parse(moment) + moreMs - now().getTime());
/** Lets an exclusion of six months run out, and answers when it did. */
const runOut = async () => {
  await exclude(6);
  const { until } = (await signIn()).body.params;
  moveTo(String(until));
  await crew();
  return String(until);
};

describe('an exclusion', () => {
  it('OPS-08 is ended by nobody before it has run out, and one for good never', async () => {
    await crew();
    expect(outcome(await end(now()))).toEqual([409, 'operators.not_excluded']);
    await exclude(6);
    const { until } = (await signIn()).body.params;
    expect((await end(now())).body).toMatchObject({
      code: 'operators.exclusion_runs',
      params: { until },
    });
    moveTo(String(until), -4 * MINUTE_MS);
    await crew();
    moveTo(String(until), -1000);
    expect(outcome(await end(new Date(now().getTime() - 9 * DAY_MS)))).toEqual([
      409,
      'operators.exclusion_runs',
    ]);
    await safety.app.db
      .execute(sql`INSERT INTO member_break (site_id, member_id, break_id, kind, starts_at, ends_at)
      VALUES ('first', ${memberId}, 'for-good', 'exclusion', ${now().toISOString()}::timestamptz, NULL)`);
    safety.clock.moveMs(4000 * DAY_MS);
    await crew();
    const refused = await end(new Date(now().getTime() - 9 * DAY_MS));
    expect(outcome(refused)).toEqual([409, 'operators.exclusion_runs']);
    expect(refused.body.params).toBeUndefined();
    expect((await signIn()).body.code).toBe('auth.excluded_for_good');
  });

  it('OPS-08 stands after it has run out, for sign-ins and bets, until a second operator has ended it', async () => {
    const until = await runOut();
    expect((await signIn()).body).toMatchObject({
      code: 'auth.exclusion_over',
      params: { until },
    });
    expect(await isAway()).toBe(true);
    const early = await end(new Date(until));
    expect(early.body).toMatchObject({
      code: 'operators.wish_too_new',
      params: { from: new Date(Date.parse(until) + DAY_MS).toISOString() },
    });
    moveTo(until, DAY_MS - 4 * MINUTE_MS);
    await crew();
    // A wish from before the end counts from the end.
    moveTo(until, DAY_MS - 1000);
    expect(outcome(await end(new Date(Date.parse(until) - DAY_MS)))).toEqual([
      409,
      'operators.wish_too_new',
    ]);
    moveTo(until, DAY_MS);
    const payments = await operatorsOf(safety.app).operatorOf(
      'payments',
      'first',
      `p-${made}@example.com`,
    );
    expect((await end(new Date(until), payments)).body.code).toBe('operators.forbidden');
    const asked = await end(new Date(until));
    expect(asked.status).toBe(202);
    expect(outcome(await end(new Date(until), two))).toEqual([409, 'operators.decided_before']);
    const { proposalId } = asked.body.proposal;
    expect(outcome(await one.approve(proposalId))).toEqual([403, 'operators.own_proposal']);
    expect((await signIn()).body.code).toBe('auth.exclusion_over');
    expect((await two.approve(proposalId)).status).toBe(200);
    expect(await isAway()).toBe(false);
    expect((await signIn()).status).toBe(200);
    expect(outcome(await end(new Date(until)))).toEqual([409, 'operators.not_excluded']);
    const entries = await newestEntries(safety.app.db, 'first', 4);
    expect(
      entries.find(
        ({ permission, after }) => permission === 'exclusions.end' && 'askedAt' in after,
      ),
    ).toMatchObject({
      target: `exclusion:${memberId}`,
      operatorId: one.operatorId,
      proposalId,
      after: { askedAt: until },
    });
  });

  it('OPS-08 that is begun anew while the end of one waits makes the proposal void', async () => {
    const until = await runOut();
    moveTo(until, DAY_MS);
    await crew();
    const asked = await end(new Date(until));
    await safety.app.db
      .execute(sql`INSERT INTO member_break (site_id, member_id, break_id, kind, starts_at, ends_at)
      VALUES ('first', ${memberId}, 'again', 'exclusion', ${now().toISOString()}::timestamptz, ${new Date(now().getTime() + DAY_MS).toISOString()}::timestamptz)`);
    const voided = await two.approve(asked.body.proposal.proposalId);
    expect(voided.body).toMatchObject({
      code: 'operators.proposal_void',
      params: { because: 'operators.exclusion_runs' },
    });
    expect((await signIn()).body.code).toBe('auth.excluded');
  });

  it('OPS-08 cannot be ended early in the database either, nor one for good, and no end is taken back', async () => {
    await exclude(6);
    const { db } = safety.app;
    await db.execute(sql`INSERT INTO member_break (site_id, member_id, break_id, kind, starts_at, ends_at)
      VALUES ('first', ${memberId}, 'for-good', 'exclusion', now(), NULL)`);
    const endAll = (ranOutAt: SQL, endedAt: SQL, which: SQL) =>
      sql`INSERT INTO exclusion_end (site_id, member_id, break_id, ran_out_at, asked_at, ended_at)
        SELECT site_id, member_id, break_id, ${ranOutAt}, starts_at, ${endedAt} FROM member_break
        WHERE member_id = ${memberId} AND ${which}`;
    const [runs, forGood] = [sql`ends_at IS NOT NULL`, sql`ends_at IS NULL`];
    const refusal = (error: unknown) => String((error as { cause?: unknown }).cause ?? error);
    for (const [ranOutAt, endedAt, which, because] of [
      [sql`ends_at`, sql`starts_at`, runs, 'exclusion_end_is_late'],
      [sql`starts_at`, sql`starts_at`, runs, 'exclusion_end_of_break'],
      [sql`starts_at`, sql`starts_at`, forGood, 'exclusion_end_of_break'],
      [sql`ends_at`, sql`starts_at`, forGood, 'ran_out_at'],
    ] as const)
      await expect(db.execute(endAll(ranOutAt, endedAt, which)).catch(refusal)).resolves.toContain(
        because,
      );
    await db.execute(endAll(sql`ends_at`, sql`ends_at`, runs));
    for (const change of [
      sql`UPDATE exclusion_end SET ended_at = now() WHERE member_id = ${memberId}`,
      sql`DELETE FROM exclusion_end WHERE member_id = ${memberId}`,
    ])
      await expect(db.execute(change).catch(refusal)).resolves.toContain(
        'neither changed nor removed',
      );
  });
});
