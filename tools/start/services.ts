import { join } from 'node:path';
import { projectRoot } from '../terminal/project.ts';
import type { DeploymentKeys, SharedKey } from '../../packages/deployment/src/keys.ts';
import { SITES } from '../../packages/site/src/site-list.ts';
import { keysPath } from '../keys/keys-file.ts';
import type { StartOptions } from './options.ts';

/** One of the four processes: what to run, with which variables, and its readiness address. */
export interface Service {
  name: 'api' | 'arcade' | 'cashier' | 'web';
  script: string;
  env: Record<string, string>;
  readyUrl: string;
}

/** The addresses that people open. */
export interface Addresses {
  lobby: string;
  secondBrand: string;
  reference: string;
  /** The codes and mails of the sandbox; on this machine only. */
  outbox: string;
  /** Every part of the design system in its states; on this machine only. */
  gallery: string;
  phone?: string;
  /** The endpoints of operators; on this machine only. */
  console: string;
}

const passedOn = [
  'DATABASE_URL',
  'VALKEY_URL',
  'TRUSTED_PROXIES',
  'COUNTRY_DATABASE',
  'TZ',
  'DEMO_SYNTHETIC_GAMES',
  'DEMO_HISTORY_DAYS',
];

/** A year of play, so that records, charts and statements of the demo accounts have something to show. */
const HISTORY_DAYS = '365';

/** Prefix of the variables that hold secrets of a site's providers; the site's settings name them. */
const SITE_SECRET = 'SITE_SECRET_';

/** The addresses that people open, for the chosen ports. `lanHost` is set when the network may connect. */
export function addressesOf(options: StartOptions, lanHost: string | undefined): Addresses {
  const { web, api, console: consolePort } = options.ports;
  return {
    lobby: `http://localhost:${web}/m`,
    secondBrand: `http://nodi.localhost:${web}/m`,
    reference: `http://localhost:${api}/reference`,
    outbox: `http://localhost:${web}/m/dev/outbox`,
    gallery: `http://localhost:${web}/m/dev/gallery`,
    console: `http://localhost:${consolePort}/console/v1`,
    ...(lanHost === undefined ? {} : { phone: `http://${lanHost}:${web}/m` }),
  };
}

/**
 * The four processes in the order in which they start. Each gets only the variables that it knows, so that nothing else
 * in the shell's environment changes how it behaves.
 */
export function servicesOf(
  options: StartOptions,
  keys: DeploymentKeys,
  lanHost: string | undefined,
  env: NodeJS.ProcessEnv,
): Service[] {
  const common = commonVariables(options, lanHost, env);
  const forApi = [...passedOn, ...Object.keys(env).filter((name) => name.startsWith(SITE_SECRET))];
  return [
    apiService(options, keys, lanHost, { ...common, ...pick(env, forApi) }),
    arcadeService(options, keys, lobbyOrigins(options, lanHost, env), {
      ...common,
      PUBLIC_ORIGIN: `http://${lanHost ?? 'localhost'}:${options.ports.arcade}`,
    }),
    cashierService(options, keys, lanHost, common),
    webService(options, keys, lanHost, { ...common, ...pick(env, ['TRUSTED_PROXIES', 'TZ']) }),
  ];
}

function commonVariables(
  options: StartOptions,
  lanHost: string | undefined,
  env: NodeJS.ProcessEnv,
): Record<string, string> {
  return {
    ...pick(env, ['PATH', 'HOME', 'TMPDIR', 'LANG', 'SystemRoot', 'TEMP', 'NODE_EXTRA_CA_CERTS']),
    HOST: lanHost === undefined ? '127.0.0.1' : '0.0.0.0',
    LOG_LEVEL: env['LOG_LEVEL'] ?? 'warn',
    DATA_DIR: options.dataFolder,
  };
}

function apiService(
  options: StartOptions,
  keys: DeploymentKeys,
  lanHost: string | undefined,
  common: Record<string, string>,
): Service {
  const { ports } = options;
  return {
    name: 'api',
    script: 'apps/api/src/main.ts',
    readyUrl: `http://127.0.0.1:${options.probePorts.api}/readyz`,
    env: {
      ...common,
      // Only web, arcade and cashier on this machine call the api; the network reaches it through web.
      HOST: '127.0.0.1',
      PORT: String(ports.api),
      CONSOLE_PORT: String(ports.console),
      PROBE_PORT: String(options.probePorts.api),
      NODE_ENV: 'development',
      DEPLOYMENT_SECRET: keys.deploymentSecret,
      KEYS_FILE: keysPath(options.dataFolder),
      ARCADE_URL: `http://127.0.0.1:${ports.arcade}`,
      ARCADE_KEY_ID: keys.arcade.keyId,
      ARCADE_SECRET: keys.arcade.secret,
      CASHIER_URL: `http://127.0.0.1:${ports.cashier}`,
      CASHIER_KEY_ID: keys.cashier.keyId,
      CASHIER_SECRET: keys.cashier.secret,
      PUBLIC_API_URL: `http://127.0.0.1:${ports.api}`,
      PUBLIC_WEB_ORIGIN: `http://localhost:${ports.web}`,
      DEMO: '1',
      DEMO_HISTORY_DAYS: common['DEMO_HISTORY_DAYS'] ?? HISTORY_DAYS,
      ...(lanHost === undefined ? {} : { DEMO_NEW_PASSWORDS: '1' }),
    },
  };
}

function arcadeService(
  options: StartOptions,
  keys: DeploymentKeys,
  allowedOrigins: string[],
  common: Record<string, string>,
): Service {
  const { ports } = options;
  return {
    name: 'arcade',
    script: 'apps/arcade/src/main.ts',
    readyUrl: `http://127.0.0.1:${options.probePorts.arcade}/readyz`,
    env: {
      ...common,
      PORT: String(ports.arcade),
      PROBE_PORT: String(options.probePorts.arcade),
      DATA_DIR: join(options.dataFolder, 'arcade'),
      ALLOWED_LOBBY_ORIGINS: allowedOrigins.join(','),
      OPERATOR_KEYS: operatorKeys(keys.arcade, {
        walletBaseUrl: `http://127.0.0.1:${ports.api}`,
      }),
    },
  };
}

function cashierService(
  options: StartOptions,
  keys: DeploymentKeys,
  lanHost: string | undefined,
  common: Record<string, string>,
): Service {
  const { ports } = options;
  return {
    name: 'cashier',
    script: 'apps/cashier/src/main.ts',
    readyUrl: `http://127.0.0.1:${options.probePorts.cashier}/readyz`,
    env: {
      ...common,
      PORT: String(ports.cashier),
      PROBE_PORT: String(options.probePorts.cashier),
      DATA_DIR: join(options.dataFolder, 'cashier'),
      PUBLIC_ORIGIN: `http://${lanHost ?? 'localhost'}:${ports.cashier}`,
      OPERATOR_KEYS: operatorKeys(keys.cashier, {
        callbackOrigins: [`http://127.0.0.1:${ports.api}`],
      }),
    },
  };
}

function webService(
  options: StartOptions,
  keys: DeploymentKeys,
  lanHost: string | undefined,
  common: Record<string, string>,
): Service {
  const { ports } = options;
  return {
    name: 'web',
    script: options.isDevelopment ? 'apps/web/development/main.ts' : 'apps/web/server/main.ts',
    readyUrl: `http://127.0.0.1:${options.probePorts.web}/readyz`,
    env: {
      ...common,
      PORT: String(ports.web),
      PROBE_PORT: String(options.probePorts.web),
      // With npm start React runs its production build, on a developer's machine too.
      NODE_ENV: options.isDevelopment ? 'development' : 'production',
      API_URL: `http://127.0.0.1:${ports.api}`,
      DEPLOYMENT_SECRET: keys.deploymentSecret,
      ART_DIR: join(projectRoot, 'demo/assets'),
      DEVELOPMENT_PAGES: '1',
      GAME_ORIGINS: `http://${lanHost ?? 'localhost'}:${ports.arcade}`,
    },
  };
}

/** Origins of the lobbies that may frame the games; with a proxy in front (`PROXY_ORIGIN`) also the proxy's. */
function lobbyOrigins(
  options: StartOptions,
  lanHost: string | undefined,
  env: NodeJS.ProcessEnv,
): string[] {
  const { web } = options.ports;
  const { PROXY_ORIGIN: proxy = '' } = env;
  const hosts = [
    ...SITES.flatMap((site) => site.hosts),
    '127.0.0.1',
    ...(lanHost === undefined ? [] : [lanHost]),
  ];
  return [...hosts.map((host) => `http://${host}:${web}`), ...(proxy === '' ? [] : [proxy])];
}

/** What a sandbox partner knows of its operator: the shared secret, and the addresses it may call. */
function operatorKeys(key: SharedKey, reach: Record<string, unknown>): string {
  return JSON.stringify({ [key.keyId]: { secret: key.secret, ...reach } });
}

function pick(env: NodeJS.ProcessEnv, names: string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = env[name];
      return value === undefined || value === '' ? [] : [[name, value]];
    }),
  );
}
