import { sql } from 'drizzle-orm';
import { MEMBER_TYPE } from '@maidan/contract/constants';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memberStore, moveInTeam } from '../../member/index.ts';
import { rowsOf } from '#platform/database/connection.ts';
import { hashBody } from '#platform/database/body-hash.ts';
import { systemRandom } from '#platform/secrets/random.ts';
import { openGame } from '../../../testing/agents/agents.ts';
import { openTestApp, testClock } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { roundService } from '../../wallet/index.ts';
import { commissionOfDay } from '../commission/commission.rules.ts';
import { lineMemberStore } from '../commission/line-member.store.ts';
import { readOpenBets } from '../commission/open-bets.store.ts';
import { playStore } from '../commission/play.store.ts';
import { dayAfter, dayOf, startOfDay } from '../periods/site-time.ts';
import { sumTeams } from './team-sums.ts';
import { spanOf } from './span.ts';

const DAY_MS = 86_400_000;
const TIME_ZONE = 'Asia/Dhaka';
const SITE = { siteId: 'first', timeZone: TIME_ZONE };
/** Who is below whom. */
const TREE = { head: '', left: 'head', right: 'head', low: 'left', leaf: 'low', alone: 'right' };
type Name = keyof typeof TREE;
const NAMES = Object.keys(TREE) as Name[];

let app: TestApp;
let made = 0;
const ids = {} as Record<Name, string>;

beforeAll(async () => {
  // 1 October in Dhaka.
  app = await openTestApp({ clock: testClock('2026-10-01T04:00:00.000Z') });
  await openGame(app.db, 'RNG', 'first');
  const site = app.app.directory.findById('first');
  for (const name of NAMES) {
    const parent = TREE[name] as Name | '';
    const memberId = await app.db.transaction((tx) =>
      app.services.members.create(tx, site, {
        account: `${name}_one`,
        invitedByMemberId: parent === '' ? null : ids[parent],
        type: MEMBER_TYPE.agent,
        passwordHash: '',
        language: 'bn',
        profile: {},
        registeredFrom: {},
        termsVersion: '1',
        isDemo: false,
        acceptsMarketing: false,
      }),
    );
    ids[name] = memberId ?? '';
  }
});
afterAll(() => app.close());

const rounds = () =>
  roundService({ clock: app.clock, random: systemRandom, timeZoneOf: () => 'Asia/Dhaka' });

async function play(name: Name, stakeMinor: number, winMinor: number): Promise<void> {
  made += 1;
  const amounts = { amountMinor: stakeMinor, winAmountMinor: winMinor };
  await app.db.transaction((tx) =>
    rounds().betAndWin(
      tx,
      {
        siteId: 'first',
        memberId: ids[name],
        vendor: 'JL',
        vendorRoundId: `round-${made}`,
        gameCode: 'slot.mango',
        transactionId: `t-${made}`,
        currency: 'BDT',
        bodyHash: hashBody({ made, ...amounts }),
        ...amounts,
      },
      async () => ({ code: 'approved', nodeId: 7, betKind: 'SLOT' }),
    ),
  );
}

const branch = (name: Name, period: string) =>
  app.services.team.member(app.app.directory.findById('first'), ids.head, {
    memberId: ids[name],
    period,
  });
const team = (period: string, name: Name = 'head') =>
  app.services.team.overview(app.app.directory.findById('first'), ids[name], period);

/** The same figures, counted from the journals and the inviters alone. */
async function recount(head: Name, period: string, isWithHead: boolean) {
  const now = new Date(app.clock.now().getTime() + 6 * 3_600_000).toISOString().slice(0, 10);
  const { from, to } = spanOf(period, now);
  const members = new Set<string>(isWithHead ? [ids[head]] : []);
  const add = async (parentId: string): Promise<void> => {
    const below = await rowsOf<{ id: string }>(
      app.db,
      sql`SELECT member_id AS id FROM member WHERE site_id = 'first' AND invited_by_member_id = ${parentId}`,
    );
    for (const { id } of below) {
      members.add(id);
      await add(id);
    }
  };
  await add(ids[head]);
  const moves = await rowsOf<{ id: string; kind: string; amount: number; day: string }>(
    app.db,
    sql`SELECT p.member_id AS id, j.kind, p.amount_minor AS amount, (j.posted_at AT TIME ZONE ${TIME_ZONE})::date::text AS day
      FROM journal j JOIN posting p ON p.site_id = j.site_id AND p.journal_id = j.journal_id
      WHERE j.site_id = 'first' AND p.member_id IS NOT NULL`,
  );
  const own = moves.filter(({ id, day }) => members.has(id) && day >= from && day <= to);
  const sum = (kind: string) =>
    own.filter((one) => one.kind === kind).reduce((total, one) => total + one.amount, 0);
  return {
    members: members.size,
    active: new Set(own.filter(({ kind }) => kind === 'bet').map(({ id }) => id)).size,
    validBetMinor: 0 - sum('bet') - sum('rollback'),
    netMinor: 0 - sum('bet') - sum('rollback') - sum('win'),
  };
}

const PERIODS = ['today', 'days_7', 'month', 'last_month', '2026-09', '2026-10'];

async function expectRecount(): Promise<void> {
  for (const period of PERIODS) {
    expect((await team(period)).figures, `head ${period}`).toMatchObject(
      await recount('head', period, false),
    );
    for (const name of ['left', 'right', 'low', 'leaf'] as const)
      expect((await branch(name, period)).figures, `${name} ${period}`).toMatchObject(
        await recount(name, period, true),
      );
  }
}

/** The bets of the running day over each line, as statements show them, are what would be frozen now. */
async function expectFrozenAsOpen(): Promise<void> {
  const day = dayOf(app.clock.now(), TIME_ZONE);
  const span = { from: startOfDay(day, TIME_ZONE), to: startOfDay(dayAfter(day), TIME_ZONE) };
  const members = await lineMemberStore(app.db, 'first').members(span);
  const byId = new Map(members.map((member) => [member.memberId, member]));
  const played = await playStore(app.db, 'first').played(span);
  const { entries } = commissionOfDay(byId, new Map(), played);
  for (const name of NAMES) {
    const { lines } = await readOpenBets(app.db, SITE, ids[name], [{ day, ...span }]);
    const frozen = entries.filter(({ payeeId }) => payeeId === ids[name]);
    const said = (of: readonly { lineMemberId: string; validBetsMinor: number }[]) =>
      Object.fromEntries(of.map((line) => [line.lineMemberId, line.validBetsMinor]));
    expect(said(lines), name).toEqual(said(frozen));
  }
}

describe('the figures of teams', () => {
  it('AGENTX-01 AGENTX-02 equal the journals, whatever was summed and however often', async () => {
    let seed = 7;
    const next = (below: number) => (seed = (seed * 1103515245 + 12345) % 2147483648) % below;
    for (let day = 0; day < 40; day += 1) {
      for (let bet = 0; bet < 3; bet += 1) {
        const name = NAMES[next(NAMES.length)] ?? 'leaf';
        await play(name, 100 + next(900), next(2) * next(1_500));
      }
      app.clock.moveMs(DAY_MS - next(3) * 3_600_000);
      if (day % 13 === 0) {
        await Promise.all([sumTeams(app.db, SITE), expectRecount()]);
        await sumTeams(app.db, SITE);
        await expectRecount();
      }
    }
    await play('leaf', 500, 0);
    await expectRecount();
    const { days, figures } = await team('month');
    expect(days.reduce((sum, day) => sum + day.validBetMinor, 0)).toBe(figures.validBetMinor);
  });

  it('AGENTX-02 moving a member keeps closed periods as they were, and counts its later bets elsewhere', async () => {
    await sumTeams(app.db, SITE);
    const closed = async (name: 'left' | 'right') => (await branch(name, '2026-10')).figures;
    await play('leaf', 900, 0);
    await play('low', 300, 0);
    await sumTeams(app.db, SITE);
    await play('leaf', 50, 0);
    await expectFrozenAsOpen();
    const before = [await closed('left'), await closed('right')];
    await app.db.transaction((tx) =>
      moveInTeam(tx, 'first', { memberId: ids.low, toMemberId: ids.right }),
    );
    // Commission goes to who is above when the day is frozen.
    await expectFrozenAsOpen();
    const now = { newMembers: expect.any(Number), members: expect.any(Number) };
    expect([await closed('left'), await closed('right')]).toEqual(
      before.map((figures) => ({ ...figures, ...now })),
    );
    app.clock.moveMs(DAY_MS);
    await play('leaf', 700, 0);
    const today = async (name: 'left' | 'right') =>
      (await branch(name, 'today')).figures.validBetMinor;
    expect([await today('left'), await today('right')]).toEqual([0, 700]);
    await expectFrozenAsOpen();
    app.clock.moveMs(DAY_MS / 4);
    await sumTeams(app.db, SITE);
    expect(await recount('right', 'today', true)).toMatchObject({ active: 1 });
    expect((await branch('right', 'today')).figures.active).toBe(1);
    expect((await memberStore(app.db, 'first').findById(ids.low))?.invitedByMemberId).toBe(
      ids.right,
    );
  });
});

describe('the days of a period', () => {
  it.each([
    ['today', '2026-11-21', '2026-11-21'],
    ['days_7', '2026-11-15', '2026-11-21'],
    ['month', '2026-11-01', '2026-11-21'],
    ['2026-11', '2026-11-01', '2026-11-21'],
    ['last_month', '2026-10-01', '2026-10-31'],
    ['2026-02', '2026-02-01', '2026-02-28'],
    ['2024-02', '2024-02-01', '2024-02-29'],
    ['2025-12', '2025-12-01', '2025-12-31'],
  ])('AGENTX-01 %s is from %s to %s', (period, from, to) => {
    expect(spanOf(period, '2026-11-21')).toMatchObject({ from, to });
  });
});
