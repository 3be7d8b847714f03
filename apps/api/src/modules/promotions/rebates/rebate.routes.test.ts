import { BET_KINDS } from '@maidan/contract/constants';
import type { BetKind } from '@maidan/contract/constants';
import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { proveLedger, receiptNumberOf, roundService } from '#modules/wallet/index.ts';
import { rowsOf } from '#platform/database/connection.ts';
import { systemRandom } from '#platform/secrets/random.ts';
import { changeSetting } from '../../../testing/site/change-setting.ts';
import { memberOf } from '../../../testing/members.ts';
import { openTestApp, testClock } from '../../../testing/test-app.ts';
import type { TestApp, TestClock } from '../../../testing/test-app.ts';

const DAY_MS = 24 * 3_600_000;
let app: TestApp;
let clock: TestClock;
let token: string;
let memberId: string;
let keys = 0;

beforeEach(async () => {
  // Noon in Dhaka.
  clock = testClock('2026-11-20T06:00:00.000Z');
  app = await openTestApp({ clock });
  // Days pass in these tests.
  const value = { idleMinutes: 43_200, absoluteMinutes: 43_200 };
  await changeSetting(app, { siteId: 'first', path: 'session', value });
  await app.app.directory.refresh();
  ({ token, memberId } = await join('rafi_88'));
});
afterEach(async () => {
  const { differences } = await proveLedger(app.db);
  await app.close();
  expect(differences).toEqual([]);
});

async function join(name: string, site: 'first' | 'second' = 'first') {
  const own = await memberOf(app, name, site);
  const { body } = await app.get('/member/info', { token: own, site });
  return { token: own, memberId: body.value.memberId as string };
}

const site = () => app.app.directory.findById('first');
const rates = () => site().settings.ranks[0]?.benefits.rebateBasisPoints ?? {};
const settle = () => app.services.rebates.settleDays(site());
const read = async (own = token) => (await app.get('/rebates', { token: own })).body.value;
const claim = (body: { kind?: BetKind } = {}, own = token, key = `key-of-claim-${(keys += 1)}`) =>
  app.ask('POST', '/rebates/claim', { token: own, body, headers: { 'idempotency-key': key } });
const cash = async (own = token) =>
  (await app.get('/wallet/balance', { token: own })).body.withdrawableMinor as number;

type End = 'lost' | 'won' | 'rolled_back' | 'open';
async function play(kind: BetKind, amountMinor: number, end: End = 'lost', who = memberId) {
  const id = `r${(keys += 1)}`;
  const rounds = roundService({ clock, random: systemRandom, timeZoneOf: () => 'Asia/Dhaka' });
  const call = {
    siteId: 'first',
    memberId: who,
    vendor: 'JL',
    vendorRoundId: id,
    gameCode: 'slot.mango',
  };
  const money = (name: string, minor: number) => ({
    ...call,
    transactionId: `${id}.${name}`,
    bodyHash: name,
    amountMinor: minor,
    currency: 'BDT',
  });
  const approve = async () => ({ code: 'approved', nodeId: 7, betKind: kind }) as const;
  // A call of the vendor is a transaction of its own.
  await app.db.transaction((tx) => rounds.bet(tx, money('bet', amountMinor), approve));
  if (end === 'open') return;
  if (end === 'rolled_back') {
    const back = { ...money('back', amountMinor), betTransactionId: `${id}.bet` };
    await app.db.transaction((tx) => rounds.rollback(tx, back));
  } else {
    const won = end === 'won' ? amountMinor * 2 : 0;
    await app.db.transaction((tx) => rounds.win(tx, money('win', won)));
  }
}

describe('the manual rebate', () => {
  it('MONEY-16 MEMBER-10 shows yesterday’s valid bets per kind of play, at the rates of the rank, once the day is over', async () => {
    await play('SLOT', 14_200);
    await play('LIVE', 5_300, 'won');
    await play('PVP', 800);
    await play('SLOT', 4_000, 'rolled_back');
    await play('SLOT', 3_000, 'open');
    await settle();
    expect((await read()).lines).toEqual([]);
    // Midnight in Dhaka, and the five minutes after which a day counts as over.
    clock.moveMs(12 * 3_600_000 + 6 * 60_000);
    await settle();
    const value = await read();
    expect(value).toMatchObject({
      lines: [
        { kind: 'SLOT', validBetMinor: 14_200, rateBasisPoints: 50, amountMinor: 71 },
        { kind: 'LIVE', validBetMinor: 5_300, rateBasisPoints: 30, amountMinor: 15 },
      ],
      totalMinor: 86,
      validBetMinor: 20_300,
      coveredMinor: 19_500,
      fromDay: '2026-11-20',
      toDay: '2026-11-20',
      keptDays: 7,
      history: [],
    });
    expect(value.notCovered).toContain('PVP');
    expect(value.notCovered).not.toContain('SLOT');
  });

  it('MONEY-16 MONEY-03 one kind or all is claimed, each by one journal, and twice at once pays once', async () => {
    await play('SLOT', 14_200);
    await play('LIVE', 5_300);
    await play('FISH', 10_000);
    clock.moveMs(DAY_MS);
    await settle();
    const before = await cash();
    const one = await claim({ kind: 'LIVE' }, token, 'key-of-the-live');
    expect(one.body.value).toMatchObject({ amountMinor: 15, fromDay: '2026-11-20' });
    const again = await claim({ kind: 'LIVE' }, token, 'key-of-the-live');
    expect(again.body.value).toEqual(one.body.value);
    expect((await claim({}, token, 'key-of-the-live')).body.code).toBe('request.conflict');
    expect((await claim({ kind: 'LIVE' })).body.code).toBe('rebate.nothing_left');
    const both = await Promise.all([claim(), claim()]);
    expect(both.map(({ body }) => body.code ?? 'paid').toSorted()).toEqual([
      'paid',
      'rebate.nothing_left',
    ]);
    expect(await cash()).toBe(before + 15 + 71 + 30);
    const value = await read();
    expect(value).toMatchObject({ lines: [], totalMinor: 0 });
    expect(
      value.history.map(({ amountMinor }: { amountMinor: number }) => amountMinor).toSorted(),
    ).toEqual([101, 15]);
    const journals = await rowsOf<{ journal_id: string }>(
      app.db,
      sql`SELECT journal_id FROM journal WHERE kind = 'rebate'`,
    );
    expect(journals.map(({ journal_id: id }) => receiptNumberOf(id)).toSorted()).toEqual(
      value.history.map(({ receiptNumber }: { receiptNumber: string }) => receiptNumber).toSorted(),
    );
  });

  it('MONEY-16 settling is repeated, stopped and run twice without a change; what is older than seven days lapses', async () => {
    await play('SLOT', 20_000);
    clock.moveMs(DAY_MS);
    await Promise.all([settle(), settle()]);
    await app.db.execute(sql`DELETE FROM rebate_day`);
    await settle();
    expect((await read()).totalMinor).toBe(100);
    clock.moveMs(6 * DAY_MS);
    expect((await read()).totalMinor).toBe(100);
    clock.moveMs(DAY_MS);
    expect((await read()).lines).toEqual([]);
    expect((await claim()).body.code).toBe('rebate.nothing_left');
  });

  it('MONEY-16 nobody claims another’s, and free-play and closed accounts get none', async () => {
    const other = await join('someone');
    const trial = await join('tryer');
    const closed = await join('leaver');
    await play('SLOT', 20_000, 'lost', other.memberId);
    await play('SLOT', 20_000, 'lost', trial.memberId);
    await play('SLOT', 20_000, 'lost', closed.memberId);
    await app.db.execute(sql`UPDATE member SET type = 40 WHERE member_id = ${trial.memberId}`);
    clock.moveMs(DAY_MS);
    await app.db.execute(
      sql`UPDATE member SET status = 'closed' WHERE member_id = ${closed.memberId}`,
    );
    await settle();
    expect((await claim()).body.code).toBe('rebate.nothing_left');
    expect((await read()).lines).toEqual([]);
    expect((await claim({}, trial.token)).body.code).toBe('session.formal_account_required');
    expect(await rowsOf(app.db, sql`SELECT DISTINCT member_id FROM rebate`)).toEqual([
      { member_id: other.memberId },
    ]);
    expect((await app.get('/rebates')).body.code).toBe('session.missing');
  });

  it('MONEY-16 is what a recount of the rounds gives, whatever was played, settled and rolled back', async () => {
    const ends = ['lost', 'won', 'rolled_back', 'open'] as const;
    const bet = fc.tuple(
      fc.constantFrom(...BET_KINDS),
      fc.integer({ min: 1, max: 5_000 }),
      fc.constantFrom(...ends),
    );
    const bets = fc.sample(fc.array(bet, { minLength: 40, maxLength: 40 }), {
      numRuns: 1,
      seed: 14,
    })[0];
    for (const [kind, amountMinor, end] of bets ?? []) await play(kind, amountMinor, end);
    clock.moveMs(DAY_MS);
    await settle();
    const rounds = await rowsOf<{ bet_kind: BetKind; stake: number }>(
      app.db,
      sql`SELECT bet_kind, stake_cash_minor + stake_bonus_minor AS stake FROM round WHERE state IN ('won', 'lost')`,
    );
    const counted = BET_KINDS.flatMap((kind) => {
      const stake = rounds
        .filter((row) => row.bet_kind === kind)
        .reduce((sum, row) => sum + row.stake, 0);
      const amountMinor = Math.floor((stake * (rates()[kind] ?? 0)) / 10_000);
      return amountMinor > 0 ? [{ kind, validBetMinor: stake, amountMinor }] : [];
    });
    expect(counted.length).toBeGreaterThan(3);
    expect((await read()).lines).toMatchObject(counted);
  });
});
