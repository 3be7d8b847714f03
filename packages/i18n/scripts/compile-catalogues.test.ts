import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FURTHER_LANGUAGES } from '@maidan/contract/localised';
import { run } from './compile-catalogues.ts';
import type { Folders } from './compile-catalogues.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
let folders: Folders;
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'catalogues-'));
  cpSync(join(root, 'messages'), join(folder, 'messages'), { recursive: true });
  // Every text is filled in, because only the first test is about missing ones.
  for (const code of FURTHER_LANGUAGES)
    cpSync(join(root, 'messages/en'), join(folder, 'messages', code), { recursive: true });
  folders = {
    messages: join(folder, 'messages'),
    generated: join(folder, 'generated'),
    sites: join(root, '../site'),
  };
});

afterEach(() => rmSync(folder, { recursive: true }));

describe('compiling the catalogues', () => {
  it('MSG-01 the committed catalogues are complete and compiled', () => {
    const committed = {
      ...folders,
      messages: join(root, 'messages'),
      generated: join(root, 'generated'),
    };
    expect(run(committed, true)).toEqual({ lines: [], exitCode: 0 });
  });

  it('writes the same files every time, and nothing when nothing changed', () => {
    expect(run(folders, false).exitCode).toBe(0);
    const first = readFileSync(join(folders.generated, 'bn/ui.ts'), 'utf8');
    expect(run(folders, false).lines).toEqual([expect.stringContaining(' 0 files written')]);
    expect(readFileSync(join(folders.generated, 'bn/ui.ts'), 'utf8')).toBe(first);
    expect(run(folders, true).exitCode).toBe(0);
  });

  it('names the stale file and the command that renews it', () => {
    run(folders, false);
    const file = join(folders.messages, 'en/ui.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace('"Close"', '"Shut"'));
    const outcome = run(folders, true);
    expect(outcome.exitCode).toBe(1);
    expect(outcome.lines).toEqual([
      'generated/en/ui.ts is stale; run: npm run messages --workspace @maidan/i18n',
    ]);
  });

  it('removes generated files that no longer have a catalogue', () => {
    run(folders, false);
    writeFileSync(join(folders.generated, 'bn/old.ts'), 'export {};\n');
    expect(run(folders, true).exitCode).toBe(1);
    run(folders, false);
    expect(run(folders, true).exitCode).toBe(0);
  });

  it('writes nothing while a catalogue has a fault, and names the key', () => {
    const file = join(folders.messages, 'bn/ui.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace('"বন্ধ করুন"', '"বন্ধ করুন!"'));
    const outcome = run(folders, false);
    expect(outcome.exitCode).toBe(1);
    expect(outcome.lines.join('\n')).toContain('messages/bn/ui.json: ui.close');
    expect(run(folders, true).exitCode).toBe(1);
  });

  it('SHELL-88 compiles English where a further language has no text, lists the gap, and does not offer a language without all its account texts', () => {
    const file = join(folders.messages, 'hi/auth.json');
    const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
    delete texts['auth.login.submit'];
    writeFileSync(file, JSON.stringify(texts));
    const outcome = run(folders, false);
    expect(outcome.exitCode).toBe(0);
    expect(outcome.lines[1]).toBe('Missing texts, shown in English: 1 (--check lists them)');
    const read = (name: string) => readFileSync(join(folders.generated, name), 'utf8');
    expect(read('hi/auth.ts')).toContain('"auth.login.submit": [\n  "Log in"');
    const offered = /Locale\[\] = \[(.*)\];/.exec(read('loaders.ts'))?.[1] ?? '';
    expect(offered).toMatch(/^'bn', 'en'/);
    expect(offered).not.toContain('hi');
    expect(run(folders, true)).toEqual({
      lines: ['messages/hi/auth.json: auth.login.submit has no text; translate it'],
      exitCode: 1,
    });
  });

  it('SHELL-88 readers of Bengali and English load one line for each further language', () => {
    run(folders, false);
    const loaders = readFileSync(join(folders.generated, 'loaders.ts'), 'utf8');
    expect(loaders.match(/\.\/hi\//g)).toHaveLength(1);
    expect(loaders).toContain("hi: () => import('./hi/loaders.ts'),");
  });

  it('refuses a key that is in a file twice', () => {
    const file = join(folders.messages, 'en/ui.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace('{', '{ "ui.close": "Shut",'));
    expect(() => run(folders, false)).toThrow(/ui\.close is there twice/);
  });
});
