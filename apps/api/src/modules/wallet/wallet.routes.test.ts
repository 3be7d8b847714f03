import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAdaptorServer } from '@hono/node-server';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { systemRandom } from '#platform/secrets/random.ts';
import { roundService } from './rounds/round.service.ts';
import { proveLedger } from './proof/proof.service.ts';
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
      open: { stakeMinor: 0, count: 0 },
      rolledBack: { stakeMinor: 0, count: 0 },
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
      totals: { count: 0 },
    });
    const { roundId } = body.list[0];
    const stolen = await app.get(`/wallet/bets?after=${roundId}`, { token: other });
    expect(stolen).toMatchObject({ status: 422, body: { code: 'wallet.cursor_unknown' } });
    const titles = (await app.get('/wallet/bets/titles?language=en', { token })).body.list;
    expect(titles).toMatchObject([{ gameName: 'Mango Rush', count: 1 }]);
    expect((await app.get('/wallet/bets/titles', { token: other })).body.list).toEqual([]);
  });

  it('MONEY-13 an invalid date, state or page is refused by name', async () => {
    for (const query of [
      'from=2026-02-30',
      'state=maybe',
      'pageNo=2',
      'nodeId=x',
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
