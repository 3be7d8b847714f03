import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runToEnd } from '../processes/run-to-end.ts';
import { projectRoot } from '../terminal/project.ts';
import { copyTree } from '../product/tree-copy.ts';
import { readFaultOptions } from './options.ts';
import { areasToPlant } from './places.ts';
import { figuresOf, survivorsIn } from './report.ts';
import { isPicked } from './share.ts';
import { tryArea } from './stryker.ts';

const whole = { share: 100, signal: new AbortController().signal };
const area = { paths: ['packages/small/age.ts'], workspace: 'packages/small', testFolder: '' };
/** Each of them starts Vitest, on a machine that may be busy. */
const patient = { timeout: 180_000 };
const rule = `export function mayPlay(age: number): boolean {
  return age >= 18;
}

export function isChild(age: number): boolean {
  return age < 12;
}
`;
/** This test sees every fault of the first rule, and misses the changed border of the second. */
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
  test(
    'a fault that no test sees is named with its line, and is planted in the copy only',
    patient,
    async () => {
      const { faults, problem } = await tryArea(tree, area, whole);
      expect(problem).toBeUndefined();
      expect(survivorsIn(faults)).toEqual(['packages/small/age.ts:6  age < 12  →  age <= 12']);
      expect(faults.filter(({ line, fate }) => line === 2 && fate === 'seen').length).toBe(
        faults.filter(({ line }) => line === 2).length,
      );
      expect(figuresOf(faults)[0]).toMatch(/^packages\/small: (\d+) of \d+ faults seen/);
      for (const at of [root, tree])
        expect(readFileSync(join(at, 'packages/small/age.ts'), 'utf8')).toBe(rule);
      // A share tries a part of the faults, with the same result for each.
      const share = await tryArea(tree, area, { ...whole, share: 50 });
      expect(share.faults.length).toBeGreaterThan(0);
      expect(share.faults.length).toBeLessThan(faults.length);
      expect(faults).toEqual(expect.arrayContaining(share.faults));
    },
  );

  test(
    'an area whose tests fail without a fault reports that instead of a figure',
    patient,
    async () => {
      writeFileSync(
        join(tree, 'packages/small/age.test.ts'),
        itsTest.replace('[3, 30]', '[30, 3]'),
      );
      expect(await tryArea(tree, area, whole)).toEqual({
        faults: [],
        problem: expect.stringMatching(/fail/),
      });
      writeFileSync(join(tree, 'packages/small/age.test.ts'), itsTest);
    },
  );

  test('an area for which no time is left is not tried', async () => {
    const attempt = await tryArea(tree, area, { share: 100, signal: AbortSignal.abort() });
    expect(attempt).toEqual({ faults: [], problem: 'the time was over' });
  });
});

test('they are planted in code that decides something, never in tests, and area by area', () => {
  const paths = [
    'apps/api/package.json',
    'apps/api/src/modules/wallet/rounds/round.rules.ts',
    'apps/api/src/modules/wallet/rounds/round.types.ts',
    'apps/api/src/modules/wallet/ways/way.rules.ts',
    'apps/api/src/modules/wallet/ways/way.rules.test.ts',
    'apps/api/src/modules/wallet/testing/rounds.ts',
    'apps/api/src/modules/walletry/other.ts',
    'packages/contract/package.json',
    'packages/contract/src/money/sum.ts',
    'packages/contract/src/shapes.test.ts',
  ];
  const files = paths.map((path) => ({ path, text: '' }));
  expect(areasToPlant(files, ['apps/api/src/modules/wallet', 'packages/contract'])).toEqual([
    {
      workspace: 'apps/api',
      testFolder: 'src/modules/wallet/',
      paths: [
        'apps/api/src/modules/wallet/rounds/round.rules.ts',
        'apps/api/src/modules/wallet/ways/way.rules.ts',
      ],
    },
    {
      workspace: 'packages/contract',
      testFolder: '',
      paths: ['packages/contract/src/money/sum.ts'],
    },
  ]);
  expect(areasToPlant(files, ['apps/api/src/modules/walletry'])[0]?.testFolder).toBe(
    'src/modules/',
  );
});

test('a share contains about its percentage, and a greater one contains the smaller', () => {
  const faults = Array.from({ length: 400 }, (_, line) => ({
    fileName: `/tmp/copy-${line % 2}/folder/file.ts`,
    mutatorName: 'ConditionalExpression',
    line,
  }));
  const picked = (share: number) => faults.filter((fault) => isPicked(fault, share));
  expect(picked(100)).toHaveLength(400);
  expect(picked(25).length).toBeGreaterThan(60);
  expect(picked(25).length).toBeLessThan(140);
  expect(picked(50)).toEqual(expect.arrayContaining(picked(25)));
});

test('options name places and minutes, and unknown ones are refused', () => {
  expect(readFaultOptions(['packages/site/', '--minutes', '5'])).toEqual({
    wantsHelp: false,
    places: ['packages/site'],
    minutes: 5,
    share: 100,
  });
  expect(readFaultOptions(['packages/site', '--share', '25']).share).toBe(25);
  for (const args of [
    [],
    ['--fast'],
    ['a', '--minutes', '0'],
    ['a', '--minutes'],
    ['a', '--share', '0'],
    ['a', '--share', '101'],
  ])
    expect(() => readFaultOptions(args)).toThrow(/--help|above 0|Name a file/);
});

test('the figure of a folder is the percentage that was seen, rounded down', () => {
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
