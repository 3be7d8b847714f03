import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { maskName, recordService } from './record.service.ts';
import { SITE_ID, openLedger } from '../wallet.fixture.ts';

type Ledger = Awaited<ReturnType<typeof openLedger>>;
let ledger: Ledger;
let records: ReturnType<typeof recordService>;

const MEMBER = 'nadia';
const page = {
  memberId: MEMBER,
  timeZone: 'Asia/Dhaka',
  state: '' as const,
  vendor: '',
  gameName: '',
  pageNo: 1,
  pageSize: 36,
  language: 'en',
  currency: 'BDT' as const,
};

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
  await call.bet({ memberId: MEMBER, round: 'r2', id: 'b2', amountMinor: 300 });
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
  const found = await records.listBets(SITE_ID, { ...page, ...filter } as typeof page);
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

  it('MONEY-13 totals cover the whole selection, not the page, and leave out stakes that were taken back', async () => {
    const found = await records.listBets(SITE_ID, { ...page, pageSize: 1, pageNo: 2 });
    expect(found).toMatchObject({ pageNum: 2, totalPages: 4, totalCount: 4 });
    expect(found.list).toHaveLength(1);
    expect(found.totals).toEqual({
      stakeMinor: 900,
      payoutMinor: 1_200,
      netMinor: 300,
      count: 4,
      currency: 'BDT',
    });
  });

  it('MONEY-13 days are days in the site’s time zone, both ends included', async () => {
    expect(await list({ from: '2026-11-20', to: '2026-11-20' })).toHaveLength(2);
    expect(await list({ from: '2026-11-21' })).toHaveLength(2);
    expect(await list({ to: '2026-11-19' })).toEqual([]);
  });

  it('MONEY-13 filters by state, vendor and part of a name in any language', async () => {
    expect(await list({ state: 'lost' })).toHaveLength(1);
    expect(await list({ vendor: 'PG' })).toEqual([]);
    expect(await list({ gameName: 'GO ru' })).toHaveLength(4);
    expect(await list({ gameName: 'দৌড়' })).toHaveLength(4);
    expect(await list({ gameName: '%' })).toEqual([]);
  });

  it('MONEY-13 the detail of a round shows every movement, the balance after it and its receipt number', async () => {
    const found = await records.listBets(SITE_ID, {
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
    const { list: lost } = await records.listBets(SITE_ID, { ...page, state: 'lost' } as never);
    const round = await records.readRound(SITE_ID, MEMBER, lost[0]?.roundId ?? '', 'bn');
    expect(round).not.toHaveProperty('outcome');
  });

  it('MONEY-13 only a settled round has a settlement time', async () => {
    const { list: rounds, totalPages } = await records.listBets(SITE_ID, { ...page, pageSize: 3 });
    expect(totalPages).toBe(2);
    const { list: all } = await records.listBets(SITE_ID, page);
    expect(rounds).toHaveLength(3);
    expect(all.map((bet) => [bet.state, 'settledAt' in bet])).toEqual([
      ['open', false],
      ['rolled_back', true],
      ['lost', true],
      ['won', true],
    ]);
  });

  it("MONEY-13 another member's round is not found", async () => {
    const { list: own } = await records.listBets(SITE_ID, page);
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
