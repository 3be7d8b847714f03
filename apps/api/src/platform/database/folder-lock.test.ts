import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lockFolder } from './folder-lock.ts';
import { PlainError } from '@maidan/deployment/plain-error';

describe('the lock of the data folder', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'maidan-lock-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('a second process is refused in a sentence until the first releases the folder', () => {
    const unlock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(PlainError);
    expect(() => lockFolder(folder)).toThrow(/already uses the data folder/);
    unlock();
    lockFolder(folder)();
  });

  it('a process that was killed leaves no lock behind', async () => {
    const module = fileURLToPath(new URL('folder-lock.ts', import.meta.url));
    const script = `const { lockFolder } = await import(${JSON.stringify(module)}); lockFolder(${JSON.stringify(folder)}); console.log('held'); setInterval(() => undefined, 1000);`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    await once(child.stdout, 'data');
    expect(() => lockFolder(folder)).toThrow(PlainError);
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
    lockFolder(folder)();
  });
});
