import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { projectRoot } from '../terminal/project.ts';
import { findFreePort } from '../processes/free-ports.ts';
import type { Service } from './services.ts';
import { makeSupervisor } from './supervisor.ts';

const serving = `
  import { createServer } from 'node:http';
  import { appendFileSync } from 'node:fs';
  const server = createServer((request, response) => {
    if (request.url === '/die') { console.error('out of luck'); process.exit(7); }
    response.end('ready');
  }).listen(Number(process.env.PORT), '127.0.0.1');
  process.on('SIGTERM', () => {
    appendFileSync(process.env.LOG, process.env.NAME + '\\n');
    server.close(() => process.exit(0));
    server.closeAllConnections();
  });
  console.log('pid ' + process.pid);
`;

const quick = { firstMs: 10, mostMs: 25, quietMs: 60_000 };

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'maidan-supervisor-'));
  writeFileSync(join(folder, 'serving.mjs'), serving);
  writeFileSync(join(folder, 'failing.mjs'), "console.error('PORT is missing'); process.exit(3);");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function service(name: Service['name'], script = 'serving.mjs'): Promise<Service> {
  const port = await findFreePort();
  return {
    name,
    script: join(folder, script),
    readyUrl: `http://127.0.0.1:${port}/readyz`,
    env: { PORT: String(port), NAME: name, LOG: join(folder, 'log') },
  };
}

describe('supervisor', () => {
  test('processes end in the reverse order of their start', async () => {
    const supervisor = makeSupervisor(folder);
    await supervisor.start(await service('api'), 20_000);
    await supervisor.start(await service('web'), 20_000);
    await supervisor.stop();
    expect(readFileSync(join(folder, 'log'), 'utf8')).toBe('web\napi\n');
  });

  test('a process that does not start is reported with its last lines', async () => {
    const supervisor = makeSupervisor(folder);
    const starting = supervisor.start(await service('api', 'failing.mjs'), 20_000);
    await expect(starting).rejects.toThrow(
      /api ended by itself \(exit code 3\)[\s\S]*PORT is missing/,
    );
    await supervisor.stop();
  });

  test('a process that ends is started again, after growing pauses', async () => {
    const lines: string[] = [];
    const supervisor = makeSupervisor(folder, (_name, line) => lines.push(line), quick);
    const web = await service('web');
    await supervisor.start(web, 20_000);
    const falls = () => lines.filter((line) => line.includes('ended by itself'));
    for (const count of [1, 2, 3]) {
      await expect
        .poll(() =>
          fetch(web.readyUrl).then(
            ({ ok }) => ok,
            () => false,
          ),
        )
        .toBe(true);
      await fetch(web.readyUrl.replace('/readyz', '/die')).catch(() => undefined);
      await expect.poll(() => falls().length).toBe(count);
    }
    expect(falls()).toEqual([
      'web ended by itself (exit code 7); it is started again in 10 ms',
      'web ended by itself (exit code 7); it is started again in 20 ms',
      'web ended by itself (exit code 7); it is started again in 25 ms',
    ]);
    await expect
      .poll(() =>
        fetch(web.readyUrl).then(
          ({ ok }) => ok,
          () => false,
        ),
      )
      .toBe(true);
    await supervisor.stop();
    await expect(fetch(web.readyUrl)).rejects.toThrow();
  });

  test('a process that ended and does not start again is tried until it does', async () => {
    const lines: string[] = [];
    const supervisor = makeSupervisor(folder, (_name, line) => lines.push(line), quick);
    const web = await service('web');
    await supervisor.start(web, 20_000);
    writeFileSync(
      join(folder, 'serving.mjs'),
      "console.error('PORT is missing'); process.exit(3);",
    );
    await fetch(web.readyUrl.replace('/readyz', '/die')).catch(() => undefined);
    await expect
      .poll(() => lines.filter((line) => line.includes('exit code 3')).length)
      .toBeGreaterThan(1);
    writeFileSync(join(folder, 'serving.mjs'), serving);
    await expect
      .poll(() =>
        fetch(web.readyUrl).then(
          ({ ok }) => ok,
          () => false,
        ),
      )
      .toBe(true);
    await supervisor.stop();
  });

  test('a process that ended is not started again once stopping has begun', async () => {
    const lines: string[] = [];
    const slow = { firstMs: 60_000, mostMs: 60_000, quietMs: 60_000 };
    const supervisor = makeSupervisor(folder, (_name, line) => lines.push(line), slow);
    const web = await service('web');
    await supervisor.start(web, 20_000);
    await fetch(web.readyUrl.replace('/readyz', '/die')).catch(() => undefined);
    await expect.poll(() => lines.at(-1)).toContain('started again in 60000 ms');
    await supervisor.stop();
    await expect(fetch(web.readyUrl)).rejects.toThrow();
  });

  test('a process that is renewed ends and starts at once, and no failure is reported', async () => {
    const lines: string[] = [];
    const slow = { firstMs: 60_000, mostMs: 60_000, quietMs: 60_000 };
    const supervisor = makeSupervisor(folder, (_name, line) => lines.push(line), slow);
    const api = await service('api');
    await supervisor.start(api, 20_000);
    supervisor.renew('api');
    await expect.poll(() => lines.length).toBe(2);
    expect(lines).toEqual([expect.stringMatching(/^pid/), expect.stringMatching(/^pid/)]);
    expect(lines[0]).not.toBe(lines[1]);
    await supervisor.stop();
  });

  test('a process that waits to be started again starts at once when it is renewed', async () => {
    const lines: string[] = [];
    const slow = { firstMs: 60_000, mostMs: 60_000, quietMs: 60_000 };
    const supervisor = makeSupervisor(folder, (_name, line) => lines.push(line), slow);
    const api = await service('api');
    await supervisor.start(api, 20_000);
    await fetch(api.readyUrl.replace('/readyz', '/die')).catch(() => undefined);
    await expect.poll(() => lines.at(-1)).toContain('started again in 60000 ms');
    supervisor.renew('api');
    await expect.poll(() => lines.filter((line) => line.startsWith('pid')).length).toBe(2);
    await supervisor.stop();
  });

  test('nothing starts once stopping has begun', async () => {
    const supervisor = makeSupervisor(folder);
    await supervisor.stop();
    await expect(supervisor.start(await service('api'), 1000)).rejects.toThrow('cancelled');
  });

  test('children end when the supervisor itself is killed', async () => {
    const child = await service('api');
    const script = `
      import { makeSupervisor } from ${JSON.stringify(join(projectRoot, 'tools/start/supervisor.ts'))};
      const supervisor = makeSupervisor(${JSON.stringify(folder)}, (name, line) => console.log(line));
      await supervisor.start(${JSON.stringify(child)}, 20_000);
      console.log('up');
    `;
    writeFileSync(join(folder, 'supervisor.ts'), script);
    const parent = spawn(process.execPath, [join(folder, 'supervisor.ts')], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const pid = await new Promise<number>((done) => {
      let printed = '';
      parent.stdout.on('data', (chunk: Buffer) => {
        printed += chunk.toString('utf8');
        const match = /pid (\d+)/.exec(printed);
        if (match !== null && printed.includes('up')) done(Number(match[1]));
      });
    });
    parent.kill('SIGKILL');
    expect(await endsBySoon(pid)).toBe(true);
    expect(readFileSync(join(folder, 'log'), 'utf8')).toBe('api\n');
  });
});

async function endsBySoon(pid: number): Promise<boolean> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    try {
      process.kill(pid, 0);
    } catch {
      // Asking about a process that is gone throws.
      return true;
    }
    await sleep(50);
  }
  process.kill(pid, 'SIGKILL');
  return false;
}
