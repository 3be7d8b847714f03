import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { binaryOf } from '../start/binary.ts';
import { runToEnd } from '../start/run-to-end.ts';
import type { PlantedFile } from './places.ts';
import type { Fault } from './report.ts';

interface MutationReport {
  files: Record<
    string,
    {
      source: string;
      mutants: {
        status: string;
        replacement?: string;
        location: { start: Position; end: Position };
      }[];
    }
  >;
}

interface Position {
  line: number;
  column: number;
}

/** How trying one file ended: its faults, or why none could be tried. */
export type Attempt = { faults: Fault[] } | { problem: string };

const CONFIG = 'stryker.faults.json';
const TESTS = 'vitest.faults.config.ts';
const REPORT = 'faults-report.json';

/** The tests of one folder as Vitest's only project: those of other folders prove other things, and cost minutes. */
const testsOf = ({
  workspace,
  testFolder,
}: PlantedFile): string => `import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import whole from './vitest.config.ts';

const projects = (whole as { test: { projects: { test: { root: string } }[] } }).test.projects;
const project = projects.find(({ test }) => test.root === ${JSON.stringify(workspace)});
export default defineConfig({
  test: {
    ...project?.test,
    root: join(import.meta.dirname, ${JSON.stringify(workspace)}),
    include: [${JSON.stringify(`${testFolder}**/*.test.{ts,tsx}`)}],
  },
});
`;

/**
 * Plants faults in one file of a copied tree, by Stryker, and runs the tests of its folder that reach it against each.
 * The signal ends it early; its faults are then unknown.
 */
export async function tryFile(
  tree: string,
  file: PlantedFile,
  signal: AbortSignal,
): Promise<Attempt> {
  const report = join(tree, REPORT);
  rmSync(report, { force: true });
  writeFileSync(join(tree, TESTS), testsOf(file));
  writeFileSync(join(tree, CONFIG), JSON.stringify(settingsFor(file.path)));
  const { output } = await runToEnd({
    command: process.execPath,
    args: [binaryOf(tree, '@stryker-mutator/core', 'stryker'), 'run', CONFIG],
    cwd: tree,
    env: { ...process.env, NO_COLOR: '1' },
    signal,
  });
  if (signal.aborted) return { problem: 'the time was over' };
  if (!existsSync(report)) return { problem: lastWordsOf(output) };
  return { faults: faultsIn(JSON.parse(readFileSync(report, 'utf8')) as MutationReport) };
}

function settingsFor(path: string): object {
  return {
    mutate: [path],
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: TESTS, related: true },
    coverageAnalysis: 'perTest',
    // What runs once when the file is loaded would need every test again for each fault.
    ignoreStatic: true,
    // Words and names of styles are no rules, and an empty one is seen by reading.
    mutator: { excludedMutations: ['StringLiteral'] },
    inPlace: true,
    concurrency: 1,
    // A busy machine is slow; only a fault that never ends is to be seen by the clock.
    timeoutMS: 20_000,
    reporters: ['json'],
    jsonReporter: { fileName: REPORT },
    allowConsoleColors: false,
    disableTypeChecks: false,
    cleanTempDir: 'always',
  };
}

function faultsIn({ files }: MutationReport): Fault[] {
  return Object.entries(files).flatMap(([path, { source, mutants }]) =>
    mutants.flatMap(({ status, replacement = '', location }) => {
      const fate = fates[status];
      if (fate === undefined) return [];
      const stood = textAt(source, location.start, location.end);
      return [{ path, line: location.start.line, stood, planted: replacement, fate }];
    }),
  );
}

/** A fault that no test runs survives as one that tests let pass; what could not be run or was left out is no fault. */
const fates: Record<string, Fault['fate']> = {
  Killed: 'seen',
  Timeout: 'seen',
  Survived: 'survived',
  NoCoverage: 'survived',
};

function textAt(source: string, start: Position, end: Position): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  return lines
    .map((line, at) =>
      line.slice(at === 0 ? start.column - 1 : 0, at === last ? end.column - 1 : undefined),
    )
    .join('\n');
}

function lastWordsOf(output: string): string {
  if (output.includes('No tests were executed')) return 'no test of its folder reaches it';
  const lines = output.split('\n').filter((line) => line.includes('ERROR') || /Error/.test(line));
  return (lines[0] ?? output.trim().split('\n').at(-1) ?? '').slice(0, 300);
}
