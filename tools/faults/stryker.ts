import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { binaryOf } from '../processes/binary.ts';
import { runToEnd } from '../processes/run-to-end.ts';
import { projectRoot } from '../terminal/project.ts';
import type { PlantedArea } from './places.ts';
import type { TriedMutant } from './plugin.ts';
import type { Fault } from './report.ts';
import { isPicked } from './share.ts';
import { testsOf } from './tests-config.ts';

/** The result of trying one area: the faults with a known result, and why others were not tried. */
export interface Attempt {
  faults: Fault[];
  problem?: string;
}

/** How much to try, and when to stop early. */
export interface Extent {
  /** Percentage of the faults. */
  share: number;
  signal: AbortSignal;
}

const CONFIG = 'stryker.faults.json';
const TESTS = 'vitest.faults.config.ts';
const REPORT = 'faults-report.jsonl';
const PLUGIN = join(projectRoot, 'tools/faults/plugin.ts');

/**
 * Plants faults with Stryker in the files of one area of a copied project, and runs for each fault the tests of the
 * area that reach it. The signal stops it early; the faults tried until then are reported.
 */
export async function tryArea(
  tree: string,
  area: PlantedArea,
  { share, signal }: Extent,
): Promise<Attempt> {
  const report = join(tree, REPORT);
  const sources = new Map(area.paths.map((path) => [path, readFileSync(join(tree, path), 'utf8')]));
  rmSync(report, { force: true });
  writeFileSync(join(tree, TESTS), testsOf(area));
  writeFileSync(join(tree, CONFIG), JSON.stringify(settingsFor(area.paths, report, share)));
  const { code, output } = await runToEnd({
    command: process.execPath,
    args: [binaryOf(tree, '@stryker-mutator/core', 'stryker'), 'run', CONFIG],
    cwd: tree,
    env: { ...process.env, NO_COLOR: '1' },
    signal,
  });
  const tried = existsSync(report) ? mutantsOf(readFileSync(report, 'utf8')) : [];
  const faults = tried.flatMap((mutant) => faultOf(mutant, { tree, sources, share }));
  if (signal.aborted) return { faults, problem: 'the time was over' };
  return code === 0 && tried.length > 0 ? { faults } : { faults, problem: lastWordsOf(output) };
}

function settingsFor(paths: string[], report: string, share: number): object {
  return {
    mutate: paths,
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner', PLUGIN],
    vitest: { configFile: TESTS, related: true },
    coverageAnalysis: 'perTest',
    // A fault in code that runs once when the file is loaded would need all tests again.
    ignoreStatic: true,
    // Words and names of styles are not rules, and a reader notices an empty one.
    mutator: { excludedMutations: ['StringLiteral'] },
    checkers: ['share'],
    inPlace: true,
    concurrency: 1,
    // A busy machine is slow. The time limit is only for a fault that never ends.
    timeoutMS: 20_000,
    reporters: ['faults'],
    faults: { report, share },
    allowConsoleColors: false,
    disableTypeChecks: false,
    cleanTempDir: 'always',
  };
}

function mutantsOf(report: string): TriedMutant[] {
  // The last line of a run that was stopped may be incomplete.
  const lines = report.slice(0, report.lastIndexOf('\n') + 1).split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as TriedMutant);
}

interface Planted {
  tree: string;
  sources: Map<string, string>;
  share: number;
}

function faultOf(mutant: TriedMutant, { tree, sources, share }: Planted): Fault[] {
  const { fileName, location, status, replacement = '' } = mutant;
  const fate = FATE_OF_STATUS[status];
  const { line } = location.start;
  // Code that runs once when a file is loaded is left out: Stryker would run only the tests that load the file
  // themselves.
  if (fate === undefined || mutant.static === true || !isPicked({ ...mutant, line }, share))
    return [];
  const path = relative(tree, fileName);
  const stood = textAt(sources.get(path) ?? '', location);
  return [{ path, line, stood, planted: replacement, fate }];
}

/**
 * A fault that no test reaches survives like one that tests miss. One that could not be run or was left out is not
 * counted.
 */
const FATE_OF_STATUS: Record<string, Fault['fate']> = {
  Killed: 'seen',
  Timeout: 'seen',
  Survived: 'survived',
  NoCoverage: 'survived',
};

function textAt(source: string, { start, end }: TriedMutant['location']): string {
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
