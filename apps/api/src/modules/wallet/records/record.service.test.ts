import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { maskName, recordService } from './record.service.ts';
import type { BetPage } from './bet-record.ts';
import type { SiteView } from '#platform/http/request-context.ts';
import { rowsOf } from '#platform/database/connection.ts';
import { sql } from 'drizzle-orm';
import { SITE_ID, openLedger } from '../wallet.fixture.ts';

type Ledger = Awaited<ReturnType<typeof openLedger>>;
let ledger: Ledger;
let records: ReturnType<typeof recordService>;

const MEMBER = 'nadia';
const page: Omit<BetPage, 'from' | 'to' | 'after'> = {
  memberId: MEMBER,
  state: '',
  kind: '',
  vendor: '',
  gameName: '',
  pageSize: 36,
  language: 'en',
};
const SITE = {
  siteId: SITE_ID,
  settings: { timeZone: 'Asia/Dhaka', currency: { code: 'BDT' } },
} as SiteView;

beforeAll(async () => {
  ledger = await openLedger();
  records = recordService(ledger);
  await records.rememberGame(ledger.db, SITE_ID, {
    vendor: 'JL',
    nodeId: 7,
    name: { bn: 'আমের দৌড়', en: 'Mango Rush' },
    vendorName: 'Jolpai',
    vendorNames: { bn: 'জলপাই', en: 'Jolpai' },
    mobileLargeIcon: 'covers/mango-rush.webp',
    showIcon: null,
  });
  await ledger.openMember(MEMBER, 10_000);
  await ledger.openMember('other', 10_000);
  const { call, clock } = ledger;
  // 2026-11-20 from 10:00 UTC on; the first round is at 16:00 in Dhaka.
  await call.bet({ memberId: MEMBER, round: 'r1', id: 'b1', amountMinor: 500 });
  await call.win({ memberId: MEMBER, round: 'r1', id: 'w1', amountMinor: 1_200 });
  await call.endRound({
    memberId: MEMBER,
    round: 'r1',
    outcome: { bn: 'চাকা থেমেছে ১৭-তে।', en: 'The wheel stopped at 17.' },
  });
  clock.moveMs(60_000);
  await call.bet({ memberId: MEMBER, round: 'r2', id: 'b2', amountMinor: 300, kind: 'CRASH' });
  await call.endRound({ memberId: MEMBER, round: 'r2' });
  // 18:30 UTC is the next day in Dhaka.
  clock.moveMs(8.5 * 3_600_000);
  await call.bet({ memberId: MEMBER, round: 'r3', id: 'b3', amountMinor: 200 });
  await call.rollback({ memberId: MEMBER, round: 'r3', id: 'x3', betId: 'b3' });
  clock.moveMs(60_000);
  await call.bet({ memberId: MEMBER, round: 'r4', id: 'b4', amountMinor: 100 });
  await call.bet({ memberId: 'other', round: 'r5', id: 'b5', amountMinor: 100 });
});
afterAll(() => ledger.database.close());

const list = async (
  filter: Partial<Omit<typeof page, 'state'>> & { from?: string; to?: string; state?: string },
) => {
  const found = await records.listBets(SITE, { ...page, ...filter } as typeof page);
  return found.list.map((bet) => [bet.state, bet.stakeMinor, bet.payoutMinor, bet.netMinor]);
};

describe('the betting record', () => {
  it('MONEY-13 shows the member’s own rounds newest first, with stake, payout, net and state', async () => {
    expect(await list({})).toEqual([
      ['open', 100, 0, -100],
      ['rolled_back', 200, 0, 0],
      ['lost', 300, 0, -300],
      ['won', 500, 1_200, 700],
    ]);
  });

  it('MONEY-13 totals cover the whole selection, not the page: settled rounds, and beside them the others', async () => {
    const found = await records.listBets(SITE, { ...page, pageSize: 1 });
    expect(found.list).toHaveLength(1);
    expect(found.totals).toEqual({
      stakeMinor: 800,
      payoutMinor: 1_200,
      netMinor: 400,
      count: 4,
      open: { stakeMinor: 100, count: 1 },
      rolledBack: { stakeMinor: 200, count: 1 },
      currency: 'BDT',
    });
    const all = await records.listBets(SITE, page);
    expect(all.days).toEqual([
      { day: '2026-11-21', netMinor: 0 },
      { day: '2026-11-20', netMinor: 400 },
    ]);
  });

  it('MONEY-13 pages go on after a round, each round once, for every selection', async () => {
    for (const narrow of [
      {},
      { state: 'lost' },
      { kind: 'SLOT' },
      { vendor: 'JL' },
      { nodeId: 7 },
      { gameName: 'm' },
    ]) {
      const whole = await records.listBets(SITE, { ...page, ...narrow } as never);
      const found: string[] = [];
      for (let after: string | undefined, isOver = false; !isOver;) {
        const cut = { ...page, ...narrow, pageSize: 1, after };
        const part = await records.listBets(SITE, cut as never);
        found.push(...part.list.map(({ roundId }) => roundId));
        expect(part.totals).toEqual(whole.totals);
        after = part.next;
        isOver = after === undefined;
      }
      expect(found).toEqual(whole.list.map(({ roundId }) => roundId));
    }
    const foreign = records.listBets(SITE, { ...page, memberId: 'other', after: 'nothing' });
    await expect(foreign).rejects.toMatchObject({ code: 'wallet.cursor_unknown' });
    const [own] = (await records.listBets(SITE, page)).list;
    const stolen = records.listBets(SITE, { ...page, memberId: 'other', after: own?.roundId });
    await expect(stolen).rejects.toMatchObject({ code: 'wallet.cursor_unknown' });
  });

  it('MONEY-13 tells which games were played, those with most rounds first', async () => {
    const asked = { memberId: MEMBER, language: 'bn' };
    expect(await records.listTitles(SITE, asked)).toEqual([
      {
        vassalage: 'JL',
        vendorName: 'জলপাই',
        nodeId: 7,
        gameName: 'আমের দৌড়',
        mobileLargeIcon: 'covers/mango-rush.webp',
        count: 4,
      },
    ]);
    expect(await records.listTitles(SITE, { ...asked, to: '2026-11-19' })).toEqual([]);
  });

  it('MONEY-13 days are days in the site’s time zone, both ends included', async () => {
    expect(await list({ from: '2026-11-20', to: '2026-11-20' })).toHaveLength(2);
    expect(await list({ from: '2026-11-21' })).toHaveLength(2);
    expect(await list({ to: '2026-11-19' })).toEqual([]);
  });

  it('MONEY-13 days that a process of the version before has summed are summed again with their kinds', async () => {
    const yesterday = { kind: 'CRASH' as const, from: '2026-11-20', to: '2026-11-20' };
    ledger.clock.moveMs(2 * 86_400_000);
    expect((await records.listBets(SITE, { ...page, ...yesterday })).totals.count).toBe(1);
    const of = sql`site_id = ${SITE_ID} AND member_id = ${MEMBER} AND day = '2026-11-20'`;
    await ledger.db.execute(sql`DELETE FROM round_day WHERE ${of}`);
    // As that version writes it: without what it does not know.
    await ledger.db.execute(
      sql`INSERT INTO round_day (site_id, member_id, time_zone, day, vendor, node_id, state, stake_minor, payout_minor, rounds)
        VALUES (${SITE_ID}, ${MEMBER}, 'Asia/Dhaka', '2026-11-20', 'JL', 7, 'won', 500, 1200, 1),
          (${SITE_ID}, ${MEMBER}, 'Asia/Dhaka', '2026-11-20', 'JL', 7, 'lost', 300, 0, 1)`,
    );
    const { totals } = await records.listBets(SITE, { ...page, ...yesterday });
    expect(totals).toMatchObject({ stakeMinor: 300, count: 1 });
  });

  it('MONEY-13 filters by state, kind of play, vendor and part of a name in any language', async () => {
    expect(await list({ state: 'lost' })).toHaveLength(1);
    expect(await list({ kind: 'CRASH' })).toEqual([['lost', 300, 0, -300]]);
    expect(await list({ kind: 'SLOT' })).toHaveLength(3);
    const { totals } = await records.listBets(SITE, { ...page, kind: 'CRASH' });
    expect(totals).toMatchObject({ stakeMinor: 300, payoutMinor: 0, count: 1 });
    expect(await list({ kind: 'LOTT' })).toEqual([]);
    expect(await list({ vendor: 'PG' })).toEqual([]);
    expect(await list({ gameName: 'GO ru' })).toHaveLength(4);
    expect(await list({ gameName: 'দৌড়' })).toHaveLength(4);
    expect(await list({ gameName: '%' })).toEqual([]);
  });

  it('MONEY-13 the detail of a round shows every movement, the balance after it and its receipt number', async () => {
    const found = await records.listBets(SITE, {
      ...page,
      state: 'won',
      language: 'bn',
    } as never);
    const [bet] = found.list;
    expect(bet).toMatchObject({ gameName: 'আমের দৌড়', vendorName: 'জলপাই', nodeId: 7 });
    const round = await records.readRound(SITE_ID, MEMBER, bet?.roundId ?? '', 'bn');
    expect(round.movements).toMatchObject([
      {
        kind: 'bet',
        amountMinor: -500,
        cashMinor: -500,
        balanceAfterMinor: 9_500,
        transactionId: 'b1',
      },
      { kind: 'win', amountMinor: 1_200, balanceAfterMinor: 10_700, transactionId: 'w1' },
    ]);
    expect(round.outcome).toBe('চাকা থেমেছে ১৭-তে।');
    const inHindi = await records.readRound(SITE_ID, MEMBER, bet?.roundId ?? '', 'hi');
    expect(inHindi.outcome).toBe('The wheel stopped at 17.');
    expect(round.movements[0]?.receiptNumber).toMatch(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){2}$/);
  });

  it('MONEY-13 a round has no outcome when its vendor sent none', async () => {
    const { list: lost } = await records.listBets(SITE, { ...page, state: 'lost' } as never);
    const round = await records.readRound(SITE_ID, MEMBER, lost[0]?.roundId ?? '', 'bn');
    expect(round).not.toHaveProperty('outcome');
  });

  it('MONEY-13 only a settled round has a settlement time', async () => {
    const { list: all } = await records.listBets(SITE, page);
    expect(all.map((bet) => [bet.state, 'settledAt' in bet])).toEqual([
      ['open', false],
      ['rolled_back', true],
      ['lost', true],
      ['won', true],
    ]);
  });

  it("MONEY-13 another member's round is not found", async () => {
    const { list: own } = await records.listBets(SITE, page);
    const foreign = records.readRound(SITE_ID, 'other', own[0]?.roundId ?? '', 'en');
    await expect(foreign).rejects.toMatchObject({ code: 'wallet.record_not_found' });
  });
});

describe('the winners', () => {
  it('ENTITY-36 WIDGET-19 are settled rounds of the last seven days that paid more than was staked, highest net first', async () => {
    const winners = await records.listWinners(SITE_ID, 10);
    expect(winners).toMatchObject([
      { memberId: MEMBER, vendor: 'JL', nodeId: 7, netMinor: 700, currency: 'BDT' },
    ]);
    ledger.clock.moveMs(8 * 24 * 3_600_000);
    expect(await records.listWinners(SITE_ID, 10)).toEqual([]);
  });

  it('ENTITY-36 are shown by the first two characters and the last', () => {
    expect(maskName('rahim2024')).toBe('ra***4');
    expect(maskName('আয়েশা')).toBe('আয়ে***');
    expect(maskName('ab')).toBe('a***');
    expect(maskName('')).toBe('***');
  });
});

describe('sums of days that are over', () => {
  const totals = async () => (await records.listBets(SITE, page)).totals;
  /** The same figures from the rounds themselves. */
  async function counted() {
    const rows = await rowsOf<{ state: string; stake: number; payout: number; count: number }>(
      ledger.db,
      sql`SELECT state, sum(stake_cash_minor + stake_bonus_minor - CASE WHEN state = 'rolled_back' THEN 0
            ELSE refund_cash_minor + refund_bonus_minor END)::bigint AS stake,
          sum(payout_cash_minor + payout_bonus_minor)::bigint AS payout, count(*)::int AS count
        FROM round WHERE member_id = ${MEMBER} GROUP BY state`,
    );
    const of = (...states: string[]) => rows.filter(({ state }) => states.includes(state));
    const sum = (found: typeof rows, what: 'stake' | 'payout' | 'count') =>
      found.reduce((total, row) => total + row[what], 0);
    const settled = of('won', 'lost');
    const beside = (state: string) => ({
      stakeMinor: sum(of(state), 'stake'),
      count: sum(of(state), 'count'),
    });
    return {
      stakeMinor: sum(settled, 'stake'),
      payoutMinor: sum(settled, 'payout'),
      netMinor: sum(settled, 'payout') - sum(settled, 'stake'),
      count: sum(rows, 'count'),
      open: beside('open'),
      rolledBack: beside('rolled_back'),
      currency: 'BDT',
    };
  }
  const stale = async () =>
    (
      await rowsOf<{ day: string }>(
        ledger.db,
        sql`SELECT DISTINCT day::text AS day FROM round_day WHERE is_stale`,
      )
    ).map(({ day }) => day);

  /** Sums over all titles that differ from those of the titles. */
  const unequal = async () =>
    rowsOf(
      ledger.db,
      sql`WITH titles AS (
          SELECT site_id, member_id, day, time_zone, state, bet_kind, sum(stake_minor)::bigint AS stake_minor,
            sum(payout_minor)::bigint AS payout_minor, sum(rounds)::int AS rounds FROM round_day GROUP BY 1, 2, 3, 4, 5, 6
        )
        (TABLE titles EXCEPT TABLE round_day_total) UNION ALL (TABLE round_day_total EXCEPT TABLE titles)`,
    );

  it('MONEY-13 over all titles are those of the titles, whichever version sums a day again', async () => {
    ledger.clock.moveMs(2 * 24 * 3_600_000);
    expect(await totals()).toEqual(await counted());
    const [{ count } = { count: 0 }] = await rowsOf<{ count: number }>(
      ledger.db,
      sql`SELECT count(*)::int AS count FROM round_day_total`,
    );
    expect(count).toBe(4);
    expect(await unequal()).toEqual([]);
    // As a process of the version before sums a day again: it knows of no totals.
    await ledger.db.execute(sql`DELETE FROM round_day WHERE day = '2026-11-20'`);
    await ledger.db.execute(
      sql`INSERT INTO round_day (site_id, member_id, time_zone, day, vendor, node_id, state, bet_kind, stake_minor, payout_minor, rounds, is_stale)
        VALUES (${SITE_ID}, ${MEMBER}, 'Asia/Dhaka', '2026-11-20', 'JL', 7, 'won', 'SLOT', 700, 0, 1, FALSE),
          (${SITE_ID}, ${MEMBER}, 'Asia/Dhaka', '2026-11-20', 'PG', 7, 'won', 'SLOT', 50, 80, 2, FALSE)`,
    );
    expect(await unequal()).not.toEqual([]);
    const day = { from: '2026-11-20', to: '2026-11-20' };
    expect((await records.listBets(SITE, { ...page, ...day })).totals).toMatchObject({
      stakeMinor: 750,
      payoutMinor: 80,
      count: 3,
    });
    expect(await unequal()).toEqual([]);
    await ledger.db.execute(sql`DELETE FROM round_day`);
    await ledger.db.execute(sql`DELETE FROM round_cover`);
    expect(await totals()).toEqual(await counted());
  });

  it('MONEY-13 follow every later change of a round: a win, a loss without a payout, a bet that opens it again', async () => {
    const { call, clock } = ledger;
    await call.bet({ memberId: MEMBER, round: 'late1', id: 'l1', amountMinor: 40 });
    await call.bet({ memberId: MEMBER, round: 'late2', id: 'l2', amountMinor: 30 });
    await call.bet({ memberId: MEMBER, round: 'late3', id: 'l3', amountMinor: 20 });
    clock.moveMs(2 * 24 * 3_600_000);
    expect(await totals()).toEqual(await counted());
    expect((await totals()).open.count).toBe(4);
    const changes = [
      () => call.win({ memberId: MEMBER, round: 'late1', id: 'lw1', amountMinor: 90 }),
      () => call.endRound({ memberId: MEMBER, round: 'late2' }),
      () => call.rollback({ memberId: MEMBER, round: 'late3', id: 'lx3', betId: 'l3' }),
      () => call.bet({ memberId: MEMBER, round: 'late1', id: 'l1b', amountMinor: 15 }),
      () => call.win({ memberId: MEMBER, round: 'late1', id: 'lw1b', amountMinor: 0 }),
    ];
    for (const [at, change] of changes.entries()) {
      await change();
      expect(await stale(), String(at)).toHaveLength(1);
      expect(await totals(), String(at)).toEqual(await counted());
      expect(await stale(), String(at)).toEqual([]);
      expect(await unequal(), String(at)).toEqual([]);
    }
    // A new round marks nothing.
    await call.bet({ memberId: MEMBER, round: 'new', id: 'n1', amountMinor: 10 });
    expect(await stale()).toEqual([]);
    expect(await totals()).toEqual(await counted());
  });
});
