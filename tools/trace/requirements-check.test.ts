import { expect, test } from 'vitest';
import { requirementsCheck } from '../checks/documents/requirements.ts';

const FIGURES = `<!-- figures: npm run trace -- --write -->
Of 2 requirements 1 are done, each named by a test that ran and passed; 0 are built in part and
1 wait for a later area ([which, and for what](docs/product/unbuilt.md)).
<!-- end of figures -->`;
const sound = {
  'docs/product/requirements.md': '| HOT-01 | A |\n| HOT-02 | B |',
  'docs/product/beyond.md': '',
  'docs/product/unbuilt.md': '## Waiting\n| HOT-02 | an area |',
  'README.md': FIGURES,
  'apps/a.test.ts': "test('HOT-01 it is shown', () => {});",
};

function findingsWith(changed: Record<string, string>): string[] {
  const files = Object.entries({ ...sound, ...changed });
  return requirementsCheck
    .run(files.map(([path, text]) => ({ path, text })))
    .map(({ path, message }) => `${path} ${message}`);
}

test('a project whose titles, declarations and figures agree has no finding', () => {
  expect(findingsWith({})).toEqual([]);
});

test.each([
  ['a range', { 'apps/a.test.ts': "'HOT-01 to HOT-02 all of it'" }, /a\.test\.ts .*spell out/],
  ['a row without a title', { 'apps/a.test.ts': '' }, /HOT-01 is named by no test/],
  ['a title of an unknown row', { 'apps/b.test.ts': "'HOT-07 x'" }, /no row is called HOT-07/],
  ['a row that waits and is named', { 'e2e/b.journey.ts': "'HOT-02 x'" }, /HOT-02 waits, yet/],
  ['an idle declaration', { 'docs/product/unbuilt.md': '## Waiting\n| HOT-02 | |' }, /no reason/],
  ['old figures', { 'README.md': FIGURES.replace('Of 2', 'Of 3') }, /README\.md the figures/],
])('%s is found', (_name, changed: Record<string, string>, message) => {
  expect(findingsWith(changed)).toEqual(expect.arrayContaining([expect.stringMatching(message)]));
});
