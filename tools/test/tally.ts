/** How many tests passed and failed. A check counts as one. */
export interface Tally {
  passed: number;
  failed: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors?: unknown[];
}

/** The sum of several. */
export function addTallies(tallies: Tally[]): Tally {
  return {
    passed: tallies.reduce((sum, tally) => sum + tally.passed, 0),
    failed: tallies.reduce((sum, tally) => sum + tally.failed, 0),
  };
}

/** A check's result as a tally. */
export function tallyOfCheck(isGood: boolean): Tally {
  return isGood ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/**
 * Counts a Vitest report. A file that could not be loaded counts as one failure, and so does a run that ended with an
 * error although no test failed.
 */
export function tallyOfVitest(report: unknown, exitCode: number): Tally {
  const { numPassedTests, numFailedTests, testResults } = report as VitestReport;
  const brokenFiles = testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  return atLeastOneFailure(
    { passed: numPassedTests, failed: numFailedTests + brokenFiles },
    exitCode,
  );
}

/** Counts a Playwright report; a test that passed only on a second try counts as failed. */
export function tallyOfPlaywright(report: unknown, exitCode: number): Tally {
  const { stats, errors = [] } = report as PlaywrightReport;
  const failed = stats.unexpected + stats.flaky + errors.length;
  return atLeastOneFailure({ passed: stats.expected, failed }, exitCode);
}

function atLeastOneFailure(tally: Tally, exitCode: number): Tally {
  return exitCode !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}
