import { describe, expect, test } from 'vitest';
import { readDeclarations } from './declarations.ts';
import { titlesInFiles, withFigures } from './documents.ts';
import { faultOfTitle, idsIn, readRequirements, titlesInSource } from './requirements.ts';
import { passedInPlaywright, passedInVitest } from './run-report.ts';
import {
  countRows,
  findIdleDeclarations,
  findUnknownRows,
  findUnproved,
  traceRows,
} from './trace.ts';

const requirements = readRequirements(
  'a.md',
  '| HOT-01 | A |\n| HOT-02 | B |\n| HOT-03 | ~~C~~ |\n| HOT-04 | D |',
);
const declarations = readDeclarations(
  '# Unbuilt\n\n| HOT-09 | before any heading |\n\n## Built in part\n\n| Row | Missing |\n|---|---|\n| HOT-02 | the rest |\n\n## Waiting\n\n| HOT-04 HOT-05 | an area |',
);
const titles = (...all: string[]) => all.map((title) => ({ title, path: 'a.test.ts' }));

describe('titles', () => {
  test.each([
    'LIST-01 to LIST-03 filters',
    'LIST-01 to -03 filters',
    'LIST-01 to 03 filters',
    'BANNER-02..04 the carousel',
    'BANNER-02–04 the carousel',
    'PLAYMODE-01, -02 a site runs',
    'LIST-01 LIST-02 LIST-03 LIST-04 too many to read',
  ])('%s is refused', (title) => {
    expect(faultOfTitle(title)).toBeDefined();
    expect(traceRows(requirements, [], titles(title.replaceAll('LIST', 'HOT')))[0]?.tests).toEqual(
      [],
    );
  });

  test.each([
    ['MONEY-01 every journal sums to zero', ['MONEY-01']],
    ['LIST-09 LIST-11 SHELL-01 paging', ['LIST-09', 'LIST-11', 'SHELL-01']],
    ['API-06 gives 95 to 97 %, from 2 to 30', ['API-06']],
    ['nothing at all', []],
  ])('%s is taken', (title, ids) => {
    expect(faultOfTitle(title)).toBeUndefined();
    expect(idsIn(title)).toEqual(ids);
  });

  test('in a file they are quoted and begin with a row', () => {
    const source = [
      "test('HOT-01 it\\'s shown', () => {});",
      "const ROWS = [['HOT-02', 1]];",
      'test.each([fn(1)])(`HOT-03 row ${at}`, () => {});',
      '// HOT-04 in a comment',
      "const text = 'see HOT-05';",
    ].join('\n');
    expect(titlesInSource('a.test.ts', source).map(({ title }) => title.slice(0, 6))).toEqual([
      'HOT-01',
      'HOT-02',
      'HOT-03',
    ]);
    const files = ['apps/a.test.tsx', 'e2e/a.journey.ts', 'apps/a.ts', 'tools/trace/a.test.ts'].map(
      (path) => ({ path, text: "'HOT-01'" }),
    );
    expect(titlesInFiles(files)).toHaveLength(2);
  });
});

describe('documents', () => {
  test('rows are read from tables without their heads, and struck-out rows are withdrawn', () => {
    const markdown =
      '| ID | Requirement |\n|---|---|\n| HOT-01 | Shows. | content |\n| HOT-02 | ~~Gone.~~ | content |\nHOT-03';
    expect(readRequirements('a.md', markdown).map((row) => [row.id, row.isWithdrawn])).toEqual([
      ['HOT-01', false],
      ['HOT-02', true],
    ]);
  });

  test('declarations are read below their two headings, with the reason and the line', () => {
    expect(declarations).toEqual([
      { id: 'HOT-02', kind: 'partly', reason: 'the rest', line: 9 },
      { id: 'HOT-04', kind: 'waiting', reason: 'an area', line: 13 },
      { id: 'HOT-05', kind: 'waiting', reason: 'an area', line: 13 },
    ]);
  });

  test('the README gets the figures, and the rest of it does not change', () => {
    const readme = 'A\n<!-- figures: npm run trace -- --write -->\nold\n<!-- end of figures -->\nB';
    const written = withFigures(readme, { requirements, declarations });
    expect(written).toMatch(
      /^A\n[^]*Of 3 requirements 1 are done[^]*1 are built in part and\n1 wait/,
    );
    expect(written).toMatch(/\nB$/);
    expect(withFigures(written, { requirements, declarations })).toBe(written);
  });
});

describe('rows, declarations and tests', () => {
  const messages = (...all: string[]) =>
    findUnproved(traceRows(requirements, declarations, titles(...all))).map(({ message }) =>
      message.slice(0, 20),
    );

  test('each live row is counted by its declaration', () => {
    expect(countRows(traceRows(requirements, declarations, []))).toEqual({
      rows: 3,
      done: 1,
      partly: 1,
      waiting: 1,
    });
  });

  test('a row that is declared done and has no test is a finding; one built in part or waiting is not', () => {
    expect(messages('HOT-01 shown')).toEqual([]);
    expect(messages('HOT-02 shown')).toEqual(['HOT-01 is named by n']);
  });

  test('a row that waits although a test names it is a finding', () => {
    expect(messages('HOT-01 HOT-04 shown')).toEqual(['HOT-04 waits, yet "H']);
  });

  test('declarations of unknown or withdrawn rows, doubles, and empty reasons are findings', () => {
    const idle = readDeclarations(
      '## Waiting\n| HOT-01 | a |\n| HOT-01 | b |\n| HOT-02 | |\n| HOT-03 HOT-07 | c |',
    );
    expect(findIdleDeclarations(requirements, idle).map(({ line }) => line)).toEqual([3, 4, 5, 5]);
  });

  test('a title that names an unknown row is a finding; another word of the same form is not', () => {
    const found = findUnknownRows(requirements, titles('HOT-09 lost', 'SHA-256 is no row'));
    expect(found.map(({ message }) => message)).toEqual(['no row is called HOT-09: "HOT-09 lost"']);
  });
});

describe('reports', () => {
  test('of Vitest, tests count that ran and passed, by their own title; a group names nothing', () => {
    const of = (title: string, status: string) => ({
      title,
      status,
      ancestorTitles: ['HOT-08 group'],
      fullName: `HOT-08 group ${title}`,
    });
    const assertionResults = [
      of('HOT-01 ran', 'passed'),
      of('HOT-02 fell', 'failed'),
      of('HOT-03 left out', 'skipped'),
      of('HOT-04 waits', 'pending'),
      of('HOT-05 to do', 'todo'),
    ];
    const report = { testResults: [{ name: '/p/apps/a.test.ts', assertionResults }] };
    expect(passedInVitest('/p', report)).toEqual([{ title: 'HOT-01 ran', path: 'apps/a.test.ts' }]);
  });

  test('of Playwright, tests count that passed at the first try, with their steps', () => {
    const steps = [
      { title: 'HOT-06 step', steps: [{ title: 'HOT-07 inner' }] },
      { title: 'HOT-08 fell', error: {}, steps: [{ title: 'HOT-09 within' }] },
    ];
    const spec = (title: string, expectedStatus: string, ...statuses: string[]) => ({
      title,
      tests: [{ expectedStatus, results: statuses.map((status) => ({ status, steps })) }],
    });
    const report = {
      suites: [
        {
          file: 'a.journey.ts',
          specs: [spec('HOT-01 fell as expected', 'failed', 'failed')],
          suites: [
            {
              file: 'a.journey.ts',
              specs: [
                spec('HOT-02 ran', 'passed', 'passed'),
                spec('HOT-03 second try', 'passed', 'failed', 'passed'),
                spec('HOT-04 left out', 'skipped', 'skipped'),
              ],
            },
          ],
        },
      ],
    };
    expect(passedInPlaywright(report)).toEqual(
      ['HOT-02 ran', 'HOT-06 step', 'HOT-07 inner'].map((title) => ({
        title,
        path: 'e2e/a.journey.ts',
      })),
    );
  });
});
