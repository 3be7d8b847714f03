import { globSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { readOrMakeKeys } from '../keys/keys-file.ts';
import { PlainError } from '../terminal/plain-error.ts';
import { formatDuration, printLine, withProgress } from '../terminal/progress.ts';
import { projectRoot } from '../terminal/project.ts';
import { buildTargets, buildWhenChanged } from './build.ts';
import type { BuildTarget } from './build.ts';
import { emptyDataFolder, lockDataFolder, prepareDataFolder } from './data-folder.ts';
import { describeDemoAccounts, readDemoAccounts } from './demo-accounts.ts';
import { demoOperatorsFile, describeDemoOperators, readDemoOperators } from './demo-operators.ts';
import { lanAddress } from './network.ts';
import type { StartOptions } from './options.ts';
import { requireFreePorts } from '../processes/free-ports.ts';
import { addressesOf, servicesOf } from './services.ts';
import { watchSources } from './source-watch.ts';
import { makeSupervisor } from './supervisor.ts';
import type { Supervisor } from './supervisor.ts';

const readyWithinMs = 120_000;

/** Folders with the code of the api and of the packages. */
const apiSources = ['apps/api/src', 'packages/*/src'];

/**
 * Starts all processes, prints their addresses, and stops them when asked to (Ctrl-C). Answers the exit code.
 * @throws PlainError when a process does not start
 */
export async function runDeployment(options: StartOptions): Promise<number> {
  const startedAt = performance.now();
  const lanHost = options.isLan ? requireLanAddress() : undefined;
  prepareDataFolder(options.dataFolder);
  const unlock = lockDataFolder(options.dataFolder);
  const supervisor = makeSupervisor(projectRoot, (name, line) => printLine(`[${name}] ${line}`));
  const asked = whenAskedToStop();
  const builds = new AbortController();
  let unwatch: (() => void) | undefined;
  try {
    await requireFreePorts(options.ports, lanHost === undefined ? '127.0.0.1' : '0.0.0.0');
    await requireFreePorts(options.probePorts, '127.0.0.1');
    if (options.isFresh) emptyDataFolder(options.dataFolder);
    prepareDataFolder(options.dataFolder);
    const isUp = await Promise.race([
      startAll(options, lanHost, supervisor, builds.signal),
      asked.then(() => false),
    ]);
    if (isUp) printWelcome(options, lanHost, performance.now() - startedAt);
    if (isUp && options.isDevelopment) unwatch = renewApiOnChange(supervisor);
    await asked;
    return await stopAndReport(supervisor);
  } finally {
    unwatch?.();
    builds.abort();
    await supervisor.stop();
    unlock();
  }
}

async function startAll(
  options: StartOptions,
  lanHost: string | undefined,
  supervisor: Supervisor,
  calledOff: AbortSignal,
): Promise<boolean> {
  const keys = readOrMakeKeys(options.dataFolder, new Date());
  for (const name of ['arcade', 'cashier']) {
    mkdirSync(join(options.dataFolder, name), { recursive: true, mode: 0o700 });
  }
  const services = servicesOf(options, keys, lanHost, process.env);
  // The database is prepared while the front ends are built: at the first start both take most of a minute.
  const api = services.find((service) => service.name === 'api');
  const rest = services.filter((service) => service.name !== 'api');
  const database =
    api === undefined
      ? Promise.resolve()
      : withProgress('Start the api and its database', () => supervisor.start(api, readyWithinMs));
  const targets = buildTargets.filter(({ name }) => !(options.isDevelopment && name === 'web'));
  await Promise.all([database, startFronts(rest, supervisor, targets, calledOff)]);
  return true;
}

function renewApiOnChange(supervisor: Supervisor): () => void {
  const folders = globSync(apiSources, { cwd: projectRoot }).map((path) => join(projectRoot, path));
  return watchSources(folders, () => {
    printLine('[api] its sources have changed; it is started again');
    supervisor.renew('api');
  });
}

async function startFronts(
  services: ReturnType<typeof servicesOf>,
  supervisor: Supervisor,
  targets: BuildTarget[],
  calledOff: AbortSignal,
): Promise<void> {
  for (const target of targets) await buildWhenChanged(projectRoot, target, calledOff);
  await Promise.all(services.map((service) => supervisor.start(service, readyWithinMs)));
}

function printWelcome(
  options: StartOptions,
  lanHost: string | undefined,
  durationMs: number,
): void {
  const addresses = addressesOf(options, lanHost);
  const lines = [
    '',
    `Maidan runs${options.isDevelopment ? ' from its sources' : ''} (ready in ${formatDuration(durationMs)}).`,
    '',
    `  Lobby          ${addresses.lobby}`,
    `  Second brand   ${addresses.secondBrand}`,
    `  API reference  ${addresses.reference}`,
    `  Sent messages  ${addresses.outbox}`,
    `  Gallery        ${addresses.gallery}`,
    ...(addresses.phone === undefined ? [] : [`  On a phone     ${addresses.phone}`]),
    `  Operators      ${addresses.console}  (npm run operator -- --help)`,
    `  Data folder    ${options.dataFolder}`,
  ];
  const accounts = describeDemoAccounts(readDemoAccounts(options.dataFolder));
  if (accounts.length > 0) lines.push('', '  Demo accounts (site, name, password):');
  for (const account of accounts) lines.push(`    ${account}`);
  lines.push(...operatorLines(options, lanHost));
  if (options.isDevelopment) lines.push('', 'Screens, styles and messages show as they are saved.');
  lines.push('', 'Ctrl-C ends everything; the data stays.');
  console.log(lines.join('\n'));
}

/** How the demo's operators sign in. It is never printed while other devices may connect. */
export function operatorLines({ dataFolder }: StartOptions, lanHost: string | undefined): string[] {
  const operators = readDemoOperators(dataFolder);
  if (operators.length === 0) return [];
  if (lanHost !== undefined)
    return ['', `  Demo operators: see ${join(dataFolder, demoOperatorsFile)}`];
  const list = describeDemoOperators(operators).map((line) => `    ${line}`);
  return ['', '  Demo operators (mail, password, secret for an authenticator app):', ...list];
}

async function stopAndReport(supervisor: Supervisor): Promise<number> {
  console.log('\nStopping ...');
  await supervisor.stop();
  console.log('Everything has ended; the data is kept.');
  return 0;
}

function whenAskedToStop(): Promise<undefined> {
  return new Promise((done) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => done(undefined));
    }
  });
}

function requireLanAddress(): string {
  const address = lanAddress();
  if (address !== undefined) return address;
  throw new PlainError(
    'This machine has no address on a network: connect it, or start without --lan.',
  );
}
