import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runToEnd } from '../start/run-to-end.ts';
import { projectRoot } from '../terminal/project.ts';
import { copyTree } from './copy.ts';
import { readFaultOptions } from './options.ts';
import { filesToPlant } from './places.ts';
import { figuresOf, survivorsIn } from './report.ts';
import { tryFile } from './stryker.ts';

const never = new AbortController().signal;
/** Each starts Vitest anew, on a machine that does other things. */
const patient = { timeout: 180_000 };
const rule = `export function mayPlay(age: number): boolean {
  return age >= 18;
}

export function isChild(age: number): boolean {
  return age < 12;
}
`;
/** Sees every fault of the first rule, and none of the comparison's border in the second. */
const itsTest = `import { expect, test } from 'vitest';
import { isChild, mayPlay } from '@maidan/small/age';

test('eighteen is old enough', () => {
  expect([17, 18, 19].map(mayPlay)).toEqual([false, true, true]);
});
test('a child is young', () => {
  expect([3, 30].map(isChild)).toEqual([true, false]);
});
`;
const project: Record<string, string> = {
  'package.json': '{ "name": "small-project", "type": "module" }',
  'vitest.config.ts': `import { defineConfig } from 'vitest/config';
export default defineConfig({ test: { projects: [
  { test: { name: 'small', root: 'packages/small', include: ['**/*.test.ts'] } },
  { test: { name: 'other', root: 'packages/other', include: ['**/*.test.ts'] } },
] } });`,
  'packages/small/package.json':
    '{ "name": "@maidan/small", "type": "module", "exports": { "./age": "./age.ts" } }',
  'packages/small/age.ts': rule,
  'packages/small/age.test.ts': itsTest,
  'packages/other/package.json': '{ "name": "@maidan/other", "type": "module" }',
  'packages/other/broken.test.ts': "throw new Error('a test of another workspace');",
};
const folder = mkdtempSync(join(tmpdir(), 'maidan-faults-test-'));
const root = join(folder, 'project');
const tree = join(folder, 'copy');

beforeAll(async () => {
  for (const [path, text] of Object.entries(project)) {
    mkdirSync(join(root, dirname(path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  await runToEnd({ command: 'git', args: ['init', '-q'], cwd: root });
  writeFileSync(join(root, '.git/info/exclude'), 'node_modules\n');
  mkdirSync(join(root, 'node_modules/@maidan'), { recursive: true });
  symlinkSync('../../packages/small', join(root, 'node_modules/@maidan/small'), 'junction');
  for (const name of ['vitest', '@stryker-mutator'])
    symlinkSync(join(projectRoot, 'node_modules', name), join(root, 'node_modules', name));
  await copyTree(root, tree);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('planted faults', () => {
  test('the one that no test sees is named with its line, in the copy only', patient, async () => {
    const file = { path: 'packages/small/age.ts', workspace: 'packages/small', testFolder: '' };
    const attempt = await tryFile(tree, file, never);
    if ('problem' in attempt) throw new Error(attempt.problem);
    expect(survivorsIn(attempt.faults)).toEqual([
      'packages/small/age.ts:6  age < 12  →  age <= 12',
    ]);
    expect(attempt.faults.filter(({ line, fate }) => line === 2 && fate === 'seen').length).toBe(
      attempt.faults.filter(({ line }) => line === 2).length,
    );
    expect(figuresOf(attempt.faults)[0]).toMatch(/^packages\/small: (\d+) of \d+ faults seen/);
    for (const at of [root, tree])
      expect(readFileSync(join(at, 'packages/small/age.ts'), 'utf8')).toBe(rule);
  });

  test(
    'a file whose tests fall without any fault tells that instead of a figure',
    patient,
    async () => {
      writeFileSync(
        join(tree, 'packages/small/age.test.ts'),
        itsTest.replace('[3, 30]', '[30, 3]'),
      );
      const file = { path: 'packages/small/age.ts', workspace: 'packages/small', testFolder: '' };
      expect(await tryFile(tree, file, never)).toEqual({ problem: expect.stringMatching(/fail/) });
      writeFileSync(join(tree, 'packages/small/age.test.ts'), itsTest);
    },
  );

  test('a file for which no time is left is not tried', async () => {
    const file = { path: 'packages/small/age.ts', workspace: 'packages/small', testFolder: '' };
    const attempt = await tryFile(tree, file, AbortSignal.abort());
    expect(attempt).toEqual({ problem: 'the time was over' });
  });
});

test('they are planted in code that decides something, and in no test', () => {
  const paths = [
    'apps/api/package.json',
    'apps/api/src/modules/wallet/round.rules.ts',
    'apps/api/src/modules/wallet/round.types.ts',
    'apps/api/src/modules/wallet/round.rules.test.ts',
    'apps/api/src/modules/wallet/testing/rounds.ts',
    'apps/api/src/modules/walletry/other.ts',
  ];
  const files = paths.map((path) => ({ path, text: '' }));
  expect(filesToPlant(files, ['apps/api/src/modules/wallet'])).toEqual([
    {
      path: 'apps/api/src/modules/wallet/round.rules.ts',
      workspace: 'apps/api',
      testFolder: 'src/modules/wallet/',
    },
  ]);
  expect(filesToPlant(files, ['apps/api/src/modules/walletry'])[0]?.testFolder).toBe(
    'src/modules/',
  );
});

test('options name places and minutes, and anything else is refused', () => {
  expect(readFaultOptions(['packages/site/', '--minutes', '5'])).toEqual({
    wantsHelp: false,
    places: ['packages/site'],
    minutes: 5,
  });
  for (const args of [[], ['--fast'], ['a', '--minutes', '0'], ['a', '--minutes']])
    expect(() => readFaultOptions(args)).toThrow(/--help|above 0|Name a file/);
});

test('the figure of a folder is how many were seen, rounded down', () => {
  const fault = (path: string, fate: 'seen' | 'survived') => ({
    path,
    fate,
    line: 1,
    stood: 'a\n  b',
    planted: '',
  });
  const faults = [fault('a/x.ts', 'seen'), fault('a/y.ts', 'seen'), fault('b/z.ts', 'survived')];
  expect(figuresOf(faults)).toEqual([
    'a: 2 of 2 faults seen, 100 %',
    'b: 0 of 1 faults seen, 0 %',
    'together: 2 of 3 faults seen, 66 %',
  ]);
  expect(survivorsIn(faults)).toEqual(['b/z.ts:1  a b  →  (nothing)']);
});
