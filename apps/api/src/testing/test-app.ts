// The setup for tests of the whole api: an app on a database of its own, two sites, and a way to send requests.
import { generateKeyPairSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { SiteSettings } from '@maidan/site';
import { readDemoSites } from '@maidan/site/demo';
import { buildApp } from '../app.ts';
import type { App, AppDeps } from '../app.ts';
import { messageCarriers } from '../providers/messages/carriers.ts';
import { publishedFirebaseKeys } from '../providers/firebase/published-keys.ts';
import { siteverify } from '../providers/human/siteverify.ts';
import { socialSignIns } from '../providers/social/social-sign-ins.ts';
import { siteStore } from '../modules/site/index.ts';
import { parseNetworks } from '@maidan/deployment/networks';
import type { Clock } from '../platform/process/clock.ts';
import type { OpenDatabase } from '../platform/database/connection.ts';
import { createMetrics } from '../platform/process/metrics.ts';
import { systemRandom } from '../platform/secrets/random.ts';
import { databaseShortLived } from '../platform/short-lived/store.ts';
import { keptLog } from './logs/kept-log.ts';
import { openTestDatabase } from './test-database.ts';

/** A clock that only moves when a test moves it. */
export interface TestClock extends Clock {
  moveMs(ms: number): void;
}

/** Hosts of the two sites. */
export const HOST = { first: 'first.test', second: 'second.test' } as const;

/** The secret that the test deployment shares with its front end. */
export const DEPLOYMENT_SECRET = 'test-deployment-secret-0123456789abcdef';

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const SEALING_KEY = {
  keyId: 'seal-test',
  createdAt: '2026-01-01T00:00:00.000Z',
  privateKeyPem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
};

/** A clock that only moves when a test moves it. */
export function testClock(start = '2026-11-20T10:00:00.000Z'): TestClock {
  let now = Date.parse(start);
  return { now: () => new Date(now), moveMs: (ms) => (now += ms) };
}

/** Complete and valid settings of a test site; a test changes the parts that it needs. */
export function testSettings(
  name: keyof typeof HOST,
  change: Partial<SiteSettings> = {},
): SiteSettings {
  const [first, second] = readDemoSites((file) => readFileSync(file, 'utf8'));
  const base = (name === 'first' ? first : second)?.settings;
  if (!base || !second) throw new Error('There are no settings to begin with');
  return {
    ...base,
    // Both sites ask for every field that the second demo site does, so that there is something to check.
    register: second.settings.register,
    slug: name,
    merchantCode: name.toUpperCase(),
    hosts: [HOST[name]],
    mainDomain: HOST[name],
    // The clock of most tests stands still, and two bets in a slot would be too close.
    slotPaceMs: 0,
    ...change,
  };
}

/** Parts of a test app that a test may replace. */
export type TestAppOptions = Partial<AppDeps> & { clock?: TestClock };

/** Dependencies of an app on a given database. */
export function testDeps(
  database: OpenDatabase,
  options: TestAppOptions = {},
): AppDeps & { clock: TestClock } {
  const clock = options.clock ?? testClock();
  return {
    database,
    dataDir: undefined,
    log: keptLog(),
    metrics: createMetrics({ isDefault: false }),
    random: systemRandom,
    shortLived: databaseShortLived(database.db, clock),
    deploymentSecret: DEPLOYMENT_SECRET,
    sealingKeys: [SEALING_KEY],
    trusted: parseNetworks(''),
    countryHeader: 'X-Country-Code',
    countries: undefined,
    passwordCost: { memoryKib: 64, passes: 1 },
    humanCheckCost: { form: 500, captcha: 4000 },
    carriers: messageCarriers({ secretOf: () => undefined, allowsHttp: true }),
    mayKeepMessages: () => true,
    guard: async () => [],
    // Nothing listens at this address; a test of signing in starts a provider of its own.
    firebaseKeys: publishedFirebaseKeys('http://127.0.0.1:1/'),
    verdicts: siteverify({ secretOf: () => undefined, allowsHttp: true }),
    signIns: socialSignIns({
      secretOf: () => undefined,
      allowsHttp: true,
      now: () => clock.now().getTime(),
    }),
    launcher: { launch: async () => ({ url: 'http://arcade.test/play' }) },
    drawsOf: () => undefined,
    matchesOf: () => undefined,
    returnsOf: () => undefined,
    vendorKeys: {},
    lobbyOriginOf: (host) => `http://${host}`,
    walletBaseUrl: undefined,
    consoleUrl: 'https://console.example/',
    rail: undefined,
    isDevelopment: false,
    repeatsWork: false,
    isStrict: true,
    ...options,
    clock,
  };
}

/** Writes the two test sites. */
export async function seedTestSites(database: OpenDatabase, clock: Clock): Promise<void> {
  for (const name of ['first', 'second'] as const) {
    await siteStore(database.db).insert({
      siteId: name,
      settings: testSettings(name),
      isDefault: name === 'first',
      createdAt: clock.now(),
    });
  }
}

/** An app with the two test sites, on a new database unless one is given; closing it closes the database. */
export async function openTestApp(options: TestAppOptions = {}) {
  const database = options.database ?? (await openTestDatabase());
  const deps = testDeps(database, options);
  await seedTestSites(database, deps.clock);
  const app = await buildApp(deps);
  return {
    ...requestsTo(app),
    app,
    database,
    db: database.db,
    clock: deps.clock,
    services: app.services,
    async close(): Promise<void> {
      await app.close();
      await database.close();
    },
  };
}

export type TestApp = Awaited<ReturnType<typeof openTestApp>>;

/** A request of a test. */
export interface TestRequest {
  readonly site?: keyof typeof HOST;
  readonly host?: string;
  readonly token?: string;
  readonly body?: unknown;
  /** Sent unchanged, instead of `body` as JSON. */
  readonly rawBody?: string | Uint8Array<ArrayBuffer>;
  readonly headers?: Record<string, string>;
  /** Address of the visitor, as the front end would forward it. */
  readonly address?: string;
  readonly country?: string;
  /** Id of the visitor's device, as the front end would send it. */
  readonly deviceId?: string;
}

/** An answer with its parsed JSON. */
export interface TestAnswer {
  readonly status: number;
  readonly headers: Headers;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into answers of every shape
  readonly body: any;
}

/** Ways to send requests to an app. */
export function requestsTo(app: App) {
  async function ask(method: string, path: string, request: TestRequest = {}): Promise<TestAnswer> {
    const { site = 'first', host = HOST[site], token, body, rawBody } = request;
    const { address, country, deviceId } = request;
    const isFromWeb = [address, country, deviceId].some((told) => told !== undefined);
    const response = await app.router.hono.request(path, {
      method,
      headers: {
        host,
        ...(isFromWeb ? { 'Maidan-Deployment': DEPLOYMENT_SECRET, 'Maidan-Host': host } : {}),
        ...(address ? { 'Maidan-Client-Address': address } : {}),
        ...(country ? { 'Maidan-Country': country } : {}),
        ...(deviceId ? { 'Maidan-Device': deviceId } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...request.headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(rawBody === undefined ? {} : { body: rawBody }),
    });
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
    // A stream has no end to wait for.
    if (isStream) await response.body?.cancel();
    const text = isStream ? '' : await response.text();
    const isJson = (response.headers.get('content-type') ?? '').includes('json');
    const parsed: unknown = isJson ? JSON.parse(text) : text;
    return { status: response.status, headers: response.headers, body: parsed };
  }
  return {
    ask,
    get: (path: string, request?: TestRequest) => ask('GET', path, request),
  };
}
