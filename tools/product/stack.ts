import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { preloadUrl } from '../launch/launch.mjs';
import { readDemoAccounts } from '../start/demo-accounts.ts';
import type { DemoAccount } from '../start/demo-accounts.ts';
import { findFreePort } from '../processes/free-ports.ts';
import { projectRoot } from '../terminal/project.ts';

/** The whole product, running with its own data folder and ports. */
export interface Stack {
  /** The ports of web, api, arcade and cashier, and that of the operators' endpoints. */
  ports: { web: number; api: number; arcade: number; cashier: number; console: number };
  /** Where it keeps its data. It is removed at the end, unless the caller gave it. */
  dataFolder: string;
  /** Everything that it has printed so far. */
  output(): string;
  accounts(): DemoAccount[];
  /** Ends it as Ctrl-C does and returns the exit code. */
  stop(): Promise<number>;
}

/** Where a stack runs; by default with a new temporary folder and free ports. `env` is added to the environment. */
export interface StackOptions {
  /** The folder of the tree whose code runs; this tree by default. */
  root?: string;
  /** Runs web from its sources, as `npm run dev` does. */
  isDevelopment?: boolean;
  dataFolder?: string;
  env?: Record<string, string>;
}

const readyWithinMs = 240_000;
const welcome = 'Maidan runs';

/** Starts everything as `npm start` or `npm run dev` does and waits until it runs. Throws with its output when it does not. */
export async function startStack(options: StackOptions = {}): Promise<Stack> {
  const dataFolder = options.dataFolder ?? mkdtempSync(join(tmpdir(), 'maidan-e2e-'));
  const ports = await freePorts();
  const running = spawnSupervisor(dataFolder, options, ports);
  const stop = async (): Promise<number> => {
    running.child.kill('SIGTERM');
    const code = await running.ended;
    if (options.dataFolder === undefined) rmSync(dataFolder, { recursive: true, force: true });
    return code;
  };
  const isUp = await Promise.race([
    running.up,
    running.ended.then(() => false),
    after(readyWithinMs),
  ]);
  if (!isUp) {
    await stop();
    throw new Error(`The product did not start:\n${running.output()}`);
  }
  return {
    ports,
    dataFolder,
    output: running.output,
    accounts: () => readDemoAccounts(dataFolder),
    stop,
  };
}

interface RunningSupervisor {
  child: ChildProcess;
  up: Promise<boolean>;
  ended: Promise<number>;
  output(): string;
}

function spawnSupervisor(
  dataFolder: string,
  { root = projectRoot, isDevelopment = false, env }: StackOptions,
  ports: Stack['ports'],
): RunningSupervisor {
  const flags = ['--disable-warning=ExperimentalWarning', '--import', preloadUrl];
  const script = `tools/start/${isDevelopment ? 'development' : 'main'}.ts`;
  const child = spawn(process.execPath, [...flags, script, '--data', dataFolder], {
    cwd: root,
    // The demo's past costs a start some seconds, and tests count what they did themselves.
    env: { ...process.env, DEMO_HISTORY_DAYS: '0', ...portVariables(ports), ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let printed = '';
  const up = new Promise<boolean>((done) => {
    const collect = (chunk: Buffer): void => {
      printed += chunk.toString('utf8');
      if (printed.includes(welcome)) done(true);
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
  });
  const ended = new Promise<number>((done) => child.once('close', (code) => done(code ?? 1)));
  return { child, up, ended, output: () => printed };
}

async function freePorts(): Promise<Stack['ports']> {
  const ports = new Set<number>();
  while (ports.size < 5) ports.add(await findFreePort());
  const [web = 0, api = 0, arcade = 0, cashier = 0, consolePort = 0] = ports;
  return { web, api, arcade, cashier, console: consolePort };
}

function portVariables(ports: Stack['ports']): Record<string, string> {
  return {
    PORT: String(ports.web),
    API_PORT: String(ports.api),
    ARCADE_PORT: String(ports.arcade),
    CASHIER_PORT: String(ports.cashier),
    CONSOLE_PORT: String(ports.console),
  };
}

function after(durationMs: number): Promise<false> {
  return new Promise((done) => setTimeout(() => done(false), durationMs).unref());
}
