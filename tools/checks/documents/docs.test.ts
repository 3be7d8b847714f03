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

  test('a document that a comment names and that does not exist is found', () => {
    const code = `/** Waits (notes.md, Page). */
const name = 'a-name.md';
export const at = 1; // as docs/lost.md has it
`;
    expect(docsCheck.run([...project, { path: 'apps/web/src/a.ts', text: code }])).toEqual([
      {
        path: 'apps/web/src/a.ts',
        line: 1,
        message: expect.stringContaining('notes.md, which does not exist') as string,
      },
      expect.objectContaining({
        line: 3,
        message: expect.stringContaining('docs/lost.md') as string,
      }),
    ]);
    expect(messagesFor('a.css', 'a {}\n/* DESIGN.md */')).toEqual([
      expect.stringContaining('DESIGN.md'),
    ]);
  });

  test('a comment may name a document by its path from the root or from its own folder', () => {
    expect(messagesFor('apps/web/a.ts', '// docs/decisions/0001-a.md says why.')).toEqual([]);
    expect(messagesFor('docs/b.js', '// decisions/0001-a.md says why.')).toEqual([]);
    expect(messagesFor('tools/a.test.ts', '// notes.md is made up.')).toEqual([]);
  });
});
