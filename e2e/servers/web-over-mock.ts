import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as after } from 'node:timers/promises';
import { startMockBackEnd } from '../../tools/mock/mock-back-end.ts';
import type { MockBackEnd, MockOptions } from '../../tools/mock/mock-back-end.ts';
import { findFreePort } from '../../tools/processes/free-ports.ts';
import { projectRoot } from '../../tools/terminal/project.ts';

/** Web in front of a back end that is made of `openapi.json` and nothing else. */
export interface WebOverMock {
  readonly origin: string;
  readonly mock: MockBackEnd;
  /** Lines that web logged; only errors are logged. */
  printed(): readonly string[];
  stop(): Promise<void>;
}

/** Starts both and waits until web answers. @throws Error when web ends instead */
export async function startWebOverMock(options: MockOptions): Promise<WebOverMock> {
  const mock = await startMockBackEnd(options);
  const [port, probePort] = [await findFreePort(), await findFreePort()];
  const web = spawn(process.execPath, ['apps/web/server/main.ts'], {
    cwd: projectRoot,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      PROBE_PORT: String(probePort),
      API_URL: mock.url,
      DEPLOYMENT_SECRET: 'secret-of-a-stranger-0123456789abcdef',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  web.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text));
  const ended = once(web, 'exit');
  const stop = async () => {
    web.kill('SIGTERM');
    await ended;
    await mock.stop();
  };
  const lives = () =>
    fetch(`http://127.0.0.1:${probePort}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await lives())) {
    if (web.exitCode !== null) {
      await mock.stop();
      throw new Error(`Web ended before it answered:\n${printed}`);
    }
    await after(100);
  }
  const lines = () => printed.split('\n').filter((line) => line !== '');
  return { origin: `http://127.0.0.1:${port}`, mock, printed: lines, stop };
}
