import { describe, expect, test } from 'vitest';
import { readTestOptions, testHelp } from './options.ts';
import { steps } from './steps.ts';
import { describeSlowest, timesInPlaywright, timesInVitest } from './slowest.ts';
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

  test('the slowest files are named, with the time of all their tests', () => {
    const file = (name: string, seconds: number) => ({
      name: `/project/apps/${name}`,
      startTime: 5000,
      endTime: 5000 + seconds * 1000,
    });
    const report = { testResults: [1, 9, 3, 8, 2, 7, 4].map((time) => file(`${time}.ts`, time)) };
    expect(describeSlowest(timesInVitest('/project', report))).toBe(
      'slowest: apps/9.ts 9 s, apps/8.ts 8 s, apps/7.ts 7 s, apps/4.ts 4 s, apps/3.ts 3 s, apps/2.ts 2 s',
    );
    const specs = [{ tests: [{ results: [{ duration: 1500 }, { duration: 2500 }] }] }];
    const journeys = { suites: [{ file: 'a.journey.ts', specs, suites: [{ file: '', specs }] }] };
    expect(describeSlowest(timesInPlaywright(journeys))).toBe('slowest: e2e/a.journey.ts 8 s');
    expect(describeSlowest([])).toBe('');
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
