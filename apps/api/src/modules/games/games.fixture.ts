// The setup for tests of launches and of the vendors' wallet: a site with two games, members with wallets, a router
// with only these modules, and signed calls.
import { readFileSync } from 'node:fs';
import { createSite } from '@maidan/site';
import type { SiteSettings } from '@maidan/site';
import { readDemoSites } from '@maidan/site/demo';
import { WALLET_PATHS, createRequestId, signRequest } from '@maidan/wire';
import type { WalletCall } from '@maidan/wire';
import { AppError } from '@maidan/contract/errors';
import { vendorToWire } from '@maidan/contract/vendor-code';
import type { Clock } from '#platform/process/clock.ts';
import type { Database } from '#platform/database/connection.ts';
import { createRouter } from '#platform/http/router.ts';
import type { HttpKernel, Router } from '#platform/http/router.ts';
import { createLog } from '#platform/process/log.ts';
import { createMetrics } from '#platform/process/metrics.ts';
import { waitingLine } from '#platform/process/waiting-line.ts';
import type { SessionView, SiteView } from '#platform/http/request-context.ts';
import { systemRandom } from '#platform/secrets/random.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { recordService, roundService, walletService } from '#modules/wallet/index.ts';
import type { WalletService } from '#modules/wallet/index.ts';
import { VendorLaunchError } from './games.ports.ts';
import type { VendorLaunch, VendorLauncher } from './games.ports.ts';
import { game, vendor } from './catalogue/games.tables.ts';
import { bindLaunchRoutes } from './launch/launch.routes.ts';
import { launchService } from './launch/launch.service.ts';
import { bindVendorWalletRoutes } from './vendor-wallet/vendor-wallet.routes.ts';
import { vendorWalletService } from './vendor-wallet/vendor-wallet.service.ts';
import type { LargeWin } from './vendor-wallet/vendor-wallet.service.ts';
import { siteStakeLimit } from './vendor-wallet/vendor-wallet.types.ts';

/** The key with which the fixture's vendor signs; it may act for JL and PG. */
export const KEY = { keyId: 'test-key', secret: 'a secret of the test vendor, long enough' };
/** The fixture's game, which supports free play. Game 8 does not. */
export const GAME = { vendor: 'JL', nodeId: 7, gameCode: 'slot.mango-rush' };

const MEMBERS: Record<string, number> = { player: 0, trial: 40, contractless: 41 };

/** A site view over demo settings. */
function siteViewOf(settings: SiteSettings): SiteView {
  const { can } = createSite(settings);
  return { siteId: settings.slug, settings, version: 1, contentVersion: 1, can };
}

/** A launcher that records its calls and fails when told to. */
function fakeLauncher() {
  const asked: VendorLaunch[] = [];
  const state = { isDown: false };
  const launcher: VendorLauncher = {
    async launch(launch) {
      asked.push(launch);
      if (state.isDown) throw new VendorLaunchError('silent', 'no answer');
      return { url: `http://arcade.test/play/#${asked.length}` };
    },
  };
  return { launcher, asked, state };
}

/** Opens the fixture on a database of its own. */
export async function openGames() {
  const database = await openTestDatabase();
  const { db } = database;
  const clock = movingClock();
  const [settings] = readDemoSites((file) => readFileSync(file, 'utf8'));
  if (!settings) throw new Error('The demo has no site');
  const site = siteViewOf(settings.settings);
  const state = {
    blocked: new Set<string>(),
    closedSites: new Set<string>(),
    /** The sites of all wins. */
    wins: [] as string[],
    largeWins: [] as LargeWin[],
  };
  const fake = fakeLauncher();
  const { router, wallet, records } = bindGames({
    db,
    clock,
    site,
    launcher: fake.launcher,
    ...state,
  });
  await seedGames(db, site.siteId);
  await openWallets(db, wallet, site.siteId);
  const askLaunch = launchAsker(router);
  return {
    database,
    db,
    site,
    wallet,
    records,
    router,
    ...state,
    askLaunch,
    call: signedCaller(router, clock),
    asked: fake.asked,
    vendor: fake.state,
    moveMs: clock.moveMs,
    /** Launches a game for real and answers its session token. */
    async openSession(memberId = 'player'): Promise<string> {
      await askLaunch(memberId);
      return fake.asked.at(-1)?.sessionToken ?? '';
    },
  };
}

async function openWallets(db: Database, wallet: WalletService, siteId: string): Promise<void> {
  for (const memberId of Object.keys(MEMBERS)) {
    const open = { siteId, memberId, currency: 'BDT' as const, openingCreditsMinor: 100_000 };
    await db.transaction((tx) => wallet.openWallet(tx, open));
  }
}

/** Wallet events without listeners. */
const noEvents = {
  announce: () => undefined,
  subscribe: () => () => undefined,
  endAll: () => undefined,
  close: async () => undefined,
};

function movingClock() {
  let now = Date.parse('2026-11-20T10:00:00.000Z');
  return { now: () => new Date(now), moveMs: (ms: number) => void (now += ms) };
}

function bindGames(parts: {
  db: Database;
  clock: Clock;
  site: SiteView;
  launcher: VendorLauncher;
  blocked: ReadonlySet<string>;
  closedSites: ReadonlySet<string>;
  wins: string[];
  largeWins: LargeWin[];
}) {
  const { db, clock, site, launcher, blocked, closedSites, wins, largeWins } = parts;
  const core = { db, clock, random: systemRandom, events: noEvents };
  const wallet = walletService(core);
  const records = recordService(core);
  const vendorWallet = vendorWalletService({
    ...core,
    wallet,
    rounds: roundService({ ...core, timeZoneOf: () => site.settings.timeZone }),
    isSiteOpen: (siteId) => siteId === site.siteId && !closedSites.has(siteId),
    isMemberBlocked: async (_tx, _siteId, memberId) => blocked.has(memberId),
    winCeilingOf: () => 50_000,
    onWin: (siteId) => void wins.push(siteId),
    onLargeWin: (win) => void largeWins.push(win),
    stakeLimits: [siteStakeLimit(() => site.settings)],
  });
  const launch = launchService({
    ...core,
    launcher,
    records,
    ...openGates,
    lobbyOriginOf,
    walletBaseUrl: undefined,
  });
  const router = createRouter(kernelOf(site));
  bindLaunchRoutes(router, { launch });
  const vendorKeys = { [KEY.keyId]: { secret: KEY.secret, vendors: ['JL', 'PG'] } };
  bindVendorWalletRoutes(router, { vendorWallet, vendorKeys, clock });
  return { router, wallet, records };
}

/** Every session and every member is let in. */
const openGates = {
  holdSession: async () => true,
  holdMember: async () => undefined,
  admitPlay: async () => undefined,
};

const lobbyOriginOf = (host: string) => `http://${host}:3000`;

/** The parts of a signed call that a test can make wrong. */
interface WrongParts extends Partial<typeof KEY> {
  readonly requestId?: string;
  readonly timestampMs?: number;
  /** Sent instead of the body that was signed. */
  readonly sentBody?: string;
}

/** Sends signed calls; parts of the signature can be made wrong. */
function signedCaller({ hono }: Router, clock: Clock) {
  return async (name: WalletCall, body: unknown, spoilt: WrongParts = {}) => {
    const path = WALLET_PATHS[name];
    const rawBody = typeof body === 'string' ? body : JSON.stringify(body);
    const { sentBody = rawBody, ...signing } = spoilt;
    const usual = { ...KEY, requestId: createRequestId(), timestampMs: clock.now().getTime() };
    const headers = await signRequest({ ...usual, ...signing, method: 'POST', path, rawBody });
    return answerOf(await hono.request(path, { method: 'POST', headers, body: sentBody }));
  };
}

/** Asks for launches as a member. */
function launchAsker({ hono }: Router) {
  return async (memberId: string, body: Record<string, unknown> = {}) => {
    const token = memberId.padEnd(24, '_');
    const response = await hono.request('/games/launch', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        category: 'SLOT',
        ...vendorToWire({ vendor: 'JL' }),
        nodeId: 7,
        ...body,
      }),
    });
    return answerOf(response);
  };
}

async function answerOf(response: Response) {
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

export type Games = Awaited<ReturnType<typeof openGames>>;

function refuseSealed(): never {
  throw new AppError('request.not_sealed');
}

function kernelOf(site: SiteView): HttpKernel {
  return {
    log: createLog({ level: 'silent' }),
    metrics: createMetrics({ isDefault: false }),
    sealing: { open: refuseSealed } as unknown as HttpKernel['sealing'],
    isStrict: true,
    uploads: waitingLine({ atOnce: 1, mostWaiting: 0, mostWaitMs: 0 }),
    readOrigin: () => ({
      host: 'localhost',
      clientAddress: '127.0.0.1',
      country: undefined,
      isCountryByAddress: false,
      isFromWeb: false,
      deviceId: undefined,
    }),
    findSite: async () => site,
    checkOpen: () => undefined,
    noteFailure: () => undefined,
    findSession: async (_site, token) => sessionOf(token.replace(/_+$/, '')),
  };
}

function sessionOf(memberId: string): SessionView | undefined {
  const type = MEMBERS[memberId];
  if (type === undefined) return undefined;
  const names = { account: memberId, nickname: '' };
  return { sessionId: 's', token: 't', memberId, type, ...names, openedAt: new Date(0) };
}

async function seedGames(db: Games['db'], siteId: string): Promise<void> {
  await db.insert(vendor).values([
    { siteId, vendor: 'JL', displayName: 'Jolpai', isHot: true, position: 1 },
    { siteId, vendor: 'PG', displayName: 'Pagoda', isHot: false, position: 2 },
  ]);
  const common = {
    siteId,
    gameType: 'RNG',
    classifies: ['SM'],
    isHot: true,
    isNew: false,
    opensVendorList: false,
    sortRank: 1,
    cover: 'covers/mango-rush.webp',
  };
  await db.insert(game).values([
    {
      ...common,
      ...GAME,
      slug: 'mango-rush',
      name: { bn: 'আমের দৌড়', en: 'Mango Rush' },
      supportsFreePlay: true,
      searchText: 'mango rush',
      sortName: 'mango rush',
    },
    {
      ...common,
      vendor: 'PG',
      nodeId: 8,
      gameCode: 'slot.paan',
      slug: 'paan',
      name: { bn: 'পান', en: 'Paan' },
      supportsFreePlay: false,
      searchText: 'paan',
      sortName: 'paan',
    },
  ]);
}
