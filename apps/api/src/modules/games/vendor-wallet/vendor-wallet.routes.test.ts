import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import { WALLET_PATHS, authenticateReply, walletRefusal, walletReply } from '@maidan/wire';
import type { WalletCall } from '@maidan/wire';
import { rowsOf } from '#platform/database/connection.ts';
import { proveLedger } from '#modules/wallet/index.ts';
import { GAME, KEY, openGames } from '../games.fixture.ts';
import type { Games } from '../games.fixture.ts';
import { purgeGameSessions } from '../launch/game-session.store.ts';
import { gameSession, vendorRequest } from '../launch/game-session.tables.ts';
import { game } from '../catalogue/games.tables.ts';
import { playerRefOf } from '../launch/game-token.ts';

let games: Games;
let sessionToken = '';
let playerRef = '';
let count = 0;

beforeAll(async () => {
  games = await openGames();
  sessionToken = await games.openSession();
  playerRef = playerRefOf(games.site.siteId, 'player');
});
afterAll(async () => {
  const proof = await proveLedger(games.db);
  await games.database.close();
  expect(proof.differences).toEqual([]);
});

const nextId = (prefix: string) => `${prefix}.${(count += 1)}`;
const balance = () =>
  games.wallet.readBalance(games.site.siteId, 'player').then((view) => view.sumBalance);
const far = (days: number) => new Date(Date.parse('2026-11-20T10:00:00.000Z') + days * 86_400_000);
const round = (roundId: string) => ({ vendor: 'JL', playerRef, roundId, gameCode: GAME.gameCode });
const money = (roundId: string, amountMinor: number) => ({
  ...round(roundId),
  transactionId: nextId('t'),
  amountMinor,
  currency: 'BDT',
});
const bet = (roundId: string, amountMinor = 1_000) => ({
  ...money(roundId, amountMinor),
  sessionToken,
});

/** What stands in the jackpot pool of the site. */
async function pool(): Promise<number> {
  const [row] = await rowsOf<{ minor: number }>(
    games.db,
    sql`SELECT coalesce(sum(amount_minor), 0)::int AS minor FROM posting WHERE account = 'jackpot_pool'`,
  );
  return row?.minor ?? 0;
}

describe('the seamless wallet over HTTP', () => {
  it('MONEY-02 what a vendor says of the jackpot stands in its pool, and more than the amount is refused', async () => {
    await games.call('bet', { ...bet('pot'), jackpotMinor: 120 });
    expect(await pool()).toBe(120);
    const above = await games.call('bet', { ...bet('pot'), jackpotMinor: 1_001 });
    expect(above).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
    await games.call('win', { ...money('pot', 1_000), jackpotMinor: 100 });
    expect(await pool()).toBe(20);
    const both = { ...bet('pot-2'), winAmountMinor: 1_000 };
    await games.call('betAndWin', { ...both, jackpotMinor: 40, winJackpotMinor: 60 });
    expect(await pool()).toBe(0);
    await games.call('endRound', round('pot'));
  });

  it('VENDOR-01 a session opens with the player, the balance and the round that is still open', async () => {
    const first = await games.call('authenticate', {
      vendor: 'JL',
      sessionToken,
      gameCode: GAME.gameCode,
    });
    expect(first.status).toBe(200);
    expect(authenticateReply.parse(first.body)).toEqual({
      balanceMinor: 100_000,
      currency: 'BDT',
      playerRef,
      displayName: 'player',
      language: 'bn',
    });
    await games.call('bet', bet('open-1'));
    const again = await games.call('authenticate', {
      vendor: 'JL',
      sessionToken,
      gameCode: GAME.gameCode,
    });
    expect(again.body).toMatchObject({ openRoundId: 'open-1', balanceMinor: 99_000 });
    await games.call('endRound', round('open-1'));
  });

  it('FAIR-24 what a round was drawn from is stored with its end, and stays when the end is told again', async () => {
    const proof = {
      hash: 'b'.repeat(64),
      clientSeed: 'শাপলা',
      nonce: 3,
      game: 'dice',
      played: { choice: { side: 'under', target: 5_000 }, outcome: { roll: 9 } },
    };
    const stored = async (vendorRoundId: string) =>
      (
        await rowsOf(
          games.db,
          sql`SELECT proof FROM round WHERE vendor_round_id = ${vendorRoundId}`,
        )
      )[0];
    await games.call('bet', bet('proven'));
    expect(await stored('proven')).toEqual({ proof: null });
    await games.call('endRound', { ...round('proven'), proof });
    await games.call('endRound', round('proven'));
    expect(await stored('proven')).toEqual({ proof });
    const both = { ...bet('proven-2'), winAmountMinor: 0 };
    expect((await games.call('betAndWin', { ...both, proof })).status).toBe(200);
    expect(await stored('proven-2')).toEqual({ proof });
    // A vendor that is updated between two tries of one call says more the second time.
    const again = await games.call('betAndWin', both);
    expect(again).toMatchObject({ status: 200, body: { replayed: true } });
  });

  it('MONEY-17 no money is moved to a vendor: a launch leaves the balance, each bet takes from it, and there is no transfer call', async () => {
    const before = await balance();
    const journals = () => rowsOf(games.db, sql`SELECT count(*)::int AS journals FROM journal`);
    const written = await journals();
    sessionToken = await games.openSession();
    expect([await balance(), await journals()]).toEqual([before, written]);
    await games.call('bet', bet('seamless-1', 700));
    expect(await balance()).toBe(before - 700);
    await games.call('endRound', round('seamless-1'));
    for (const name of ['transfer', 'transferIn', 'transferOut', 'deposit', 'withdraw']) {
      const path = `/vendor/v1/${name}`;
      expect((await games.router.hono.request(path, { method: 'POST' })).status, path).toBe(404);
    }
  });

  it('VENDOR-01 bet, win and balance move the money and report the same balance', async () => {
    const before = await balance();
    const taken = await games.call('bet', bet('r1', 5_000));
    expect(walletReply.parse(taken.body)).toMatchObject({ balanceMinor: before - 5_000 });
    const paid = await games.call('win', money('r1', 7_500));
    expect(walletReply.parse(paid.body)).toMatchObject({ balanceMinor: before + 2_500 });
    const told = await games.call('balance', { vendor: 'JL', playerRef, sessionToken });
    expect(told.body).toEqual({ balanceMinor: before + 2_500, currency: 'BDT' });
    expect(await balance()).toBe(before + 2_500);
  });

  it('VENDOR-01 a wrong signature, key, clock, body or vendor is refused and moves nothing', async () => {
    const before = await balance();
    const nowMs = Date.parse('2026-11-20T10:00:00.000Z');
    const attempts = [
      games.call('bet', bet('s1'), { secret: 'another secret, long enough too' }),
      games.call('bet', bet('s1'), { keyId: 'nobody' }),
      games.call('bet', bet('s1'), { keyId: '__proto__' }),
      games.call('bet', bet('s1'), { timestampMs: nowMs - 60_001 }),
      games.call('bet', bet('s1'), { timestampMs: nowMs + 60_001 }),
      games.call('bet', bet('s1', 100), { sentBody: JSON.stringify(bet('s1', 5_000)) }),
      games.call('bet', { ...bet('s1'), vendor: 'JDB' }),
    ];
    for (const { status, body } of await Promise.all(attempts)) {
      expect(body).toMatchObject({ code: 'invalid_signature' });
      expect(status).toBe(401);
    }
    expect(await balance()).toBe(before);
  });

  it('VENDOR-01 a call without a required field is refused and moves nothing', async () => {
    const before = await balance();
    await games.call('bet', bet('whole', 1_000));
    const winAmountMinor = 500;
    const whole: Record<string, Record<string, unknown>> = {
      authenticate: { vendor: 'JL', sessionToken, gameCode: GAME.gameCode },
      balance: { vendor: 'JL', playerRef, sessionToken },
      bet: bet('whole', 100),
      win: money('whole', 100),
      betAndWin: { ...bet('other', 100), winAmountMinor },
      rollback: { ...round('whole'), transactionId: nextId('t'), betTransactionId: 'unseen' },
      endRound: round('whole'),
    } satisfies Record<WalletCall, object>;
    for (const [name, body] of Object.entries(whole))
      for (const field of Object.keys(body)) {
        const { [field]: _lacking, ...rest } = body;
        const answer = await games.call(name as WalletCall, rest);
        const refused = { status: 400, body: { code: 'invalid_request' } };
        expect(answer, `${name} without ${field}`).toEqual(refused);
      }
    expect(await balance()).toBe(before - 1_000);
  });

  it('VENDOR-01 a request id counts once, whichever process receives it', async () => {
    const before = await balance();
    const requestId = 'request-id-used-twice';
    const answers = await Promise.all([
      games.call('bet', bet('q1', 100), { requestId }),
      games.call('bet', bet('q2', 100), { requestId }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(walletRefusal.parse(refused?.body)).toMatchObject({
      code: 'duplicate_request',
      currency: 'BDT',
    });
    expect(await balance()).toBe(before - 100);
  });

  it('VENDOR-02 a retry with a new request id and a new session token is the same transaction', async () => {
    const body = bet('v1', 300);
    const first = await games.call('bet', body);
    const later = (sessionToken = await games.openSession());
    const again = await games.call('bet', { ...body, sessionToken: later });
    expect(again.body).toEqual({ ...first.body, replayed: true });
    const other = await games.call('bet', { ...body, amountMinor: 301 });
    expect(other).toMatchObject({ status: 409, body: { code: 'conflict', currency: 'BDT' } });
  });

  it('VENDOR-03 the session token ties bet and balance to player, vendor, game and time; win and rollback do not need it', async () => {
    const own = (sessionToken = await games.openSession());
    const foreign = await games.openSession('contractless');
    const stake = { ...bet('w1', 200), sessionToken: own };
    expect((await games.call('bet', stake)).status).toBe(200);
    const known = { balanceMinor: expect.any(Number), currency: 'BDT' };
    for (const wrong of [
      { ...bet('w2', 200), sessionToken: foreign },
      { ...bet('w2', 200), sessionToken: own, vendor: 'PG' },
      { ...bet('w2', 200), sessionToken: own, gameCode: 'slot.other' },
      { ...bet('w2', 200), sessionToken: `${games.site.siteId}.not-a-real-token-at-all` },
    ]) {
      const refused = await games.call('bet', wrong);
      expect(refused).toEqual({ status: 401, body: { code: 'invalid_token', ...known } });
    }
    await games.db.update(gameSession).set({ isEnded: true });
    const ended = await games.call('balance', { vendor: 'JL', playerRef, sessionToken: own });
    expect(ended).toMatchObject({ status: 401, body: { code: 'invalid_token', ...known } });
    games.blocked.add('player');
    expect((await games.call('win', money('w1', 50))).status).toBe(200);
    games.blocked.delete('player');
    sessionToken = await games.openSession();
  });

  it('VENDOR-03 a session ends after twelve hours', async () => {
    const body = { vendor: 'JL', playerRef, sessionToken };
    expect((await games.call('balance', body)).status).toBe(200);
    games.moveMs(12 * 3_600_000 + 1);
    expect((await games.call('balance', body)).body).toMatchObject({ code: 'invalid_token' });
    sessionToken = await games.openSession();
  });

  it('VENDOR-04 a rollback before its bet makes the bet a conflict', async () => {
    const stake = bet('x1', 700);
    const betTransactionId = stake.transactionId;
    const rollback = { ...round('x1'), transactionId: nextId('t'), betTransactionId };
    expect((await games.call('rollback', rollback)).status).toBe(200);
    expect(await games.call('bet', stake)).toMatchObject({
      status: 409,
      body: { code: 'conflict' },
    });
  });

  it('VENDOR-05 each refusal of a stake has its code, the present balance, and the limit that was hit', async () => {
    const balanceMinor = await balance();
    const known = { balanceMinor, currency: 'BDT' };
    const { betLimits } = games.site.settings;
    expect(await games.call('bet', bet('y1', betLimits.minMinor - 1))).toEqual({
      status: 403,
      body: {
        code: 'limit_reached',
        ...known,
        limit: { kind: 'bet', limitMinor: betLimits.minMinor },
      },
    });
    expect(await games.call('bet', bet('y1', betLimits.maxMinor + 1))).toMatchObject({
      body: { code: 'limit_reached', limit: { kind: 'bet', limitMinor: betLimits.maxMinor } },
    });
    expect(await games.call('bet', bet('y1', balanceMinor + 1))).toEqual({
      status: 402,
      body: { code: 'insufficient_funds', ...known },
    });
    games.blocked.add('player');
    expect(await games.call('bet', bet('y1'))).toEqual({
      status: 403,
      body: { code: 'player_blocked', ...known },
    });
    games.blocked.delete('player');
    expect(await games.call('win', money('y9', 5))).toEqual({
      status: 404,
      body: { code: 'unknown_round', ...known },
    });
    expect(await games.call('bet', { ...bet('y1'), currency: 'USD' })).toMatchObject({
      status: 400,
      body: { code: 'invalid_request' },
    });
    const stranger = { ...money('y1', 5), playerRef: playerRefOf(games.site.siteId, 'nobody') };
    expect(await games.call('win', stranger)).toEqual({
      status: 404,
      body: { code: 'unknown_round' },
    });
  });

  it('VENDOR-05 a stake of zero and one below the game’s minimum are refused, alone and with a win', async () => {
    const refused = (limitMinor: number) => ({
      status: 403,
      body: { code: 'limit_reached', limit: { kind: 'bet', limitMinor } },
    });
    const { minMinor } = games.site.settings.betLimits;
    expect(await games.call('bet', bet('z1', 0))).toMatchObject(refused(minMinor));
    const free = { ...bet('z2', 0), winAmountMinor: 900 };
    expect(await games.call('betAndWin', free)).toMatchObject(refused(minMinor));
    const minBetMinor = minMinor + 400;
    await games.db.update(game).set({ minBetMinor }).where(eq(game.nodeId, GAME.nodeId));
    expect(await games.call('bet', bet('z3', minBetMinor - 1))).toMatchObject(refused(minBetMinor));
    expect((await games.call('bet', bet('z3', minBetMinor))).status).toBe(200);
    await games.db.update(game).set({ minBetMinor: 0 }).where(eq(game.nodeId, GAME.nodeId));
  });

  it('VENDOR-05 a raise may be below the smallest stake, and passes every other check of a stake', async () => {
    const { minMinor, maxMinor } = games.site.settings.betLimits;
    const raise = (roundId: string, amountMinor: number, no = 1) => ({
      ...bet(roundId, amountMinor),
      transactionId: `${roundId}-raise-${no}`,
    });
    await games.call('bet', bet('raised', minMinor));
    const before = await balance();
    const half = raise('raised', minMinor / 2);
    expect((await games.call('bet', half)).status).toBe(200);
    expect(await games.call('bet', half)).toMatchObject({ body: { replayed: true } });
    expect(await balance()).toBe(before - minMinor / 2);
    const limit = (limitMinor: number) => ({
      body: { code: 'limit_reached', limit: { kind: 'bet', limitMinor } },
    });
    expect(await games.call('bet', raise('raised', 0, 2))).toMatchObject(limit(1));
    expect(await games.call('bet', raise('raised', maxMinor + 1, 3))).toMatchObject(
      limit(maxMinor),
    );
    games.blocked.add('player');
    expect(await games.call('bet', raise('raised', minMinor, 4))).toMatchObject({
      body: { code: 'player_blocked' },
    });
    games.blocked.delete('player');
    await games.call('endRound', round('raised'));
    expect(await games.call('bet', raise('raised', minMinor / 2, 5))).not.toMatchObject({
      status: 200,
    });
  });

  it('WIDGET-20 VENDOR-03 a win tells of itself once; a win of nothing and a repeated one tell nothing', async () => {
    games.wins.length = 0;
    await games.call('bet', bet('told', 1_000));
    await games.call('win', money('told', 0));
    expect(games.wins).toEqual([]);
    await games.call('bet', bet('told-2', 1_000));
    const win = money('told-2', 2_000);
    for (let sent = 0; sent < 2; sent += 1) await games.call('win', win);
    expect(games.wins).toEqual([games.site.siteId]);
  });

  it('VENDOR-03 a win above the site’s ceiling is paid and raises one alert', async () => {
    await games.call('bet', bet('big', 1_000));
    const before = await balance();
    await games.call('win', money('big', 50_000));
    expect(games.largeWins).toEqual([]);
    const win = money('big', 50_001);
    for (let sent = 0; sent < 2; sent += 1) {
      expect((await games.call('win', win)).body).toMatchObject({ balanceMinor: before + 100_001 });
    }
    expect(
      (await games.call('betAndWin', { ...bet('bigger'), winAmountMinor: 70_000 })).status,
    ).toBe(200);
    expect(games.largeWins).toMatchObject([
      { roundId: 'big', memberId: 'player', amountMinor: 50_001, ceilingMinor: 50_000 },
      { roundId: 'bigger', amountMinor: 70_000 },
    ]);
  });

  it('VENDOR-05 a game that is switched off or under maintenance accepts no stake, and neither does a closed site', async () => {
    for (const change of [{ isEnabled: false }, { isEnabled: true, underMaintenance: true }]) {
      await games.db.update(game).set(change).where(eq(game.nodeId, GAME.nodeId));
      expect(await games.call('bet', bet('z1'))).toMatchObject({
        status: 403,
        body: { code: 'game_disabled' },
      });
    }
    await games.db
      .update(game)
      .set({ underMaintenance: false })
      .where(eq(game.nodeId, GAME.nodeId));
    games.closedSites.add(games.site.siteId);
    expect(await games.call('bet', bet('z1'))).toMatchObject({ body: { code: 'game_disabled' } });
    games.closedSites.delete(games.site.siteId);
    expect((await games.call('bet', bet('z1'))).status).toBe(200);
  });

  it('VENDOR-02 when two players use one transaction id at once, one is accepted, the other is a conflict', async () => {
    const foreignToken = await games.openSession('contractless');
    const foreignRef = playerRefOf(games.site.siteId, 'contractless');
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const stake = bet(`same-${attempt}`, 100);
      const answers = await Promise.all([
        games.call('bet', stake),
        games.call('bet', { ...stake, playerRef: foreignRef, sessionToken: foreignToken }),
      ]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    }
  });

  it('VENDOR-01 no input of a vendor or a stranger is answered with 500', async () => {
    const calls = Object.keys(WALLET_PATHS) as WalletCall[];
    const hostile = fc.oneof(
      fc.json(),
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.record(
        {
          vendor: fc.oneof(fc.constantFrom('JL', '__proto__', "JL'--"), fc.string()),
          playerRef: fc.oneof(
            fc.constant(playerRef),
            fc.constant(`${playerRef}\u0000`),
            fc.string({ unit: 'binary' }),
          ),
          sessionToken: fc.oneof(
            fc.constant(sessionToken),
            fc.string({ unit: 'binary', minLength: 16 }),
          ),
          transactionId: fc.oneof(fc.string(), fc.constant('constructor')),
          betTransactionId: fc.string({ minLength: 1 }),
          roundId: fc.oneof(fc.constant('h1'), fc.string()),
          gameCode: fc.oneof(fc.constant(GAME.gameCode), fc.string()),
          amountMinor: fc.oneof(fc.integer(), fc.double(), fc.constant(2 ** 53), fc.constant('5')),
          winAmountMinor: fc.oneof(fc.integer(), fc.constant(1e12)),
          currency: fc.oneof(fc.constant('BDT'), fc.string()),
        },
        { requiredKeys: [] },
      ),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...calls),
        hostile,
        fc.boolean(),
        async (name, body, isSigned) => {
          const answer = await games.call(
            name,
            body,
            isSigned ? {} : { secret: 'not the secret of this vendor' },
          );
          expect(answer.status).toBeLessThan(500);
          const accepted = answer.status === 200;
          if (!accepted) expect(walletRefusal.safeParse(answer.body).success).toBe(true);
        },
      ),
      { numRuns: 400 },
    );
    const large = await games.call('bet', { ...bet('h2'), filler: 'x'.repeat(20_000) });
    expect(large).toEqual({ status: 400, body: { code: 'invalid_request' } });
    const unsigned = await games.router.hono.request(WALLET_PATHS.bet, {
      method: 'POST',
      body: '{}',
    });
    expect(unsigned.status).toBe(401);
  });

  it('VENDOR-01 request ids are kept while their signature is accepted, and sessions a while longer', async () => {
    await purgeGameSessions(games.db, { requests: far(-1), sessions: far(-1) });
    expect((await games.db.select().from(vendorRequest)).length).toBeGreaterThan(0);
    await purgeGameSessions(games.db, { requests: far(2), sessions: far(2) });
    expect(await games.db.select().from(vendorRequest)).toEqual([]);
    expect(await games.db.select().from(gameSession)).toEqual([]);
  });

  it('a member has one game open: the one before takes no more bets, and its round ends as it would', async () => {
    const before = (sessionToken = await games.openSession());
    expect((await games.call('bet', bet('left-behind', 300))).status).toBe(200);
    const other = await games.openSession('contractless');
    sessionToken = await games.openSession();
    const late = await games.call('bet', { ...bet('left-behind', 300), sessionToken: before });
    expect(late).toMatchObject({ status: 401, body: { code: 'invalid_token' } });
    expect((await games.call('win', money('left-behind', 900))).status).toBe(200);
    expect((await games.call('bet', bet('opened-now', 300))).status).toBe(200);
    const theirs = {
      playerRef: playerRefOf(games.site.siteId, 'contractless'),
      sessionToken: other,
    };
    const untouched = await games.call('bet', { ...bet('theirs', 300), ...theirs });
    expect(untouched.status, 'another member plays on').toBe(200);
    await games.call('endRound', round('opened-now'));
  });

  it('VENDOR-01 the stored token is a hash', async () => {
    const token = await games.openSession();
    const [stored] = await games.db.select().from(gameSession);
    expect(stored?.tokenHash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(stored)).not.toContain(token.split('.')[1]);
    expect(KEY.secret).not.toContain(stored?.tokenHash);
  });
});
