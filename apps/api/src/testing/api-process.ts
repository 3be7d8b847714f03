// The api as a process of its own, as production runs it, with a fake vendor beside it. For tests that kill the api.
import { execFile, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { probePortOf } from '@maidan/deployment/probes';
import { createRequestId, LAUNCH_PATH, signRequest, WALLET_PATHS } from '@maidan/wire';
import type { WalletCall } from '@maidan/wire';
import type { PublicSealingKey } from '../platform/secrets/sealing.ts';
import { seal } from './sealed.ts';

const KEY = { keyId: 'process-test', secret: 'a secret of the process test, long enough' };
const READY_WITHIN_MS = 60_000;
const path = (file: string) => fileURLToPath(new URL(`../${file}`, import.meta.url));

/** A vendor that remembers the session tokens of its launches, and knows no other call. */
export async function startFakeVendor() {
  const tokens: string[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    if (request.url !== LAUNCH_PATH) {
      response.writeHead(404).end();
      return;
    }
    tokens.push((JSON.parse(body) as { sessionToken: string }).sessionToken);
    response.end(JSON.stringify({ url: 'http://vendor.test/play' }));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, tokens, close: () => void server.close() };
}

/**
 * A free port. Another program may take it before the api does; such a test fails with a message that names the port.
 */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => void server.close(resolve));
  return port;
}

/** The environment for such a process. */
export function processEnv(options: {
  dataDir: string;
  port: number;
  vendorUrl: string;
  databaseUrl?: string;
}): NodeJS.ProcessEnv {
  return {
    PATH: process.env['PATH'],
    NODE_ENV: 'development',
    DEMO: '1',
    LOG_LEVEL: 'error',
    PORT: String(options.port),
    DATA_DIR: options.dataDir,
    ARCADE_URL: options.vendorUrl,
    ARCADE_KEY_ID: KEY.keyId,
    ARCADE_SECRET: KEY.secret,
    ...(options.databaseUrl ? { DATABASE_URL: options.databaseUrl } : {}),
  };
}

/** Address at which such a process reports whether it is ready. */
export function readyUrlOf(env: NodeJS.ProcessEnv): string {
  return `http://127.0.0.1:${probePortOf(Number(env['PORT']))}/readyz`;
}

/** Starts the api and waits until it is ready. */
export async function startApi(env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const child = spawn(process.execPath, [path('main.ts')], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaint = '';
  child.stderr?.on('data', (chunk) => (complaint += String(chunk)));
  const isEnded = () => child.exitCode !== null || child.signalCode !== null;
  const until = Date.now() + READY_WITHIN_MS;
  while (!isEnded() && Date.now() < until) {
    const ready = await fetch(readyUrlOf(env)).catch(() => undefined);
    if (ready?.ok) return child;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  child.kill('SIGKILL');
  throw new Error(`The api did not become ready: ${complaint}`);
}

/** Kills a process with SIGKILL and waits until it is gone. */
export async function killHard(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
}

/** Runs a command as an operator does; returns its exit code and its output. */
export async function runOperatorCommand(
  env: NodeJS.ProcessEnv,
  command: string,
  ...args: string[]
): Promise<{ code: number; text: string }> {
  const script = path(`commands/${command}.ts`);
  return promisify(execFile)(process.execPath, [script, ...args], { env }).then(
    ({ stdout }) => ({ code: 0, text: stdout }),
    (error: { code: number; stderr: string }) => ({ code: error.code, text: error.stderr }),
  );
}

/** Runs the proof command as an operator does; returns its exit code and the differences. */
export async function runProof(
  env: NodeJS.ProcessEnv,
): Promise<{ code: number; differences: unknown[] }> {
  const { code, text } = await runOperatorCommand(env, 'proof');
  const { differences } = JSON.parse(text) as { differences: unknown[] };
  return { code, differences };
}

interface Game {
  readonly vassalage: string;
  readonly nodeId: number;
  readonly gameCode: string;
}

async function json<Value>(response: Response | Promise<Response>): Promise<Value> {
  return (await (await response).json()) as Value;
}

/** A demo member at play: signed in, with one launched game, making the browser's and the vendor's calls. */
export async function openPlayer(env: NodeJS.ProcessEnv, tokens: readonly string[]) {
  const base = `http://127.0.0.1:${env['PORT']}`;
  const accounts = JSON.parse(
    readFileSync(join(env['DATA_DIR'] ?? '', 'demo-accounts.json'), 'utf8'),
  ) as { username: string; password: string }[];
  const [account] = accounts;
  const key = await json<PublicSealingKey>(fetch(`${base}/account/sealing-key`));
  const { username, password } = account ?? {};
  const { headers, body } = await seal(
    { username, password },
    { key, operation: 'POST /account/login', now: new Date() },
  );
  const post = (route: string, value: unknown, more: Record<string, string>) =>
    fetch(base + route, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...more },
      body: JSON.stringify(value),
    });
  const login = await json<{ value: { token: string } }>(post('/account/login', body, headers));
  const authorization = `Bearer ${login.value.token}`;
  const { games } = await json<{ games: Game[] }>(fetch(`${base}/games?pageSize=1&gameType=LIVE`));
  const [game] = games;
  if (!game) throw new Error('The demo has no game');
  const { vassalage: vendor, nodeId, gameCode } = game;
  await post('/games/launch', { category: 'HOT', vassalage: vendor, nodeId }, { authorization });
  const sessionToken = tokens.at(-1) ?? '';

  /** Sends one signed call; returns undefined when no answer came. */
  async function call(name: WalletCall, value: Record<string, unknown>) {
    const route = WALLET_PATHS[name];
    const rawBody = JSON.stringify({ vendor, gameCode, ...value });
    const signed = {
      ...KEY,
      timestampMs: Date.now(),
      requestId: createRequestId(),
      method: 'POST',
      path: route,
      rawBody,
    };
    try {
      const response = await fetch(base + route, {
        method: 'POST',
        headers: { ...(await signRequest(signed)), 'content-type': 'application/json' },
        body: rawBody,
      });
      return {
        status: response.status,
        retryAfter: response.headers.get('retry-after'),
        body: await json<Record<string, unknown>>(response),
      };
    } catch {
      return undefined;
    }
  }
  return {
    sessionToken,
    call,
    balance: () =>
      json<{ sumBalance: number }>(fetch(`${base}/wallet/balance`, { headers: { authorization } })),
  };
}
