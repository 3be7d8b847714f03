import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAdaptorServer } from '@hono/node-server';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { and, eq } from 'drizzle-orm';
import { systemRandom } from '#platform/secrets/random.ts';
import { roundService } from './rounds/round.service.ts';
import { proveLedger } from './proof/proof.service.ts';
import { member } from '../member/member.tables.ts';
import { memberOf } from '../../testing/members.ts';
import { DEPLOYMENT_SECRET, HOST, openTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let token = '';
let memberId = '';

beforeAll(async () => {
  app = await openTestApp();
  token = await memberOf(app, 'rahima');
  memberId = (await app.get('/member/info', { token })).body.value.memberId;
  await app.services.records.rememberGame(app.db, 'first', {
    vendor: 'JL',
    nodeId: 7,
    name: { bn: 'আমের দৌড়', en: 'Mango Rush' },
    vendorName: 'Jolpai',
    vendorNames: null,
    mobileLargeIcon: 'covers/mango-rush.webp',
    showIcon: 'squares/mango-rush.webp',
  });
});
afterAll(async () => {
  const proof = await proveLedger(app.db);
  await app.close();
  expect(proof.differences).toEqual([]);
});

const round = (vendorRoundId: string) => ({
  siteId: 'first',
  memberId,
  vendor: 'JL',
  vendorRoundId,
  gameCode: 'slot.mango',
});
const money = (id: string, amountMinor: number) => ({
  transactionId: id,
  bodyHash: id,
  amountMinor,
  currency: 'BDT',
});
const open = async () => ({ code: 'approved', nodeId: 7, betKind: 'SLOT' }) as const;

describe('the endpoints of the wallet', () => {
  it('MONEY-06 MONEY-18 API-57 a new member finds the opening credits in the wallet', async () => {
    const { status, body } = await app.get('/wallet/balance', { token });
    expect(status).toBe(200);
    const credits = app.app.directory.findById('first').settings.openingCreditsMinor;
    expect(body).toEqual({
      sumBalance: credits,
      withdrawableMinor: credits,
      bonusMinor: 0,
      heldMinor: 0,
      currency: 'BDT',
      version: 1,
    });
  });

  it('MONEY-13 the betting record and the round behind it belong to the session’s member', async () => {
    const rounds = roundService({
      clock: app.clock,
      random: systemRandom,
      timeZoneOf: () => 'Asia/Dhaka',
    });
    await app.db.transaction((tx) => rounds.bet(tx, { ...round('w1'), ...money('b1', 500) }, open));
    await app.db.transaction((tx) => rounds.win(tx, { ...round('w1'), ...money('x1', 900) }));
    const { status, body } = await app.get(
      '/wallet/bets?language=en&state=won&vassalage=JL&gameName=mango',
      { token },
    );
    expect(status).toBe(200);
    expect(body.list).toMatchObject([
      { gameName: 'Mango Rush', stakeMinor: 500, payoutMinor: 900, netMinor: 400 },
    ]);
    expect(body.totals).toEqual({
      stakeMinor: 500,
      payoutMinor: 900,
      netMinor: 400,
      count: 1,
      currency: 'BDT',
    });
    const detail = await app.get(`/wallet/rounds/${body.list[0].roundId}`, { token });
    expect(detail.body.movements.map((movement: { kind: string }) => movement.kind)).toEqual([
      'bet',
      'win',
    ]);
    const other = await memberOf(app, 'someone');
    const foreign = await app.get(`/wallet/rounds/${body.list[0].roundId}`, { token: other });
    expect(foreign).toMatchObject({ status: 404, body: { code: 'wallet.record_not_found' } });
    expect((await app.get('/wallet/bets', { token: other })).body).toMatchObject({
      list: [],
      totalCount: 0,
    });
  });

  it('MONEY-13 an invalid date, state or page is refused by name', async () => {
    for (const query of [
      'from=2026-02-30',
      'state=maybe',
      'pageNo=0',
      'pageSize=1000',
      'from=today',
    ]) {
      const answer = await app.get(`/wallet/bets?${query}`, { token });
      expect(answer).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
    }
  });

  it('SESS-30 every endpoint of the wallet needs a session of the same site', async () => {
    for (const path of ['/wallet/balance', '/live/events', '/wallet/bets', '/wallet/rounds/r']) {
      expect(await app.get(path)).toMatchObject({ status: 401, body: { code: 'session.missing' } });
      expect(await app.get(path, { token, site: 'second' })).toMatchObject({
        status: 401,
        body: { code: 'session.expired' },
      });
    }
  });
});

describe('the live balance over HTTP', () => {
  it('VENDOR-07 follows every movement, ends when a reader disconnects, and ends when the process closes', async () => {
    const server = createAdaptorServer({ fetch: app.app.router.hono.fetch }) as Server;
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const follow = async (signal?: AbortSignal) => {
      const response = await fetch(`http://127.0.0.1:${port}/live/events`, {
        headers: {
          authorization: `Bearer ${token}`,
          'Maidan-Deployment': DEPLOYMENT_SECRET,
          'Maidan-Host': HOST.first,
        },
        ...(signal ? { signal } : {}),
      });
      return { response, reader: response.body?.pipeThrough(new TextDecoderStream()).getReader() };
    };
    const abort = new AbortController();
    const left = await follow(abort.signal);
    await left.reader?.read();
    abort.abort();
    const { response, reader } = await follow();
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const { wallet } = app.services;
    const amount = {
      siteId: 'first',
      memberId,
      currency: 'BDT' as const,
      amountMinor: 77,
      channel: 'practice',
    };
    const before = await wallet.readBalance('first', memberId);
    await wallet.creditDeposit({ ...amount, reference: 'sse' });
    let read = '';
    while (!read.includes(`"sumBalance":${before.sumBalance + 77}`))
      read += (await reader?.read())?.value ?? '';
    app.services.events.endAll();
    expect((await reader?.read())?.done).toBe(true);
    await new Promise((resolve) => void server.close(resolve));
  });
});

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

  it('API-04 lists every journal of the member, newest first, with balances and totals', async () => {
    const credits = own.app.directory.findById('first').settings.openingCreditsMinor;
    const page = await list();
    expect(kinds(page)).toEqual(['win', 'bet', 'withdrawal_hold', 'deposit', 'opening_credit']);
    expect(page).toMatchObject({ pageNum: 1, totalPages: 1, totalCount: 5 });
    expect(page.totals).toEqual({
      inMinor: credits + 5_000 + 900,
      outMinor: 700,
      count: 5,
      currency: 'BDT',
    });
    const [win, bet, hold, deposit] = page.list;
    expect(win).toMatchObject({
      amountMinor: 900,
      balanceBeforeMinor: credits + 4_300,
      balanceAfterMinor: credits + 5_200,
      referenceType: 'round',
    });
    expect(bet).toMatchObject({ amountMinor: -700, cashMinor: -700, reference: win.reference });
    expect(hold).toMatchObject({ amountMinor: 0, cashMinor: -2_000, heldMinor: 2_000 });
    expect(deposit).toMatchObject({
      amountMinor: 5_000,
      referenceType: 'deposit',
      reference: 'd1',
    });
    expect((await own.get('/wallet/balance', { token: player })).body.sumBalance).toBe(
      win.balanceAfterMinor,
    );
  });

  it('API-04 filters by kind and by days of the site’s own time zone, page by page', async () => {
    expect(kinds(await list('?kind=deposit'))).toEqual(['deposit']);
    expect(kinds(await list('?from=2026-11-21&to=2026-11-21'))).toEqual(['win', 'bet']);
    expect(kinds(await list('?to=2026-11-20'))).toEqual([
      'withdrawal_hold',
      'deposit',
      'opening_credit',
    ]);
    expect(await list('?from=2026-11-22')).toMatchObject({
      list: [],
      totalCount: 0,
      totalPages: 0,
    });
    const pages = [];
    for (const pageNo of [1, 2, 3, 4]) pages.push(await list(`?pageSize=2&pageNo=${pageNo}`));
    expect(pages.flatMap(kinds)).toEqual(kinds(await list()));
    expect(pages[0]).toMatchObject({ pageNum: 1, totalPages: 3, totalCount: 5 });
    expect(pages[0].totals).toEqual(pages[2].totals);
    for (const wrong of ['pageSize=101', 'pageNo=0', 'kind=theft', 'from=yesterday']) {
      expect((await list(`?${wrong}`)).code).toBe('request.invalid');
    }
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
