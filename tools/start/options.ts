import { resolve } from 'node:path';
import { probePortOf } from '../../packages/deployment/src/probes.ts';
import { readArguments } from '../terminal/arguments.ts';
import { PlainError } from '../terminal/plain-error.ts';
import { dataFolderOf } from './data-folder.ts';

/** The options of a start, from the command line and the environment. */
export interface StartOptions {
  /** Whether web runs from its sources, so that changes show at once. */
  isDevelopment: boolean;
  isLan: boolean;
  isFresh: boolean;
  wantsHelp: boolean;
  dataFolder: string;
  ports: Ports;
  /** The port of each process for its health. */
  probePorts: ProcessPorts;
}

/** The commands that start everything. */
export type StartCommand = 'npm start' | 'npm run dev';

/** The port of each process, 1 to 65535, all different. */
export interface ProcessPorts {
  web: number;
  api: number;
  arcade: number;
  cashier: number;
}

/** All ports that the product listens on. */
export interface Ports extends ProcessPorts {
  /** The endpoints of operators, which the api serves apart from the lobby's. */
  console: number;
}

const optionLines = `  --lan        open it to other devices on the same network and print the address for a phone
  --fresh      empty the data folder first: new keys, new database, new demo accounts
  --port N     web on N, api on N+1, arcade on N+2, cashier on N+3, the operators' console on N+4 (3000 without it)
  --data DIR   the data folder (.data without it)
  --help       this text

Each says how it is (/healthz, /readyz, /metrics) to this machine alone, 10000 above its port.

Environment: PORT, API_PORT, ARCADE_PORT, CASHIER_PORT, CONSOLE_PORT (one port each), DATA_DIR, DATABASE_URL
(PostgreSQL in the place of the embedded database), VALKEY_URL, LOG_LEVEL.
Ctrl-C ends everything; data stays in the data folder.`;

/** What `npm start -- --help` prints. */
export const startHelp = `npm start [-- options]

Installs what is missing, builds, and runs the whole of Maidan: web, api, arcade and cashier.

${optionLines}`;

/** What `npm run dev -- --help` prints. */
export const developmentHelp = `npm run dev [-- options]

Runs the whole of Maidan as npm start does, with web from its sources: a change of a screen, a style or a message shows
in the open page by itself, and the api starts again when its sources change; what it holds stays.

${optionLines}`;

const defaultPort = 3000;
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'];

/** Reads the command line and the environment. @throws PlainError naming what is wrong and what is allowed */
export function readStartOptions(
  args: string[],
  env: NodeJS.ProcessEnv,
  command: StartCommand = 'npm start',
): StartOptions {
  const { values } = readArguments(command, args, {
    lan: { type: 'boolean' },
    fresh: { type: 'boolean' },
    port: { type: 'string' },
    data: { type: 'string' },
  });
  checkEnvironment(env);
  const ports = readPorts(values.port, env);
  return {
    isDevelopment: command === 'npm run dev',
    isLan: values.lan ?? false,
    isFresh: values.fresh ?? false,
    wantsHelp: values.help ?? false,
    dataFolder: values.data === undefined ? dataFolderOf(env) : resolve(values.data),
    ports,
    probePorts: probePortsOf(ports),
  };
}

/** The ports that the processes choose themselves: 10000 above those for visitors. */
function probePortsOf({ web, api, arcade, cashier }: ProcessPorts): ProcessPorts {
  return {
    web: probePortOf(web),
    api: probePortOf(api),
    arcade: probePortOf(arcade),
    cashier: probePortOf(cashier),
  };
}

function readPorts(portText: string | undefined, env: NodeJS.ProcessEnv): Ports {
  const first =
    portText === undefined ? readPort(env, 'PORT', defaultPort) : parsePort('--port', portText);
  const ports = {
    web: first,
    api: readPort(env, 'API_PORT', first + 1),
    arcade: readPort(env, 'ARCADE_PORT', first + 2),
    cashier: readPort(env, 'CASHIER_PORT', first + 3),
    console: readPort(env, 'CONSOLE_PORT', first + 4),
  };
  const all = Object.values(ports);
  if (Math.max(...all) > 65_535) {
    throw new PlainError('The ports end above 65535: choose a lower one with --port N.');
  }
  if (new Set(all).size < all.length) {
    throw new PlainError(
      `Two processes were given the same port (${all.join(', ')}): give each its own.`,
    );
  }
  return ports;
}

function readPort(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const text = env[name];
  return text === undefined || text === '' ? fallback : parsePort(name, text);
}

function parsePort(name: string, text: string): number {
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port >= 1 && port <= 65_535) return port;
  throw new PlainError(`${name} is "${text}": it must be a port number from 1 to 65535.`);
}

function checkEnvironment(env: NodeJS.ProcessEnv): void {
  const level = env['LOG_LEVEL'];
  if (level !== undefined && level !== '' && !logLevels.includes(level)) {
    throw new PlainError(`LOG_LEVEL is "${level}": it must be one of ${logLevels.join(', ')}.`);
  }
  requireUrl(env, 'DATABASE_URL', ['postgres:', 'postgresql:']);
  requireUrl(env, 'VALKEY_URL', ['redis:', 'rediss:', 'valkey:', 'valkeys:']);
}

function requireUrl(env: NodeJS.ProcessEnv, name: string, protocols: string[]): void {
  const text = env[name];
  if (text === undefined || text === '') return;
  const protocol = URL.canParse(text) ? new URL(text).protocol : '';
  if (protocols.includes(protocol)) return;
  // The value may contain a password, so the message shows the expected form and never the value.
  throw new PlainError(
    `${name} cannot be read as an address: it must look like ${protocols[0] ?? ''}//user@host/name.`,
  );
}
