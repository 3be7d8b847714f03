import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

/** A real api process on a free port. */
export interface ApiProcess {
  readonly url: string;
  /** Address of its probes. */
  readonly probes: string;
  readonly pid: number;
  /** Stops it as an operator does; returns its exit code. */
  stop(): Promise<number | null>;
  /** Ends it with SIGKILL. */
  kill(): Promise<void>;
}

interface Listening {
  readonly port: number;
  readonly probePort: number;
}

/**
 * Starts the api as a process of its own and waits until it listens.
 * @throws Error with its output when it ends before that
 */
export async function startApiProcess(env: Record<string, string>): Promise<ApiProcess> {
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env['PATH'], PORT: '0', LOG_LEVEL: 'info', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit') as Promise<[number | null]>;
  const written: string[] = [];
  createInterface({ input: child.stderr }).on('line', (line) => written.push(line));
  const { port, probePort } = await new Promise<Listening>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      written.push(line);
      const entry = JSON.parse(line) as Listening & { msg?: string };
      if (entry.msg === 'listening') resolve(entry);
    });
    void ended.then(() => reject(new Error(`The api ended: ${written.join('\n')}`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    probes: `http://127.0.0.1:${probePort}`,
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM');
      return (await ended)[0];
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
