import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeFinding } from '../checks/check.ts';
import type { Finding } from '../checks/check.ts';
import { binaryOf } from '../processes/binary.ts';
import { runToEnd } from '../processes/run-to-end.ts';
import {
  forgetTitles,
  keepTitles,
  passedInPlaywright,
  passedInVitest,
} from '../trace/run-report.ts';
import type { Machine } from './machine.ts';
import type { TestTitle } from '../trace/requirements.ts';
import { describeSlowest, timesInPlaywright, timesInVitest } from './slowest.ts';
import type { FileTime } from './slowest.ts';
import type { Tally } from './tally.ts';
import { tallyOfCheck, tallyOfPlaywright, tallyOfVitest } from './tally.ts';

/** The result of a step: how much passed, and the output for what did not. */
export interface StepResult {
  tally: Tally;
  words: string;
  /** Where the time went, in one line; missing for what is not made of files of tests. */
  slowest?: string;
}

/** One named part of a test run. */
export interface Step {
  name: string;
  title: string;
  /** What the machine must have. Without it the step is left out, or fails with --strict. */
  needs?: keyof Machine;
  /** What some of its tests need. Without it those are left out, or the step fails with --strict. */
  partlyNeeds?: keyof Machine;
  /** What makes it faster. Without it nothing is left out. */
  fasterWith?: keyof Machine;
  run(context: StepContext): Promise<StepResult>;
}

/** What a step may use. */
export interface StepContext {
  root: string;
  machine: Machine;
}

/** Runs a package's program as a check: exit code 0 passes, otherwise its output is shown. */
export async function programCheck(
  root: string,
  program: [packageName: string, name: string],
  args: string[],
  folder = '.',
): Promise<StepResult> {
  const { code, output } = await runToEnd({
    command: process.execPath,
    args: [binaryOf(root, ...program), ...args],
    cwd: join(root, folder),
    env: { ...process.env, NO_COLOR: '1' },
  });
  return { tally: tallyOfCheck(code === 0), words: code === 0 ? '' : output };
}

/** Findings as the result of one check. */
export function resultOfFindings(title: string, findings: Finding[]): StepResult {
  const words = findings.map((finding) => `  ${describeFinding(finding)}`);
  return {
    tally: tallyOfCheck(findings.length === 0),
    words: findings.length === 0 ? '' : [`${title}:`, ...words, ''].join('\n'),
  };
}

/** Several results combined into one. */
export function joinResults(results: StepResult[]): StepResult {
  return {
    tally: {
      passed: results.reduce((sum, result) => sum + result.tally.passed, 0),
      failed: results.reduce((sum, result) => sum + result.tally.failed, 0),
    },
    words: results.map((result) => result.words).join(''),
  };
}

/** Runs Vitest with the given arguments, counts its tests, and stores the titles of those that passed under a name. */
export function runVitest(
  root: string,
  name: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<StepResult> {
  return runReporting(root, name, {
    commandFor: (reportPath) => ({
      args: [
        binaryOf(root, 'vitest', 'vitest'),
        'run',
        '--passWithNoTests',
        '--reporter=dot',
        '--reporter=json',
        `--outputFile.json=${reportPath}`,
        ...args,
      ],
      cwd: root,
      env,
    }),
    passedIn: (report) => passedInVitest(root, report),
    timesIn: (report) => timesInVitest(root, report),
    tallyOf: tallyOfVitest,
  });
}

/** Runs the browser journeys, counts them, and stores the titles of those that passed under a name. */
export function runPlaywright(
  root: string,
  name: string,
  env: NodeJS.ProcessEnv,
): Promise<StepResult> {
  return runReporting(root, name, {
    commandFor: (reportPath) => ({
      args: [
        binaryOf(root, '@playwright/test', 'playwright'),
        'test',
        '--reporter=line,json',
        '--pass-with-no-tests',
      ],
      cwd: join(root, 'e2e'),
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: reportPath, ...env },
    }),
    passedIn: passedInPlaywright,
    timesIn: timesInPlaywright,
    tallyOf: tallyOfPlaywright,
  });
}

/** A program that runs tests and writes a report, and how the report is read. */
interface TestProgram {
  commandFor(reportPath: string): { args: string[]; cwd: string; env: NodeJS.ProcessEnv };
  passedIn(report: unknown): TestTitle[];
  timesIn(report: unknown): FileTime[];
  tallyOf(report: unknown, exitCode: number): Tally;
}

async function runReporting(
  root: string,
  name: string,
  { commandFor, passedIn, timesIn, tallyOf }: TestProgram,
): Promise<StepResult> {
  forgetTitles(root, name);
  return withReport(async (reportPath) => {
    const { args, cwd, env } = commandFor(reportPath);
    const result = await runToEnd({
      command: process.execPath,
      args,
      cwd,
      env: { ...process.env, NO_COLOR: '1', ...env },
    });
    return countReport(reportPath, result, (report, code) => {
      keepTitles(root, name, passedIn(report));
      return { tally: tallyOf(report, code), slowest: describeSlowest(timesIn(report)) };
    });
  });
}

async function withReport(work: (reportPath: string) => Promise<StepResult>): Promise<StepResult> {
  const folder = mkdtempSync(join(tmpdir(), 'maidan-report-'));
  try {
    return await work(join(folder, 'report.json'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function countReport(
  reportPath: string,
  result: { code: number; output: string },
  count: (report: unknown, exitCode: number) => Pick<StepResult, 'tally' | 'slowest'>,
): StepResult {
  const words = result.code === 0 ? '' : result.output;
  try {
    return { ...count(JSON.parse(readFileSync(reportPath, 'utf8')), result.code), words };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return {
      tally: tallyOfCheck(false),
      words: `${result.output}\nNo report was written: ${reason}\n`,
    };
  }
}
