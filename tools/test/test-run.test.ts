import { describe, expect, test } from 'vitest';
import { readTestOptions, testHelp } from './options.ts';
import { steps } from './steps.ts';
import { addTallies, tallyOfPlaywright, tallyOfVitest } from './tally.ts';

const names = ['format', 'lint', 'unit'];

describe('options of npm test', () => {
  test('without options every step runs', () => {
    expect(readTestOptions([], names)).toEqual({
      isStrict: false,
      isQuick: false,
      wantsHelp: false,
      only: [],
    });
  });

  test('--only takes one or several names in both spellings', () => {
    expect(readTestOptions(['--only', 'lint,unit'], names).only).toEqual(['lint', 'unit']);
    expect(readTestOptions(['--only=format', '--strict'], names)).toMatchObject({
      only: ['format'],
      isStrict: true,
    });
  });

  test.each([['--only', 'nothing'], ['--only'], ['--fast']])(
    '%s %s is refused, and what is allowed is named',
    (...args) => {
      expect(() =>
        readTestOptions(
          args.filter((arg) => arg !== undefined),
          names,
        ),
      ).toThrow(/--help lists|format, lint, unit/);
    },
  );

  test('the help names every step, and names are unique', () => {
    const all = steps.map((step) => step.name);
    expect(new Set(all).size).toBe(all.length);
    for (const name of all) expect(testHelp(all)).toContain(name);
  });
});

describe('tallies', () => {
  const suite = { status: 'passed', assertionResults: [{}] };

  test('tests of Vitest are counted, a file that did not load is one failure', () => {
    const broken = { status: 'failed', assertionResults: [] };
    const report = { numPassedTests: 4, numFailedTests: 1, testResults: [suite, broken] };
    expect(tallyOfVitest(report, 1)).toEqual({ passed: 4, failed: 2 });
  });

  test('a run that ends with an error and no failed test still fails', () => {
    const report = { numPassedTests: 4, numFailedTests: 0, testResults: [suite] };
    expect(tallyOfVitest(report, 1)).toEqual({ passed: 4, failed: 1 });
    expect(tallyOfVitest(report, 0)).toEqual({ passed: 4, failed: 0 });
  });

  test('a journey that passed on a second try counts as failed', () => {
    expect(tallyOfPlaywright({ stats: { expected: 3, unexpected: 0, flaky: 1 } }, 0)).toEqual({
      passed: 3,
      failed: 1,
    });
  });

  test('tallies add up', () => {
    expect(
      addTallies([
        { passed: 1, failed: 0 },
        { passed: 2, failed: 3 },
      ]),
    ).toEqual({ passed: 3, failed: 3 });
  });
});
