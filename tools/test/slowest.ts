import { relative, sep } from 'node:path';

/** A file of tests and how long its tests took together, in seconds. */
export interface FileTime {
  path: string;
  seconds: number;
}

interface VitestReport {
  testResults: { name: string; startTime: number; endTime: number }[];
}

interface PlaywrightSuite {
  file: string;
  specs: { tests: { results: { duration: number }[] }[] }[];
  suites?: PlaywrightSuite[];
}

/** How many files are named. */
const SHOWN = 6;

/** The time of each file in a Vitest report. */
export function timesInVitest(root: string, report: unknown): FileTime[] {
  const { testResults } = report as VitestReport;
  return testResults.map(({ name, startTime, endTime }) => ({
    path: relative(root, name).split(sep).join('/'),
    seconds: (endTime - startTime) / 1000,
  }));
}

/** The time of each file in a Playwright report. */
export function timesInPlaywright(report: unknown): FileTime[] {
  const { suites } = report as { suites: PlaywrightSuite[] };
  return suites.map((suite) => ({
    path: `e2e/${suite.file}`,
    seconds: millisecondsOf(suite) / 1000,
  }));
}

function millisecondsOf({ specs, suites = [] }: PlaywrightSuite): number {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results));
  const inside = suites.map(millisecondsOf);
  return [...own.map(({ duration }) => duration), ...inside].reduce((sum, one) => sum + one, 0);
}

/** One line that names the slowest files, so that whoever shortens a run knows where to begin; empty without files. */
export function describeSlowest(times: FileTime[]): string {
  const slowest = times.toSorted((one, other) => other.seconds - one.seconds).slice(0, SHOWN);
  const named = slowest.map(({ path, seconds }) => `${path} ${seconds.toFixed(0)} s`);
  return named.length === 0 ? '' : `slowest: ${named.join(', ')}`;
}
