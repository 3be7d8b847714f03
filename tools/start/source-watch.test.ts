import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { watchSources } from './source-watch.ts';

let folder = '';
let unwatch = (): void => undefined;
let changes = 0;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'maidan-watch-'));
  mkdirSync(join(folder, 'modules/testing'), { recursive: true });
  changes = 0;
  unwatch = watchSources([folder], () => (changes += 1));
});
afterEach(() => {
  unwatch();
  rmSync(folder, { recursive: true, force: true });
});

function write(path: string): void {
  appendFileSync(join(folder, path), 'x');
}

describe('watch over sources', () => {
  test('files written together are one change, and a later one is another', async () => {
    write('main.ts');
    write('modules/texts.json');
    await expect.poll(() => changes).toBe(1);
    write('main.ts');
    await expect.poll(() => changes).toBe(2);
  });

  test('tests, their shared files and other files are not a change', async () => {
    for (const path of ['main.test.ts', 'modules/testing/fake.ts', 'notes.md']) write(path);
    writeFileSync(join(folder, 'main.ts'), '');
    await expect.poll(() => changes).toBe(1);
  });
});
