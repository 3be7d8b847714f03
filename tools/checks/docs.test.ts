import { describe, expect, test } from 'vitest';
import { docsCheck } from './docs.ts';

const project = [
  { path: 'package.json', text: '{"scripts":{"check":"x","keys:rotate":"y"}}' },
  { path: 'docs/decisions/0001-a.md', text: '' },
];

function messagesFor(path: string, text: string): string[] {
  return docsCheck.run([...project, { path, text }]).map((finding) => finding.message);
}

describe('documents', () => {
  test('a command or link that leads nowhere is found', () => {
    expect(messagesFor('README.md', 'Run `npm run chekc`.')).toEqual([
      expect.stringContaining('npm run chekc does not exist'),
    ]);
    expect(messagesFor('docs/a.md', '[b](b.md)')).toEqual([
      expect.stringContaining('b.md does not exist'),
    ]);
  });

  test('commands, files, folders, pictures and addresses that exist are fine', () => {
    const text =
      '`npm run check`, npm run keys:rotate, [one](decisions/0001-a.md#why), [all](decisions), [w](https://example.org)';
    expect(messagesFor('docs/a.md', text)).toEqual([]);
    expect(messagesFor('README.md', '[d](docs/decisions/)')).toEqual([]);
  });
});
