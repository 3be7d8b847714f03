import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WALLET_PATHS, createRequestId, signRequest } from '@maidan/wire';
import type { WalletCall } from '@maidan/wire';
import { eq } from 'drizzle-orm';
import { seedGames, testGame } from '../../../testing/catalogue.ts';
import { memberOf } from '../../../testing/members.ts';
import { openTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { game } from '../catalogue/games.tables.ts';

const KEY = { keyId: 'test-key', secret: 'a secret of the test vendor, long enough' };
const DAY_MS = 24 * 3_600_000;
const MEMBERS = ['kobita', 'golpo', 'chhora', 'natok'] as const;
type Member = (typeof MEMBERS)[number];

let app: TestApp;
const tokens = new Map<Member, string>();
const launched: { sessionToken?: string | undefined }[] = [];
const standIns = new Set<string>();
let rounds = 0;

beforeAll(async () => {
  app = await openTestApp({
    vendorKeys: { [KEY.keyId]: { secret: KEY.secret, vendors: '*' } },
    launcher: {
      async launch(launch) {
        launched.push(launch);
        const isStandIn = standIns.has(launch.gameCode);
        return { url: 'http://arcade.test/play', ...(isStandIn ? { isStandIn } : {}) };
      },
    },
  });
  for (const name of MEMBERS) tokens.set(name, await memberOf(app, name));
});
afterAll(() => app.close());

async function call(name: WalletCall, body: Record<string, unknown>) {
  const path = WALLET_PATHS[name];
  const rawBody = JSON.stringify(body);
  const timestampMs = app.clock.now().getTime();
  const requestId = createRequestId();
  const headers = await signRequest({
    ...KEY,
    requestId,
    timestampMs,
    method: 'POST',
    path,
    rawBody,
  });
  const answer = await app.ask('POST', path, { rawBody, headers });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
}

/** Launches a game as a member and bets ten taka in it. The round is settled, unless it is left open or taken back. */
async function play(name: Member, nodeId: number, end: 'settled' | 'open' | 'taken back') {
  const token = tokens.get(name) ?? '';
  const launch = { category: 'SLOT', vassalage: 'JL', nodeId, language: 'en' };
  expect((await app.ask('POST', '/games/launch', { token, body: launch })).status).toBe(200);
  const sessionToken = launched.at(-1)?.sessionToken ?? '';
  const gameCode = `slot.game-${nodeId}`;
  const { playerRef } = await call('authenticate', { vendor: 'JL', sessionToken, gameCode });
  rounds += 1;
  const round = { vendor: 'JL', playerRef, roundId: `r${rounds}`, gameCode };
  const money = { amountMinor: 1_000, currency: 'BDT' };
  await call('bet', { ...round, ...money, sessionToken, transactionId: `b${rounds}` });
  if (end === 'settled') await call('endRound', round);
  if (end === 'taken back')
    await call('rollback', {
      ...round,
      transactionId: `x${rounds}`,
      betTransactionId: `b${rounds}`,
    });
}

/** Gives the site `count` games, numbered from 1, and clears who played what. */
async function beginWith(count: number): Promise<void> {
  app.clock.moveMs(8 * DAY_MS);
  for (const name of MEMBERS) {
    const login = await memberOf(app, `${name}${(logins += 1)}`);
    tokens.set(name, login);
  }
  await app.db.delete(game);
  await seedGames(
    app,
    Array.from({ length: count }, (_, index) => testGame({ nodeId: index + 1 })),
  );
}
let logins = 0;

async function refresh(): Promise<void> {
  await app.services.popularGames.refresh('first');
  await app.app.directory.refresh();
}

type Tile = { nodeId: number; isHot: 0 | 1; isPopular?: 1 };
const marked = (games: Tile[]) =>
  games.filter(({ isPopular }) => isPopular === 1).map(({ nodeId }) => nodeId);
const list = async (query = ''): Promise<Tile[]> =>
  (await app.get(`/games?pageSize=100&${query}`)).body.games;

describe('the hot mark', () => {
  it('is on the games that most members played, and on none where nobody played', async () => {
    await beginWith(20);
    await refresh();
    expect(marked(await list())).toEqual([]);
    expect((await app.get('/games/hot')).body.value.list).toEqual([]);
    for (const name of MEMBERS) await play(name, 7, 'settled');
    for (const name of MEMBERS.slice(0, 3)) await play(name, 5, 'settled');
    expect(marked(await list()), 'until it is counted').toEqual([]);
    await refresh();
    expect(marked(await list())).toEqual([5, 7]);
    const { body } = await app.get('/games/hot');
    expect(body.value.list.map(({ nodeId }: Tile) => nodeId)).toEqual([7, 5]);
    expect(marked(body.value.list), 'in a list where all are hot it would say nothing').toEqual([]);
    expect((await list('isHot=1')).map(({ nodeId }) => nodeId)).toEqual([7, 5]);
    expect((await list('isHot=0')).length).toBe(18);
  });

  it('is not on a game that fewer than three members played, however much they play', async () => {
    await beginWith(20);
    for (let turn = 0; turn < 12; turn += 1) await play('kobita', 3, 'settled');
    await play('golpo', 3, 'settled');
    await refresh();
    expect(marked(await list())).toEqual([]);
    await play('chhora', 3, 'settled');
    await refresh();
    expect(marked(await list())).toEqual([3]);
  });

  it('counts no round that is open, taken back or older than seven days, and no stand-in game', async () => {
    await beginWith(20);
    for (const name of MEMBERS) {
      await play(name, 1, 'open');
      await play(name, 2, 'taken back');
    }
    standIns.add('slot.game-4');
    for (const name of MEMBERS) await play(name, 4, 'settled');
    await refresh();
    expect(marked(await list())).toEqual([]);
    standIns.clear();
    await play('kobita', 4, 'settled');
    await refresh();
    expect(marked(await list()), 'the game has become what its title says').toEqual([4]);
    app.clock.moveMs(7 * DAY_MS + 1);
    await refresh();
    expect(marked(await list())).toEqual([]);
  });

  it.each([
    [9, 0],
    [10, 1],
    [19, 1],
    [20, 2],
  ])('among %i games is on at most %i', async (count, most) => {
    await beginWith(count);
    for (const nodeId of [1, 2, 3])
      for (const name of MEMBERS.slice(0, 3)) await play(name, nodeId, 'settled');
    await refresh();
    expect(marked(await list())).toEqual([1, 2, 3].slice(0, most));
  });

  it('is on one tile in ten of every list, also of a short one, and of home', async () => {
    await beginWith(60);
    for (const nodeId of [1, 2, 3, 4, 5])
      for (const name of MEMBERS.slice(0, 3)) await play(name, nodeId, 'settled');
    await play('natok', 5, 'settled');
    await refresh();
    expect(marked(await list())).toEqual([1, 2, 3, 4, 5]);
    expect(marked((await app.get('/games?pageSize=36')).body.games)).toEqual([1, 2, 5]);
    expect(marked((await app.get('/games?pageSize=10')).body.games)).toEqual([5]);
    expect(marked((await app.get('/games?pageSize=9')).body.games)).toEqual([]);
    const { sections } = (await app.get('/lobby/home')).body;
    const tiles: Tile[] = sections.flatMap((section: { games?: Tile[] }) => section.games ?? []);
    expect(sections[0].games.map(({ nodeId }: Tile) => nodeId)).toEqual([5, 1, 2, 3, 4]);
    expect(tiles.length).toBeGreaterThan(10);
    expect(marked(tiles).length).toBeGreaterThan(0);
    expect(marked(tiles).length).toBeLessThanOrEqual(tiles.length / 10);
  });

  it('raises the content version when a place changes, and writes nothing when none does', async () => {
    const version = () => app.app.directory.findById('first').contentVersion;
    await beginWith(10);
    const before = version();
    await refresh();
    expect(version()).toBe(before);
    for (const name of MEMBERS) await play(name, 9, 'settled');
    await Promise.all([refresh(), refresh()]);
    expect(version()).toBe(before + 1);
    const [row] = await app.db.select().from(game).where(eq(game.nodeId, 9));
    expect(row?.playRank).toBe(1);
  });

  it('counts each site on its own', async () => {
    await seedGames(
      app,
      Array.from({ length: 10 }, (_, index) => testGame({ nodeId: index + 1 })),
      'second',
    );
    await app.services.popularGames.refresh('second');
    await app.app.directory.refresh();
    expect(marked((await app.get('/games', { site: 'second' })).body.games)).toEqual([]);
  });
});
