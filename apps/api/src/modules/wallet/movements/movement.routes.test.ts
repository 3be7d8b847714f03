import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from '#platform/database/connection.ts';
import { systemRandom } from '#platform/secrets/random.ts';
import { member } from '../../member/member.tables.ts';
import { receiptNumberOf } from '../ledger/receipt-number.ts';
import { proveLedger } from '../proof/proof.service.ts';
import { roundService } from '../rounds/round.service.ts';
import { PASSWORD, memberOf, sendSealed } from '../../../testing/members.ts';
import { openTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';

const open = async () => ({ code: 'approved', nodeId: 7, betKind: 'SLOT' }) as const;

describe('the account record', () => {
  let own: TestApp;
  let player = '';
  let playerId = '';
  const list = async (query = '', as = player) =>
    (await own.get(`/wallet/transactions${query}`, { token: as })).body;
  const kinds = (page: { list: { kind: string }[] }) => page.list.map(({ kind }) => kind);

  beforeAll(async () => {
    own = await openTestApp();
    player = await memberOf(own, 'hishab');
    playerId = (await own.get('/member/info', { token: player })).body.value.memberId;
    const { services, clock, db } = own;
    const said = { siteId: 'first', memberId: playerId, currency: 'BDT' as const };
    clock.moveMs(60_000);
    await services.wallet.creditDeposit({
      ...said,
      amountMinor: 5_000,
      reference: 'd1',
      channel: 'practice',
    });
    clock.moveMs(1_000);
    await services.wallet.holdWithdrawal({ ...said, amountMinor: 2_000, reference: 'h1' });
    // 18:30 UTC is the next day in Dhaka.
    clock.moveMs(8.5 * 3_600_000);
    const rounds = roundService({ clock, random: systemRandom, timeZoneOf: () => 'Asia/Dhaka' });
    const vendor = {
      siteId: 'first',
      memberId: playerId,
      vendor: 'JL',
      vendorRoundId: 'same',
      gameCode: 'slot.mango',
    };
    const both = { transactionId: 'bw', bodyHash: 'bw', amountMinor: 700, winAmountMinor: 900 };
    await db.transaction((tx) =>
      rounds.betAndWin(tx, { ...vendor, ...both, currency: 'BDT' }, open),
    );
    player = await sessionOf(playerId);
  });
  afterAll(() => own.close());

  async function sessionOf(ownerId: string): Promise<string> {
    const site = own.app.directory.findById('first');
    const owner = { memberId: ownerId, userAgent: '' };
    return own.services.auth.sessions.open(own.db, site, owner);
  }

  it('API-04 MONEY-12 lists every journal of the member, newest first, with balances, totals and days', async () => {
    const credits = own.app.directory.findById('first').settings.openingCreditsMinor;
    const page = await list();
    expect(kinds(page)).toEqual(['win', 'bet', 'withdrawal_hold', 'deposit', 'opening_credit']);
    expect(page.totals).toEqual({
      inMinor: credits + 5_000 + 900,
      outMinor: 2_000 + 700,
      changeMinor: credits + 3_200,
      count: 5,
      currency: 'BDT',
    });
    expect(page.days).toEqual([
      { day: '2026-11-21', changeMinor: 200 },
      { day: '2026-11-20', changeMinor: credits + 3_000 },
    ]);
    const [win, bet, hold, deposit] = page.list;
    expect(win).toMatchObject({
      amountMinor: 900,
      balanceBeforeMinor: credits + 4_300,
      balanceAfterMinor: credits + 5_200,
      referenceType: 'round',
    });
    expect(bet).toMatchObject({ amountMinor: -700, cashMinor: -700, reference: win.reference });
    expect(hold).toMatchObject({
      amountMinor: 0,
      stakeableMinor: -2_000,
      cashMinor: -2_000,
      heldMinor: 2_000,
    });
    expect(deposit).toMatchObject({
      amountMinor: 5_000,
      referenceType: 'deposit',
      reference: 'd1',
    });
    expect((await own.get('/wallet/balance', { token: player })).body.sumBalance).toBe(
      win.balanceAfterMinor,
    );
  });

  it('API-04 MONEY-12 filters by kind, by cause and by days of the site’s own time zone', async () => {
    expect(kinds(await list('?kind=deposit'))).toEqual(['deposit']);
    expect(kinds(await list('?cause=round'))).toEqual(['win', 'bet']);
    const round = await list('?cause=round');
    expect(round.totals).toMatchObject({ inMinor: 900, outMinor: 700, changeMinor: 200, count: 2 });
    expect(round.days).toEqual([{ day: '2026-11-21', changeMinor: 200 }]);
    expect(kinds(await list('?cause=bonus'))).toEqual([]);
    expect(kinds(await list('?from=2026-11-21&to=2026-11-21'))).toEqual(['win', 'bet']);
    expect(kinds(await list('?to=2026-11-20'))).toEqual([
      'withdrawal_hold',
      'deposit',
      'opening_credit',
    ]);
    expect(await list('?from=2026-11-01&to=2026-11-19')).toMatchObject({
      list: [],
      totals: { count: 0, changeMinor: 0 },
    });
  });

  it('MONEY-12 pages go on after a receipt, each journal once, whatever comes meanwhile', async () => {
    const all = kinds(await list());
    for (const cause of ['', 'round', 'deposit', 'withdrawal']) {
      const found: string[] = [];
      for (let next: string | undefined = ''; next !== undefined;) {
        const after = next === '' ? '' : `&after=${next}`;
        const page = await list(`?pageSize=1&cause=${cause}${after}`);
        found.push(
          ...page.list.map(({ receiptNumber }: { receiptNumber: string }) => receiptNumber),
        );
        next = page.next;
      }
      const whole = (await list(`?cause=${cause}`)).list as { receiptNumber: string }[];
      expect(found).toEqual(whole.map(({ receiptNumber }) => receiptNumber));
      if (cause === '') expect(found).toHaveLength(all.length);
    }
  });

  it('MONEY-12 refuses what no record has, each by its own name', async () => {
    for (const wrong of ['pageSize=1000', 'kind=theft', 'cause=luck', 'from=yesterday', 'pageNo=2'])
      expect((await list(`?${wrong}`)).code).toBe('request.invalid');
    const code = async (query: string) => (await list(`?${query}`)).code;
    expect(await code('from=2026-11-20&to=2026-11-19')).toBe('wallet.range_reversed');
    expect(await code('to=2026-12-24')).toBe('wallet.range_in_future');
    expect(await code('from=2025-11-20')).toBe('wallet.range_too_long');
    expect(await code('after=K6XW-06TN-4RP0')).toBe('wallet.cursor_unknown');
    expect(await code(`after=${receiptNumberOf('01KB6X2Q0A7RNM3WZT5E8VC104')}`)).toBe(
      'wallet.cursor_unknown',
    );
    const [foreign] = (await list('', await memberOf(own, 'porer'))).list;
    expect(await code(`after=${foreign.receiptNumber}`)).toBe('wallet.cursor_unknown');
  });

  it('MONEY-12 MONEY-14 days that are over are summed once, and equal a recount of the postings', async () => {
    await list();
    const wins = await rowsOf<{ day: string; change: number }>(
      own.db,
      sql`SELECT day::text AS day, sum(in_minor - out_minor)::bigint AS change FROM movement_day
        WHERE site_id = 'first' AND member_id = ${playerId} GROUP BY 1 ORDER BY 1`,
    );
    const counted = await rowsOf<{ day: string; change: number }>(
      own.db,
      sql`SELECT (j.posted_at AT TIME ZONE 'Asia/Dhaka')::date::text AS day, sum(p.amount_minor)::bigint AS change
        FROM posting p JOIN journal j ON j.site_id = p.site_id AND j.journal_id = p.journal_id
        WHERE p.site_id = 'first' AND p.member_id = ${playerId} AND p.account IN ('cash', 'bonus')
          AND (j.posted_at AT TIME ZONE 'Asia/Dhaka')::date < '2026-11-21' GROUP BY 1 ORDER BY 1`,
    );
    expect(wins).toEqual(counted);
    expect(wins).toHaveLength(1);
  });

  it('API-04 shows nothing of other members', async () => {
    const other = await memberOf(own, 'onnojon');
    expect(kinds(await list('', other))).toEqual(['opening_credit']);
  });

  it('API-04 an agent gives credits to a direct downline, and both find it in their record', async () => {
    const agent = await memberOf(own, 'agentjon');
    const agentId = (await own.get('/member/info', { token: agent })).body.value.memberId;
    const mine = (id: string) => and(eq(member.siteId, 'first'), eq(member.memberId, id));
    const give = (as: string, to: string, key = 'a-gift-of-credits') =>
      own.ask('POST', '/wallet/transfer', {
        token: as,
        body: { memberId: to, amountMinor: 1_500, currency: 'BDT' },
        headers: { 'idempotency-key': key },
      });
    expect((await give(agent, playerId)).body.code).toBe('session.role');
    await own.db.update(member).set({ type: 1 }).where(mine(agentId));
    expect((await give(agent, playerId)).body.code).toBe('security.step_up_required');
    await sendSealed(own, 'POST', '/security/step-up', { password: PASSWORD }, { token: agent });
    expect((await give(agent, playerId)).body.code).toBe('agent.not_downline');
    await own.db.update(member).set({ invitedByMemberId: agentId }).where(mine(playerId));
    expect((await give(agent, playerId, '')).body.code).toBe('request.invalid');
    own.clock.moveMs(1_000);
    const first = await give(agent, playerId);
    expect(first.status).toBe(200);
    expect((await give(agent, playerId)).body).toEqual(first.body);
    const given = { kind: 'transfer', receiptNumber: first.body.value.receiptNumber };
    const [sent] = (await list('', agent)).list;
    const [received] = (await list()).list;
    expect(sent).toMatchObject({
      ...given,
      amountMinor: -1_500,
      balanceAfterMinor: first.body.value.balanceAfterMinor,
    });
    expect(received).toMatchObject({ ...given, amountMinor: 1_500 });
    await own.db.update(member).set({ status: 'closed' }).where(mine(playerId));
    expect((await give(agent, playerId, 'to-a-closed-one')).body.code).toBe('agent.not_downline');
    expect((await proveLedger(own.db)).differences).toEqual([]);
  });
});

describe('profit and loss', () => {
  let own: TestApp;
  let player = '';
  let playerId = '';
  const read = async (query = '', as = player) =>
    (await own.get(`/wallet/profit-and-loss${query}`, { token: as })).body;

  beforeAll(async () => {
    own = await openTestApp();
    player = await memberOf(own, 'labhlokshan');
    playerId = (await own.get('/member/info', { token: player })).body.value.memberId;
    const { clock, db, services } = own;
    const rounds = roundService({ clock, random: systemRandom, timeZoneOf: () => 'Asia/Dhaka' });
    const call = (vendorRoundId: string) => ({
      siteId: 'first',
      memberId: playerId,
      vendor: 'JL',
      vendorRoundId,
      gameCode: 'slot.mango',
      currency: 'BDT',
    });
    const play = (id: string, amountMinor: number, winAmountMinor: number) =>
      db.transaction((tx) =>
        rounds.betAndWin(
          tx,
          { ...call(id), transactionId: id, bodyHash: id, amountMinor, winAmountMinor },
          open,
        ),
      );
    const said = { siteId: 'first', memberId: playerId, currency: 'BDT' as const };
    await play('one', 1_000, 400);
    await services.wallet.creditDeposit({
      ...said,
      amountMinor: 9_000,
      reference: 'd',
      channel: 'c',
    });
    await services.wallet.grantBonus({ ...said, amountMinor: 300, reference: 'b' });
    // 18:30 UTC is the next day in Dhaka.
    clock.moveMs(8.5 * 3_600_000);
    await play('two', 500, 2_000);
    await services.wallet.holdWithdrawal({ ...said, amountMinor: 700, reference: 'w' });
    const bet = { transactionId: 'open', bodyHash: 'open', amountMinor: 250 };
    await db.transaction((tx) => rounds.bet(tx, { ...call('open'), ...bet }, open));
    player = await own.services.auth.sessions.open(db, own.app.directory.findById('first'), {
      memberId: playerId,
      userAgent: '',
    });
  });
  afterAll(() => own.close());

  it('MONEY-14 MEMBER-08 tells valid bets, payouts and money by day, by game type and in total', async () => {
    const found = await read('?from=2026-11-20&to=2026-11-21');
    expect(found.totals).toEqual({
      validBetMinor: 1_500,
      payoutMinor: 2_400,
      netMinor: 900,
      depositMinor: 9_000,
      withdrawalMinor: 700,
      bonusMinor: 300,
      rebateMinor: 0,
      resultMinor: 1_200,
    });
    expect(found.days).toMatchObject([
      { day: '2026-11-21', validBetMinor: 500, payoutMinor: 2_000, withdrawalMinor: 700 },
      { day: '2026-11-20', validBetMinor: 1_000, netMinor: -600, depositMinor: 9_000 },
    ]);
    expect(found.gameTypes).toMatchObject([{ gameType: 'OTHER', netMinor: 900 }]);
    expect(found.beside).toEqual([
      { days: 7, netMinor: 900 },
      { days: 30, netMinor: 900 },
      { days: 365, netMinor: 900 },
    ]);
  });

  it('MONEY-14 equals a recount of the postings, without stakes of rounds that are still open', async () => {
    const [counted] = await rowsOf<{ stake: number; payout: number; change: number }>(
      own.db,
      sql`SELECT -sum(p.amount_minor) FILTER (WHERE j.kind IN ('bet', 'rollback'))::bigint AS stake,
          sum(p.amount_minor) FILTER (WHERE j.kind = 'win')::bigint AS payout
        FROM posting p JOIN journal j ON j.site_id = p.site_id AND j.journal_id = p.journal_id
        JOIN round r ON r.site_id = j.site_id AND r.round_id = j.reference AND r.state <> 'open'
        WHERE p.site_id = 'first' AND p.member_id = ${playerId}`,
    );
    const { totals } = await read();
    expect(totals.validBetMinor).toBe(counted?.stake);
    expect(totals.payoutMinor).toBe(counted?.payout);
  });

  it('MONEY-14 is the member’s own, and refuses days that no record has', async () => {
    const other = await memberOf(own, 'onnolok');
    expect(await read('', other)).toMatchObject({ days: [], totals: { netMinor: 0 } });
    expect((await read('?from=2026-11-21&to=2026-11-20')).code).toBe('wallet.range_reversed');
    expect((await read('?to=2027-01-01')).code).toBe('wallet.range_in_future');
    expect((await read('?from=2024-01-01')).code).toBe('wallet.range_too_long');
    expect((await read('?kind=bet')).code).toBe('request.invalid');
  });
});
