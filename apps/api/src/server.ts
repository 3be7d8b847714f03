import { listenHttp } from '@maidan/deployment/http-server';
import { listenForProbes } from '@maidan/deployment/probes';
import { PROBLEM_TYPE, problemDocument } from '@maidan/deployment/problem';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { HUMAN_CHECK_COST, PASSWORD_COST } from './modules/auth/index.ts';
import { publishedFirebaseKeys } from './providers/firebase/published-keys.ts';
import { messageCarriers } from './providers/messages/carriers.ts';
import { siteverify } from './providers/human/siteverify.ts';
import { socialSignIns } from './providers/social/social-sign-ins.ts';
import { connectCashier } from './providers/payments/cashier.ts';
import { connectVendors } from './providers/vendors/launchers.ts';
import { buildApp } from './app.ts';
import type { App } from './app.ts';
import { commandOperators } from './commands/operators/operator-command.ts';
import { answerCommand } from './commands/registry.ts';
import { seedDemoOperators } from './demo/demo-operators.ts';
import { seedDemo } from './demo/seed-demo.ts';
import { renewSearchKeys } from './modules/games/index.ts';
import { renewNameBones } from './modules/member/index.ts';
import { systemClock } from './platform/process/clock.ts';
import { listenForCommands } from './platform/process/command-socket.ts';
import { openCountryDatabase } from './platform/http/country-database.ts';
import type { OpenDatabase } from './platform/database/connection.ts';
import type { Env } from './platform/process/env.ts';
import { readOrMakeKeys } from '@maidan/deployment/keys';
import type { DeploymentKeys } from '@maidan/deployment/keys';
import type { Log } from './platform/process/log.ts';
import { createMetrics } from './platform/process/metrics.ts';
import { mayChangeTrail } from './platform/database/roles/api-role.ts';
import { migrate } from './platform/database/migrations.ts';
import { openDatabase } from './platform/database/open.ts';
import { PlainError } from '@maidan/deployment/plain-error';
import { systemRandom } from './platform/secrets/random.ts';
import { databaseShortLived } from './platform/short-lived/store.ts';
import { valkeyShortLived } from './platform/short-lived/valkey-store.ts';
import { keepsMessages, productionFaults } from './production-guard.ts';
import { guardedDeployment, siteGuard } from './site-guard.ts';

const CLOSE_WITHIN_MS = 10_000;

/** A listening api. */
export interface RunningServer {
  readonly port: number;
  readonly app: App;
  /** Finishes running requests, for ten seconds at most, then closes everything. */
  close(): Promise<void>;
}

/**
 * Starts the api of an environment: database, migrations, demo, app, command socket, port. When a later step fails, the
 * earlier ones are undone.
 * @throws PlainError with one sentence for the person at the terminal
 */
export async function startServer(env: Env, log: Log): Promise<RunningServer> {
  const closers: (() => Promise<void> | void)[] = [];
  const closeAll = async () => {
    for (const close of closers.toReversed()) await close();
  };
  try {
    return await start(env, log, closers, closeAll);
  } catch (error) {
    await closeAll();
    throw error;
  }
}

async function start(
  env: Env,
  log: Log,
  closers: (() => Promise<void> | void)[],
  closeAll: () => Promise<void>,
): Promise<RunningServer> {
  refuseDemoInProduction(env);
  const keys = readOrMakeKeys(env.KEYS_FILE, systemClock.now());
  const database = await openDatabase(env);
  closers.push(() => database.close());
  await bringUpToDate(env, database, log);
  const renewed = await renewSearchKeys(database.db);
  if (renewed > 0) log.info({ renewed }, 'search keys of games renewed');
  await renewNameBones(database.db);
  if (env.DEMO) {
    const demo = { database, env, log, clock: systemClock, random: systemRandom };
    await seedDemo(demo);
    await seedDemoOperators(demo, commandOperators(demo));
  }
  const shortLived = openShortLived(env, database, log, closers);
  const app = await buildApp({
    ...appParts(env, keys),
    dataDir: env.DATA_DIR,
    countries: await openCountries(env, log, closers),
    database,
    log,
    shortLived,
    metrics: createMetrics({ isDefault: true }),
    clock: systemClock,
    random: systemRandom,
  });
  closers.push(() => app.close());
  checkSites(env, app);
  if (database.kind === 'pglite') await openCommands(env, log, database, closers);
  const server = await listen(env, app);
  closers.push(() => closeServer(server));
  await openConsole(env, app, log, closers);
  const probePort = await openProbes(env, app, closers);
  const { port } = server.address() as AddressInfo;
  log.info({ port, probePort, database: database.kind }, 'listening');
  return {
    port,
    app,
    async close() {
      app.startClosing();
      await closeServer(server);
      await closeAll();
    },
  };
}

/** Applies what is missing of the schema, and says where the api's role could change what operators did. */
async function bringUpToDate(env: Env, database: OpenDatabase, log: Log): Promise<void> {
  const applied = await migrate(database);
  if (applied > 0) log.info({ applied }, 'migrations applied');
  const isServed = database.kind === 'postgres' && env.NODE_ENV === 'production';
  if (isServed && (await mayChangeTrail(database.db)))
    log.warn('the role of DATABASE_URL may change the audit trail: see npm run migrate');
}

/** Operators' commands run in the process that holds the embedded database. */
async function openCommands(
  env: Env,
  log: Log,
  database: OpenDatabase,
  closers: (() => Promise<void> | void)[],
): Promise<void> {
  const commands = await listenForCommands(env.DATA_DIR, (request) =>
    answerCommand({ database, env, log, clock: systemClock, random: systemRandom }, request),
  );
  closers.push(() => commands.close());
}

/** Operators have a port of their own, which no proxy of the lobby leads to. */
async function openConsole(
  env: Env,
  app: App,
  log: Log,
  closers: (() => Promise<void> | void)[],
): Promise<void> {
  if (env.CONSOLE_PORT === undefined) return;
  const { fetch } = app.console.hono;
  const server = await listenHttp({ fetch, port: env.CONSOLE_PORT, host: env.CONSOLE_HOST });
  closers.push(() => closeServer(server));
  log.info({ consolePort: (server.address() as AddressInfo).port }, 'console');
}

/** Opens the port of the probes last, so that a probe that answers means an api that listens. */
async function openProbes(
  env: Env,
  app: App,
  closers: (() => Promise<void> | void)[],
): Promise<number> {
  const place = { port: env.PROBE_PORT, host: env.PROBE_HOST };
  const probes = await listenForProbes(app.probes, place);
  closers.push(() => closeServer(probes));
  return (probes.address() as AddressInfo).port;
}

/** Checked before anything is opened: a demo account, once made, would have to be found and removed again. */
function refuseDemoInProduction(env: Env): void {
  if (env.NODE_ENV === 'production' && env.DEMO && !env.ALLOW_SANDBOX) {
    throw new PlainError(
      'The api does not start in production: DEMO=1 would make demo accounts; leave it out, or allow a social showcase with ALLOW_SANDBOX=1.',
    );
  }
}

function openShortLived(
  env: Env,
  database: OpenDatabase,
  log: Log,
  closers: (() => Promise<void> | void)[],
) {
  if (!env.VALKEY_URL) return databaseShortLived(database.db, systemClock);
  const store = valkeyShortLived(env.VALKEY_URL, (error) => log.warn({ error }, 'valkey'));
  closers.push(() => store.close());
  return store;
}

async function openCountries(env: Env, log: Log, closers: (() => Promise<void> | void)[]) {
  if (!env.COUNTRY_DATABASE) return undefined;
  const file = env.COUNTRY_DATABASE;
  const countries = await openCountryDatabase({
    file,
    onReload: () => log.info({ file }, 'country database read again'),
    onError: (error) => log.warn({ file, error }, 'country database could not be read again'),
  });
  closers.push(() => countries.close());
  return countries;
}

function appParts(env: Env, keys: DeploymentKeys) {
  const isProduction = env.NODE_ENV === 'production';
  const secretOf = (name: string) => env.secretOf(name);
  return {
    ...connectVendors({ env, keys, clock: systemClock }),
    rail: connectCashier(env, systemClock),
    carriers: messageCarriers({ secretOf, allowsHttp: !isProduction }),
    signIns: socialSignIns({
      secretOf,
      allowsHttp: !isProduction,
      now: () => systemClock.now().getTime(),
    }),
    verdicts: siteverify({ secretOf, allowsHttp: !isProduction }),
    firebaseKeys: publishedFirebaseKeys(),
    deploymentSecret: env.DEPLOYMENT_SECRET ?? keys.deploymentSecret,
    sealingKeys: keys.sealingKeys,
    trusted: env.TRUSTED_PROXIES,
    countryHeader: env.COUNTRY_HEADER,
    passwordCost: PASSWORD_COST,
    humanCheckCost: HUMAN_CHECK_COST,
    lobbyOriginOf: lobbyOrigins(env.PUBLIC_WEB_ORIGIN),
    walletBaseUrl: env.PUBLIC_API_URL,
    consoleUrl: env.CONSOLE_URL,
    isDevelopment: !isProduction,
    guard: siteGuard(env),
    mayKeepMessages: keepsMessages(env),
    repeatsWork: true,
    isStrict: false,
  };
}

/** The lobby's scheme and port with the host that the visitor asked for, because one deployment serves many hosts. */
function lobbyOrigins(publicOrigin: string): (host: string) => string {
  const { protocol, port } = new URL(publicOrigin);
  return (host) => `${protocol}//${host}${port === '' ? '' : `:${port}`}`;
}

/** Refuses to start with a site that may not run. Later the directory closes such a site while the others go on. */
function checkSites(env: Env, app: App): void {
  const refused = app.directory.refused();
  const faults = refused.flatMap((site) => site.faults);
  // Faults of the deployment as a whole are found without a site too, and reported once.
  faults.push(...productionFaults({ ...guardedDeployment(env), sites: app.directory.list() }));
  if (faults.length > 0) {
    const named = [...new Set(faults)].join('; ');
    throw new PlainError(`The api does not start in production: ${named}.`);
  }
  if (app.directory.list().length === 0 && refused.length > 0) {
    throw new PlainError(refused.map(({ reason }) => reason).join(' '));
  }
}

async function listen(env: Env, app: App): Promise<Server> {
  const { fetch } = app.router.hono;
  const server = await listenHttp({
    fetch,
    port: env.PORT,
    host: env.HOST,
    // Every caller is a server: web, which has received the whole body before it passes it on, or a vendor.
    times: { requestMs: 20_000 },
  });
  server.on('clientError', refuseMalformed);
  return server;
}

/** Answers bytes that are not HTTP with a problem document; they never reach the app. */
function refuseMalformed(error: NodeJS.ErrnoException, socket: Duplex): void {
  const isTooSlow = error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
  if (isTooSlow || error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const problem = { ...problemDocument('request.invalid'), title: 'The request is not HTTP' };
  const body = JSON.stringify(problem);
  const head = `HTTP/1.1 400 Bad Request\r\nContent-Type: ${PROBLEM_TYPE}\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n`;
  // A client that sends no HTTP must not close a connection either.
  socket.end(head + body, () => socket.destroy());
}

async function closeServer(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A connection that sends its last answer now, such as an ending stream of events, becomes idle only afterwards.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const timer = setTimeout(() => server.closeAllConnections(), CLOSE_WITHIN_MS);
  await closed;
  clearInterval(idle);
  clearTimeout(timer);
}
