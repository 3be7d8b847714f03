import { join, resolve } from 'node:path';
import { probePortOf } from '@maidan/deployment/probes';
import { SITE_SECRET_PREFIX } from '@maidan/site';
import { z } from 'zod';
import {
  networksSetting,
  processSettings,
  readEnvironment,
  wholeNumberSetting,
} from '@maidan/deployment/environment';
import { PlainError } from '@maidan/deployment/plain-error';

const optionalText = z
  .string()
  .trim()
  .optional()
  .transform((text) => (text === '' ? undefined : text));
const flag = z
  .enum(['', '0', '1', 'true', 'false'])
  .default('')
  .transform((text) => text === '1' || text === 'true');
const secret = optionalText.refine((text) => text === undefined || text.length >= 32, {
  error: 'must have at least 32 characters',
});
const url = (protocols: RegExp) =>
  optionalText.refine((text) => text === undefined || protocols.test(text), {
    error: `must begin with ${protocols.source.replaceAll(/[\^\\?()]/g, '')}`,
  });
const httpUrl = url(/^https?:\/\//);

/** Every variable that the api reads, each with its meaning. No other file reads `process.env`. */
export const envSchema = z.object({
  /** `production` turns on the production guard and turns off the reference page. */
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  ...processSettings(3001),
  /** Port and address on which operators' calls are answered; without a port they are not answered at all. */
  CONSOLE_PORT: wholeNumberSetting(0, 65_535).optional(),
  CONSOLE_HOST: z.string().min(1).default('127.0.0.1'),
  /**
   * Address of the console as operators open it. Passkeys belong to its host, which must be a name and stay the same;
   * without it there are none, and invitations are printed and not mailed.
   */
  CONSOLE_URL: httpUrl,
  /** Folder of the embedded database, the command socket and the demo accounts. */
  DATA_DIR: z.string().min(1).default('.data'),
  /**
   * Address of PostgreSQL; without it the embedded database is used. It may name several servers, as
   * `postgres://user@one:5432,two:5432/name`: the api uses the one that accepts writes, and moves on when that changes.
   */
  DATABASE_URL: url(/^postgres(ql)?:\/\//),
  /**
   * Address of the same database with the role that owns its tables, for `npm run migrate` alone. The api's role then only
   * adds to the audit trail; do not give this address to the api.
   */
  DATABASE_OWNER_URL: url(/^postgres(ql)?:\/\//),
  /** Most connections to PostgreSQL that one process opens. */
  DATABASE_POOL: wholeNumberSetting(2, 200).default(20),
  /** Address of Valkey or Redis for throttles and short-lived codes; without it the database is used. */
  VALKEY_URL: url(/^(redis|rediss|valkey):\/\//),
  /** Secret shared with web. Without it forwarded host, address and country are ignored. */
  DEPLOYMENT_SECRET: secret,
  /**
   * File with the sealing keys, which the first start creates when it is missing. `keys.json` in DATA_DIR unless set.
   */
  KEYS_FILE: optionalText,
  /** Base address of the arcade, the sandbox vendor; outside production port 3002 of this machine unless set. */
  ARCADE_URL: httpUrl,
  /** Key id and secret of the signed calls between api and arcade. */
  ARCADE_KEY_ID: optionalText,
  ARCADE_SECRET: secret,
  /** Base address of the cashier, the sandbox payment rail; outside production port 3003 of this machine unless set. */
  CASHIER_URL: httpUrl,
  /** Key id and secret of the signed calls between api and cashier. */
  CASHIER_KEY_ID: optionalText,
  CASHIER_SECRET: secret,
  /** Address under which partners reach this api: vendors for their wallet calls, the cashier for its callbacks. */
  PUBLIC_API_URL: httpUrl,
  /** Scheme and port of the lobby as visitors see it; the host is the visitor's. It is used for game frames. */
  PUBLIC_WEB_ORIGIN: httpUrl,
  /** 1 seeds the demo sites, catalogue, content and accounts at start. */
  DEMO: flag,
  /** 1 makes new passwords for the demo accounts at start. */
  DEMO_NEW_PASSWORDS: flag,
  /** Number of made-up titles added to the demo's own, for load tests. */
  DEMO_SYNTHETIC_GAMES: wholeNumberSetting(0, 1_000_000).default(0),
  /** Days of the past that new demo sites get: play, deposits and a team of their accounts. */
  DEMO_HISTORY_DAYS: wholeNumberSetting(0, 730).default(0),
  /** 1 lets a production process start with sandbox providers, for a social showcase. */
  ALLOW_SANDBOX: flag,
  /** Networks (CIDR, separated by commas) whose X-Forwarded-For, X-Forwarded-Host and country header are trusted. */
  TRUSTED_PROXIES: networksSetting,
  /** Header in which a trusted proxy names the visitor's country (two letters). */
  COUNTRY_HEADER: z.string().default('X-Country-Code'),
  /**
   * File in MaxMind's format (MMDB) that gives the country of an address, for visitors whose country no trusted header
   * names. It is read again when it changes.
   */
  COUNTRY_DATABASE: optionalText,
});

/** The parsed environment of the api. Folders are absolute; outside production the sandboxes have default addresses. */
export type Env = Omit<
  z.output<typeof envSchema>,
  'KEYS_FILE' | 'ARCADE_URL' | 'CASHIER_URL' | 'PUBLIC_WEB_ORIGIN' | 'PROBE_PORT'
> & {
  readonly PROBE_PORT: number;
  readonly KEYS_FILE: string;
  readonly ARCADE_URL: string;
  readonly CASHIER_URL: string;
  readonly PUBLIC_WEB_ORIGIN: string;
  /** The sandboxes that are on, each with its address; in production only those that were configured. */
  readonly SANDBOX_PROVIDERS: readonly string[];
  /**
   * A provider's secret, from the variable that a site's settings name. Only variables that begin with
   * `SITE_SECRET_PREFIX` are returned, so that settings cannot leak any other variable.
   */
  secretOf(name: string): string | undefined;
};

/** Parses the environment. @throws PlainError naming every variable that is missing or invalid, in one sentence */
export function readEnv(source: NodeJS.ProcessEnv): Env {
  const data = readEnvironment('api', envSchema, source);
  const isProduction = data.NODE_ENV === 'production';
  const needed = isProduction && !data.PUBLIC_WEB_ORIGIN ? ['PUBLIC_WEB_ORIGIN'] : [];
  if (isProduction && !data.DEPLOYMENT_SECRET) needed.push('DEPLOYMENT_SECRET');
  if (needed.length > 0) {
    throw new PlainError(
      `The api cannot start with this environment: production needs ${needed.join(' and ')}.`,
    );
  }
  const dataDir = resolve(data.DATA_DIR);
  const named = [
    data.ARCADE_URL ? `arcade (${data.ARCADE_URL})` : undefined,
    data.CASHIER_URL ? `cashier (${data.CASHIER_URL})` : undefined,
  ];
  return {
    ...data,
    PROBE_PORT: data.PROBE_PORT ?? probePortOf(data.PORT),
    DATA_DIR: dataDir,
    KEYS_FILE: resolve(data.KEYS_FILE ?? join(dataDir, 'keys.json')),
    ARCADE_URL: data.ARCADE_URL ?? 'http://127.0.0.1:3002',
    CASHIER_URL: data.CASHIER_URL ?? 'http://127.0.0.1:3003',
    PUBLIC_WEB_ORIGIN: data.PUBLIC_WEB_ORIGIN ?? 'http://localhost:3000',
    SANDBOX_PROVIDERS: named.filter((name) => name !== undefined),
    secretOf: (name) =>
      name.startsWith(SITE_SECRET_PREFIX) ? source[name] || undefined : undefined,
  };
}
