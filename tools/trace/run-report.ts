import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { writeFileSafely } from '../../packages/deployment/src/write-file.ts';
import type { TestTitle } from './requirements.ts';

/** The steps of `npm test` whose tests can prove rows, and whether the rows can be judged without them. */
const REPORTING_STEPS = { unit: true, api: true, 'api-postgres': false, journeys: true };

interface VitestReport {
  testResults: { name: string; assertionResults: { title: string; status: string }[] }[];
}

interface PlaywrightStep {
  title: string;
  error?: unknown;
  steps?: PlaywrightStep[];
}

interface PlaywrightSuite {
  file: string;
  specs: {
    title: string;
    tests: {
      expectedStatus: string;
      results: { status: string; retry: number; steps?: PlaywrightStep[] }[];
    }[];
  }[];
  suites?: PlaywrightSuite[];
}

/** The titles of the tests that ran and passed in a Vitest report, without the titles of groups. */
export function passedInVitest(root: string, report: unknown): TestTitle[] {
  const { testResults } = report as VitestReport;
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed')
      .map(({ title }) => ({ title, path: relative(root, name).split(sep).join('/') })),
  );
}

/** The titles of the journeys that passed at the first try in a Playwright report, and of their steps. */
export function passedInPlaywright(report: unknown): TestTitle[] {
  const { suites } = report as { suites: PlaywrightSuite[] };
  return suites.flatMap(titlesOfSuite);
}

function titlesOfSuite({ file, specs, suites = [] }: PlaywrightSuite): TestTitle[] {
  const path = `e2e/${file}`;
  const own = specs.flatMap(({ title, tests }) =>
    tests.flatMap(({ expectedStatus, results }) => {
      const [first] = results;
      const hasPassed = expectedStatus === 'passed' && first?.status === 'passed';
      if (!hasPassed) return [];
      return [title, ...(first.steps ?? []).flatMap(titlesOfStep)].map((text) => ({
        title: text,
        path,
      }));
    }),
  );
  return [...own, ...suites.flatMap(titlesOfSuite)];
}

function titlesOfStep({ title, error, steps = [] }: PlaywrightStep): string[] {
  return error === undefined ? [title, ...steps.flatMap(titlesOfStep)] : [];
}

/** Stores what a step of `npm test` proved, for the step that judges the rows and for `npm run trace`. */
export function keepTitles(root: string, step: string, titles: TestTitle[]): void {
  const path = placeOf(root, step);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSafely(path, JSON.stringify({ at: new Date().toISOString(), titles }));
}

/** Deletes what a step proved, before it runs again: only the results of a complete run may count. */
export function forgetTitles(root: string, step: string): void {
  rmSync(placeOf(root, step), { force: true });
}

/** What the last runs proved, and the steps that are missing to judge the rows. */
export function keptTitles(root: string): {
  titles: TestTitle[];
  missing: string[];
  runs: string[];
} {
  const steps = Object.entries(REPORTING_STEPS);
  const kept = steps.filter(([step]) => existsSync(placeOf(root, step)));
  const reports = kept.map(([step]) => {
    const report: unknown = JSON.parse(readFileSync(placeOf(root, step), 'utf8'));
    return { step, ...(report as { at: string; titles: TestTitle[] }) };
  });
  return {
    titles: reports.flatMap(({ titles }) => titles),
    missing: steps
      .filter(([step, isNeeded]) => isNeeded && !existsSync(placeOf(root, step)))
      .map(([step]) => step),
    runs: reports.map(({ step, at }) => `${step} of ${at}`),
  };
}

function placeOf(root: string, step: string): string {
  return join(root, 'node_modules/.cache/maidan', `proved-${step}.json`);
}
