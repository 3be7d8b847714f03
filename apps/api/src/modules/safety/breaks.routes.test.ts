import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { proveLedger } from '#modules/wallet/index.ts';
import { PASSWORD, login, sendSealed } from '../../testing/members.ts';
import { OPENING, openSafety } from './safety.fixture.ts';
import type { Safety, SafetyPlayer } from './safety.fixture.ts';

const DAY_MS = 24 * 3_600_000;
let safety: Safety;
let player: SafetyPlayer;

beforeEach(async () => {
  safety = await openSafety();
  player = await safety.player('hasina_b');
});
afterEach(async () => {
  const { differences } = await proveLedger(safety.app.db);
  await safety.close();
  expect(differences).toEqual([]);
});

const pause = (days: number) => player.ask('POST', '/safety/time-out', { days });
const exclude = (months: number | null) => player.ask('POST', '/safety/exclusion', { months });
const proveAgain = () =>
  sendSealed(
    safety.app,
    'POST',
    '/security/step-up',
    { password: PASSWORD },
    { token: player.token },
  );
const signIn = () =>
  login(safety.app, { username: 'hasina_b', password: PASSWORD, type: 'username' });
const refusal = { status: 403, body: { code: 'safety.on_break' } };

describe('a time-out', () => {
  it('MEMBERX-08 ends open games, refuses games and deposits until its end, and leaves the account open', async () => {
    const began = await pause(7);
    expect(began.body.value.timeOutUntil).toBe('2026-11-27T10:00:00.000Z');
    expect(await player.bet(1_000)).toMatchObject({ status: 401, body: { code: 'invalid_token' } });
    const until = { params: { until: '2026-11-27T10:00:00.000Z' } };
    expect(await player.launch()).toMatchObject({ ...refusal, body: until });
    expect(await player.deposit(50_000)).toMatchObject(refusal);
    expect(await signIn()).toMatchObject({ status: 200 });
    expect(await player.ask('GET', '/wallet/bets')).toMatchObject({ status: 200 });
    safety.clock.moveMs(7 * DAY_MS - 1);
    expect(await player.launch()).toMatchObject(refusal);
    safety.clock.moveMs(1);
    expect(await player.launch()).toMatchObject({ status: 200 });
    expect(await player.bet(1_000)).toMatchObject({ status: 200 });
    expect(await player.deposit(50_000)).toMatchObject({ status: 200 });
  });

  it('refuses the bet of a game session that outlived it, in the transaction of the bet', async () => {
    await pause(1);
    await safety.app.db.execute(sql`UPDATE game_session SET is_ended = false`);
    const answer = await player.bet(1_000);
    expect(answer).toMatchObject({ status: 403, body: { code: 'player_blocked' } });
    expect(answer.body.balanceMinor).toBe(OPENING);
  });

  it('lets open rounds end as usual', async () => {
    const bet = await player.bet(5_000, 'one');
    await player.bet(5_000, 'two');
    await pause(3);
    expect(await player.win('two', 20_000)).toMatchObject({ status: 200 });
    const back = await player.rollback('one', bet.body.transactionId);
    expect(back.body.balanceMinor).toBe(OPENING + 15_000);
  });

  it('cannot be shortened, by a shorter one as little as in the database, and may be made longer', async () => {
    await pause(7);
    expect((await pause(1)).body.value.timeOutUntil).toBe('2026-11-27T10:00:00.000Z');
    expect((await pause(14)).body.value.timeOutUntil).toBe('2026-12-04T10:00:00.000Z');
    const { db } = safety.app;
    await expect(db.execute(sql`UPDATE member_break SET ends_at = now()`)).rejects.toThrow();
    await expect(db.execute(sql`DELETE FROM member_break`)).rejects.toThrow();
    expect(await pause(2)).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
  });
});

describe('a self-exclusion', () => {
  it('asks for a proof, and without it nothing happens', async () => {
    expect(await exclude(12)).toMatchObject({
      status: 403,
      body: { code: 'security.step_up_required' },
    });
    expect(await player.bet(1_000)).toMatchObject({ status: 200 });
  });

  it('MEMBERX-08 ends every session and game at once, and no sign-in opens another, before its end or by the clock', async () => {
    const other = (await signIn()).body.value.token as string;
    await player.bet(5_000, 'open');
    await proveAgain();
    expect(await exclude(6)).toMatchObject({ status: 200 });
    for (const token of [player.token, other])
      expect(await safety.app.get('/safety', { token })).toMatchObject({ status: 401 });
    expect(await player.bet(1_000)).toMatchObject({ status: 401 });
    expect(await player.win('open', 9_000)).toMatchObject({ status: 200 });
    const refused = await signIn();
    expect(refused).toMatchObject({
      status: 403,
      body: { code: 'auth.excluded', params: { until: '2027-05-20T10:00:00.000Z' } },
    });
    safety.clock.moveMs(Date.parse('2027-05-20T10:00:00.000Z') - safety.clock.now().getTime());
    expect(await signIn()).toMatchObject({
      status: 403,
      body: { code: 'auth.exclusion_over', params: { until: '2027-05-20T10:00:00.000Z' } },
    });
  });

  it('for good has no end', async () => {
    await proveAgain();
    await exclude(null);
    safety.clock.moveMs(4_000 * DAY_MS);
    expect(await signIn()).toMatchObject({ status: 403, body: { code: 'auth.excluded_for_good' } });
  });

  it('of several sign-ins at the same moment leaves no session behind', async () => {
    await proveAgain();
    const tries = await Promise.all([signIn(), exclude(12), signIn(), signIn()]);
    const tokens = [tries[0], tries[2], tries[3]].map((answer) => answer?.body.value?.token);
    for (const token of tokens)
      if (token) expect(await safety.app.get('/safety', { token })).toMatchObject({ status: 401 });
  });
});
