import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { proveLedger } from '#modules/wallet/index.ts';
import { rowsOf } from '#platform/database/connection.ts';
import { OPENING, openSafety } from './safety.fixture.ts';
import type { Safety, SafetyPlayer } from './safety.fixture.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
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

const refused = (kind: string, period: string, limitMinor?: number) => ({
  status: 403,
  body: {
    code: 'limit_reached',
    limit: { kind, period, ...(limitMinor === undefined ? {} : { limitMinor }) },
  },
});

describe('a limit of stakes', () => {
  it('binds the very next bet, says which limit it was, and moves nothing', async () => {
    await player.bet(3_000);
    await player.limit('stake', 'day', 5_000);
    expect(await player.bet(2_001)).toMatchObject(refused('stake', 'day', 5_000));
    expect(await player.bet(2_000)).toMatchObject({ status: 200 });
    const over = await player.bet(1_000);
    expect(over).toMatchObject(refused('stake', 'day', 5_000));
    expect(over.body.balanceMinor).toBe(OPENING - 5_000);
    expect(await player.betAndWin(1_000, 9_000)).toMatchObject(refused('stake', 'day', 5_000));
    expect(await player.shown('stake', 'day')).toMatchObject({ amount: 5_000, used: 5_000 });
  });

  it('gives room again for a stake that was taken back, and after its period', async () => {
    await player.limit('stake', 'day', 5_000);
    const bet = await player.bet(5_000, 'back');
    expect(await player.bet(1_000)).toMatchObject(refused('stake', 'day', 5_000));
    await player.rollback('back', bet.body.transactionId);
    expect(await player.bet(5_000)).toMatchObject({ status: 200 });
    safety.clock.moveMs(DAY_MS - HOUR_MS);
    expect(await player.launch()).toMatchObject({ status: 200 });
    expect(await player.shown('stake', 'day')).toMatchObject({ used: 5_000 });
    safety.clock.moveMs(2 * HOUR_MS);
    expect(await player.shown('stake', 'day')).toMatchObject({ used: 0 });
    expect(await player.shown('stake', 'week')).toMatchObject({ used: 5_000 });
  });

  it('admits one of two bets at once that both want the last room', async () => {
    await player.limit('stake', 'week', 5_000);
    const answers = await Promise.all([player.bet(3_000), player.bet(3_000)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
    expect(await player.shown('stake', 'week')).toMatchObject({ used: 3_000 });
  });
});

describe('a limit of losses', () => {
  it('counts payouts against stakes, and an open stake as lost', async () => {
    await player.limit('loss', 'day', 10_000);
    expect(await player.bet(10_000, 'open')).toMatchObject({ status: 200 });
    expect(await player.bet(1_000)).toMatchObject(refused('loss', 'day', 10_000));
    expect(await player.win('open', 4_000)).toMatchObject({ status: 200 });
    expect(await player.shown('loss', 'day')).toMatchObject({ used: 6_000 });
    expect(await player.bet(4_001)).toMatchObject(refused('loss', 'day', 10_000));
    expect(await player.betAndWin(4_000, 0)).toMatchObject({ status: 200 });
  });

  it('never holds up a win or a rollback of an open round', async () => {
    const bet = await player.bet(7_000, 'one');
    await player.bet(6_000, 'two');
    await player.limit('loss', 'day', 0);
    expect(await player.bet(1_000)).toMatchObject(refused('loss', 'day', 0));
    expect(await player.rollback('one', bet.body.transactionId)).toMatchObject({ status: 200 });
    const paid = await player.win('two', 9_000);
    expect(paid.body.balanceMinor).toBe(OPENING + 3_000);
  });
});

it('a limit of play time counts the minutes in which a stake was taken', async () => {
  await player.limit('session', 'day', 2);
  await player.bet(1_000);
  await player.bet(1_000);
  safety.clock.moveMs(60_000);
  expect(await player.shown('session', 'day')).toMatchObject({ used: 1 });
  expect(await player.bet(1_000)).toMatchObject({ status: 200 });
  safety.clock.moveMs(60_000);
  expect(await player.bet(1_000)).toMatchObject(refused('session', 'day'));
});

describe('what was played', () => {
  it('since a moment is told with minutes and result, at most for a day', async () => {
    const from = new Date(safety.clock.now().getTime() + 1).toISOString();
    await player.bet(9_000);
    safety.clock.moveMs(60_000);
    await player.betAndWin(2_000, 500);
    await player.betAndWin(1_000, 4_000);
    const read = async (moment: string) =>
      (await player.ask('GET', `/safety/play?from=${encodeURIComponent(moment)}`)).body.value;
    const sums = { minutes: 1, stakedMinor: 3_000, netMinor: 1_500, currency: 'BDT' };
    expect(await read(from)).toEqual({ from, ...sums });
    expect(await read('2020-01-01T00:00:00.000Z')).toMatchObject({
      from: '2026-11-19T10:01:00.000Z',
      minutes: 2,
      netMinor: -7_500,
    });
    expect(await player.ask('GET', '/safety/play?from=soon')).toMatchObject({ status: 400 });
  });

  it('is the same whether it was stored by the hour or is read from the journals', async () => {
    const { clock, app } = safety;
    for (let hour = 0; hour < 30; hour += 1) {
      // The limit asks from the twelfth hour on, and closes what lies before.
      if (hour === 12) await player.limit('stake', 'month', 900_000);
      await player.launch();
      await player.betAndWin(1_000 + hour, hour % 3 === 0 ? 500 : 0);
      await player.bet(100, `open-${hour}`);
      clock.moveMs(HOUR_MS - 7 * 60_000);
    }
    const before = await player.shown('loss', 'week');
    const rows = await rowsOf<{ rows: number }>(
      app.db,
      sql`SELECT count(*)::int AS rows FROM play_hour`,
    );
    expect(rows[0]?.rows).toBeGreaterThan(20);
    const staked = 30 * 1_000 + (29 * 30) / 2 + 30 * 100;
    expect(before).toMatchObject({ used: staked - 10 * 500 });
    await app.db.execute(sql`DELETE FROM play_hour`);
    expect(await player.shown('loss', 'week')).toEqual(before);
    expect(await player.shown('stake', 'month')).toMatchObject({ used: staked });
  });
});

describe('a change', () => {
  it('lowers at once, and raises after a day and a confirmation', async () => {
    await player.limit('stake', 'day', 5_000);
    await player.limit('stake', 'day', 4_000);
    expect(await player.bet(4_500)).toMatchObject(refused('stake', 'day', 4_000));
    await player.limit('stake', 'day', 8_000);
    expect(await player.shown('stake', 'day')).toMatchObject({
      amount: 4_000,
      waiting: { amount: 8_000, confirmableFrom: '2026-11-21T10:00:00.000Z' },
    });
    const confirm = () =>
      player.ask('POST', '/safety/limits/raise', { kind: 'stake', period: 'day' });
    safety.clock.moveMs(DAY_MS - 1);
    expect(await confirm()).toMatchObject({
      status: 409,
      body: { code: 'safety.raise_too_early' },
    });
    safety.clock.moveMs(1);
    expect(await player.shown('stake', 'day')).toMatchObject({ amount: 4_000 });
    expect(await confirm()).toMatchObject({ status: 200 });
    const now = await player.shown('stake', 'day');
    expect(now).toMatchObject({ amount: 8_000 });
    expect(now).not.toHaveProperty('waiting');
    expect(await confirm()).toMatchObject({ body: { code: 'safety.nothing_waits' } });
  });

  it('to no limit waits too, begins its wait anew when asked again, and can be taken back', async () => {
    await player.limit('loss', 'week', 5_000);
    await player.limit('loss', 'week', null);
    safety.clock.moveMs(DAY_MS / 2);
    await player.limit('loss', 'week', 6_000);
    expect(await player.shown('loss', 'week')).toMatchObject({
      amount: 5_000,
      waiting: { amount: 6_000, confirmableFrom: '2026-11-21T22:00:00.000Z' },
    });
    const back = await player.ask('DELETE', '/safety/limits/raise?kind=loss&period=week');
    expect(back.status).toBe(200);
    expect(await player.shown('loss', 'week')).not.toHaveProperty('waiting');
    expect(await player.ask('DELETE', '/safety/limits/raise?kind=loss&period=week')).toMatchObject({
      status: 409,
      body: { code: 'safety.nothing_waits' },
    });
  });

  it('lower than what waits drops what waits', async () => {
    await player.limit('stake', 'day', 5_000);
    await player.limit('stake', 'day', 9_000);
    await player.limit('stake', 'day', 3_000);
    const shown = await player.shown('stake', 'day');
    expect(shown).toMatchObject({ amount: 3_000 });
    expect(shown).not.toHaveProperty('waiting');
  });

  it('keeps the history of every limit', async () => {
    await player.limit('stake', 'day', 5_000);
    await player.limit('stake', 'day', 4_000);
    await player.limit('stake', 'day', 9_000);
    await player.limit('stake', 'day', 8_000);
    const rows = await rowsOf(
      safety.app.db,
      sql`SELECT amount, state FROM member_limit ORDER BY amount`,
    );
    expect(rows).toEqual([
      { amount: 4_000, state: 'standing' },
      { amount: 5_000, state: 'replaced' },
      { amount: 8_000, state: 'waiting' },
      { amount: 9_000, state: 'withdrawn' },
    ]);
  });
});

describe('a limit of deposits', () => {
  it('refuses an order above what is left, and counts orders that still wait', async () => {
    await player.limit('deposit', 'week', 100_000);
    expect(await player.deposit(60_000)).toMatchObject({ status: 200 });
    expect(await player.deposit(50_000)).toMatchObject({
      status: 409,
      body: { code: 'deposit.limit_reached', params: { period: 'week', leftMinor: 40_000 } },
    });
    expect(await player.deposit(40_000)).toMatchObject({ status: 200 });
    expect(await player.shown('deposit', 'week')).toMatchObject({ used: 100_000 });
    safety.clock.moveMs(7 * DAY_MS);
    expect(await player.shown('deposit', 'week')).toMatchObject({ used: 100_000 });
    safety.clock.moveMs(1);
    expect(await player.shown('deposit', 'week')).toMatchObject({ used: 0 });
  });

  it('admits one of two orders at once that both want the last room, and a repeated order once', async () => {
    await player.limit('deposit', 'day', 100_000);
    const two = await Promise.all([player.deposit(60_000), player.deposit(60_000)]);
    expect(two.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const same = await Promise.all([
      player.deposit(40_000, 'same-key'),
      player.deposit(40_000, 'same-key'),
    ]);
    expect(same.map(({ status }) => status)).toEqual([200, 200]);
    expect(same[0]?.body.value.number).toBe(same[1]?.body.value.number);
  });
});

it('limits of one member bind nobody else', async () => {
  const other = await safety.player('rahim_u');
  await player.limit('stake', 'day', 0);
  expect(await player.bet(1_000)).toMatchObject({ status: 403 });
  expect(await other.bet(1_000)).toMatchObject({ status: 200 });
  expect(await other.shown('stake', 'day')).toMatchObject({ amount: null });
});
