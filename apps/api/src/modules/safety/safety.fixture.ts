// The setup for tests of limits and breaks: the whole api with one game, members who opened it, and a vendor's calls.
import { vendorToWire } from '@maidan/contract/vendor-code';
import { WALLET_PATHS, createRequestId, signRequest } from '@maidan/wire';
import type { WalletCall } from '@maidan/wire';
import { firstBrokenEntry } from '#modules/operators/index.ts';
import { proveLedger } from '#modules/wallet/index.ts';
import type { OpenDatabase } from '#platform/database/connection.ts';
import { changeSetting } from '../../testing/site/change-setting.ts';
import { seedGames, testGame } from '../../testing/catalogue.ts';
import { memberOf } from '../../testing/members.ts';
import { railInHand } from '../../testing/payments/rail.ts';
import { openTestApp, testClock } from '../../testing/test-app.ts';
import type { TestAnswer, TestApp } from '../../testing/test-app.ts';

const KEY = { keyId: 'test-key', secret: 'a secret of the test vendor, long enough' };
const GAME = { vendor: 'JL', gameCode: 'slot.game-1' };

/** What a new member of the fixture's site has, in minor units. */
export const OPENING = 1_000_000;

/** Sessions last for weeks. */
const SETTINGS = [
  ['session.absoluteMinutes', 100_000],
  ['session.idleMinutes', 100_000],
] as const;

/** Opens the fixture, on a database of its own unless one is given. Sessions last for weeks, so that days may pass. */
export async function openSafety(database?: OpenDatabase) {
  const clock = testClock();
  const rail = railInHand(clock);
  const tokens: string[] = [];
  const app = await openTestApp({
    clock,
    ...(database && { database }),
    rail: rail.connected,
    vendorKeys: { [KEY.keyId]: { secret: KEY.secret, vendors: ['JL'] } },
    launcher: {
      launch: async ({ sessionToken = '' }) => {
        tokens.push(sessionToken);
        return { url: 'http://arcade.test/play' };
      },
    },
  });
  await seedGames(app, [testGame({ nodeId: 1 })]);
  for (const [path, value] of SETTINGS)
    await changeSetting({ db: app.db, clock }, { siteId: 'first', path, value });
  await app.app.directory.refresh();
  const lastToken = () => tokens.at(-1) ?? '';
  return {
    app,
    clock,
    rail,
    player: (name: string) => openPlayer(app, name, lastToken),
    close: app.close,
    /** Closes it, and fails unless the ledger and the trail of its site are whole. */
    async closeProven(): Promise<void> {
      const { differences } = await proveLedger(app.db);
      const broken = await firstBrokenEntry(app.db, 'first');
      await app.close();
      if (differences.length > 0 || broken !== undefined)
        throw new Error(`Not whole: ${JSON.stringify({ differences, broken })}`);
    },
  };
}

export type Safety = Awaited<ReturnType<typeof openSafety>>;

let made = 0;
const nextId = (prefix: string) => `${prefix}-${(made += 1)}`;

/** Sends a signed call of the vendor. */
async function callOf(app: TestApp, name: WalletCall, body: object): Promise<TestAnswer> {
  const path = WALLET_PATHS[name];
  const rawBody = JSON.stringify(body);
  const timestampMs = app.clock.now().getTime();
  const signing = { ...KEY, requestId: createRequestId(), timestampMs };
  const headers = await signRequest({ ...signing, method: 'POST', path, rawBody });
  return app.ask('POST', path, { rawBody, headers });
}

/** A member who has opened the game. */
async function openPlayer(app: TestApp, name: string, lastToken: () => string) {
  const token = await memberOf(app, name);
  const ask = (method: string, path: string, body?: object) =>
    app.ask(method, path, body === undefined ? { token } : { token, body });
  let sessionToken = '';
  const launch = async () => {
    const body = { category: 'SLOT', ...vendorToWire({ vendor: GAME.vendor }), nodeId: 1 };
    const answer = await ask('POST', '/games/launch', body);
    sessionToken = lastToken();
    return answer;
  };
  await launch();
  const { body } = await callOf(app, 'authenticate', { ...GAME, sessionToken });
  const playerRef = body.playerRef as string;
  return {
    token,
    ask,
    launch,
    ...safetyCalls(app, token, ask),
    ...vendorCalls(app, { playerRef, tokenNow: () => sessionToken }),
  };
}

/** A member of the fixture. */
export type SafetyPlayer = Awaited<ReturnType<typeof openPlayer>>;

function safetyCalls(
  app: TestApp,
  token: string,
  ask: (method: string, path: string, body?: object) => Promise<TestAnswer>,
) {
  return {
    deposit: (amountMinor: number, key = nextId('key-of-order')) =>
      app.ask('POST', '/deposit/orders', {
        token,
        body: { channel: 'shapla', amountMinor, currency: 'BDT', gateway: 3, language: 'en' },
        headers: { 'idempotency-key': key },
      }),
    limit: (kind: string, period: string, amount: number | null) =>
      ask('PUT', '/safety/limits', { kind, period, amount }),
    /** One limit as the overview shows it. */
    async shown(kind: string, period: string) {
      const { value } = (await ask('GET', '/safety')).body;
      const limits = value.limits as { kind: string; period: string }[];
      return limits.find((one) => one.kind === kind && one.period === period);
    },
  };
}

function vendorCalls(
  app: TestApp,
  { playerRef, tokenNow }: { playerRef: string; tokenNow: () => string },
) {
  const money = (roundId: string, amountMinor: number) => ({
    ...GAME,
    playerRef,
    roundId,
    transactionId: nextId('t'),
    amountMinor,
    currency: 'BDT',
  });
  return {
    bet: (amountMinor: number, roundId = nextId('r')) =>
      callOf(app, 'bet', { ...money(roundId, amountMinor), sessionToken: tokenNow() }),
    betAndWin: (amountMinor: number, winAmountMinor: number) => {
      const sent = { ...money(nextId('r'), amountMinor), sessionToken: tokenNow() };
      return callOf(app, 'betAndWin', { ...sent, winAmountMinor });
    },
    win: (roundId: string, amountMinor: number) => callOf(app, 'win', money(roundId, amountMinor)),
    rollback: (roundId: string, betTransactionId: string) => {
      const { amountMinor: _, currency: _same, ...round } = money(roundId, 0);
      return callOf(app, 'rollback', { ...round, betTransactionId });
    },
  };
}
