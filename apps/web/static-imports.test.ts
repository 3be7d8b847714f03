import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { filesReachedFrom, staticImportsOf } from './static-imports.ts';

describe('the static imports of a source', () => {
  test('are what it imports and exports again', () => {
    const source = `
      import a from './a.ts';
      import { type B, b } from '#ui/b.tsx';
      import './c.css';
      export { d } from './d.ts';
      export * from './e.ts';
      export const f = <i />;`;
    expect(staticImportsOf(source)).toEqual(['./a.ts', '#ui/b.tsx', './c.css', './d.ts', './e.ts']);
  });

  test('are no types, and nothing that comes later', () => {
    const source = `
      import type { A } from './a.ts';
      import { type B } from './b.ts';
      export type { C } from './c.ts';
      const late = () => import('./d.ts');`;
    expect(staticImportsOf(source)).toEqual([]);
  });
});

describe('the files that are reached', () => {
  let folder = '';

  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  function plant(files: Record<string, string>): void {
    folder = mkdtempSync(join(tmpdir(), 'static-imports-'));
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
  }

  test('are found step by step, in circles too, and not outside', () => {
    plant({
      'root.tsx': "import '#ui/one.ts'; import 'react'; import './base.css?inline';",
      'ui/one.ts': "import '../two.ts';",
      'two.ts': "import './root.tsx'; void import('./late.ts');",
      'late.ts': '',
      'base.css': '',
    });
    const reached = [...filesReachedFrom(folder, ['root.tsx'])].map((file) =>
      relative(folder, file),
    );
    expect(reached.toSorted()).toEqual(['base.css', 'root.tsx', 'two.ts', 'ui/one.ts']);
  });

  test('begin at files that are there', () => {
    plant({ 'root.tsx': '' });
    expect(() => filesReachedFrom(folder, ['home.tsx'])).toThrow('home.tsx');
  });
});
