import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { startStack } from '../../e2e/support/stack.ts';
import type { Stack } from '../../e2e/support/stack.ts';
import { PlainError, runCommand } from '../terminal/plain-error.ts';
import { withProgress } from '../terminal/progress.ts';
import { projectRoot } from '../terminal/project.ts';
import { writeFileSafely } from '../terminal/write-file.ts';
import { startBenchApi } from './bench-api.ts';
import { describeVerdicts, judge } from './budget.ts';
import type { Finding } from './budget.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureCachedHome, measureGameList } from './load.ts';
import { measurePaint, measureScroll, measureTaps, measureWeight } from './page-measures.ts';
import { measureRounds } from './rounds.ts';
import { measureStarts } from './starts.ts';

/** One measurement: the budgets it has figures for, and whether it needs the whole product running. */
interface Measurement {
  name: string;
  ids: string[];
  run(stack: Stack | undefined): Promise<Finding[]>;
  needsStack: boolean;
}

const catalogueSize = 20_000;

const measurements: Measurement[] = [
  onHome('weight', ['script-size', 'style-size', 'html-size'], measureWeight),
  onHome('paint', ['first-paint'], measurePaint),
  {
    name: 'taps',
    ids: ['tap-popup', 'tap-tab', 'tap-star'],
    needsStack: true,
    run: (stack) => measureTaps(originOf(stack)),
  },
  onHome('cached-home', ['cached-home'], measureCachedHome),
  {
    name: 'lighthouse',
    ids: [
      'lcp-ratio',
      'layout-shift',
      'blocking-time',
      'performance',
      'accessibility',
      'best-practices',
      'seo',
    ],
    needsStack: true,
    run: (stack) => measureLighthouse(originOf(stack), '/m'),
  },
  {
    name: 'scroll',
    ids: ['scroll-task', 'scroll-memory'],
    needsStack: true,
    run: (stack) => measureScroll(`${originOf(stack)}/m/slot`),
  },
  { name: 'game-list', ids: ['game-list'], needsStack: false, run: runGameList },
  { name: 'rounds', ids: ['rounds'], needsStack: false, run: measureRounds },
  { name: 'starts', ids: ['first-start', 'later-start'], needsStack: false, run: measureStarts },
];

const help = `npm run bench [-- options]

Measures every budget, prints budget, measured figure and verdict, and writes them to bench/results. It is no test:
run it on a machine that does nothing else.

  --only a,b       these measurements only: ${measurements.map((one) => one.name).join(', ')}
  --against FILE   show what an earlier run found beside it
  --help           this text`;

async function main(): Promise<number> {
  const args = process.argv.slice(2);
  if (args.includes('--help')) {
    console.log(help);
    return 0;
  }
  const chosen = chooseMeasurements(valueOf(args, '--only'));
  const earlier = readEarlier(valueOf(args, '--against'));
  const stack = chosen.some((one) => one.needsStack)
    ? await withProgress('Start the product', () =>
        startStack({ env: { DEMO_SYNTHETIC_GAMES: String(catalogueSize) } }),
      )
    : undefined;
  const findings: Finding[] = [];
  try {
    for (const one of chosen) {
      findings.push(...(await withProgress(`Measure ${one.name}`, () => measure(one, stack))));
    }
  } finally {
    await stack?.stop();
  }
  console.log(['', ...describeVerdicts(judge(findings), earlier)].join('\n'));
  console.log(`\nWritten to ${writeResults(findings)}`);
  return 0;
}

async function measure(one: Measurement, stack: Stack | undefined): Promise<Finding[]> {
  try {
    return await one.run(stack);
  } catch (error) {
    const problem = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    return one.ids.map((id) => ({ id, problem }));
  }
}

async function runGameList(): Promise<Finding[]> {
  const api = await startBenchApi({ DEMO_SYNTHETIC_GAMES: String(catalogueSize) });
  try {
    return await measureGameList(api.origin);
  } finally {
    await api.stop();
  }
}

function onHome(
  name: string,
  ids: string[],
  run: (home: string) => Promise<Finding[]>,
): Measurement {
  return { name, ids, needsStack: true, run: (stack) => run(`${originOf(stack)}/m`) };
}

function originOf(stack: Stack | undefined): string {
  if (stack === undefined) throw new Error('The product is not running.');
  return `http://localhost:${stack.ports.web}`;
}

function chooseMeasurements(only: string | undefined): Measurement[] {
  if (only === undefined) return measurements;
  const names = only.split(',');
  const unknown = names.find((name) => !measurements.some((one) => one.name === name));
  if (unknown !== undefined)
    throw new PlainError(
      `There is no measurement "${unknown}"; npm run bench -- --help lists them.`,
    );
  return measurements.filter((one) => names.includes(one.name));
}

function valueOf(args: string[], name: string): string | undefined {
  const at = args.indexOf(name);
  return at === -1 ? undefined : args[at + 1];
}

function readEarlier(path: string | undefined): Finding[] {
  if (path === undefined) return [];
  if (!existsSync(path)) throw new PlainError(`There is no earlier run at ${path}.`);
  return (JSON.parse(readFileSync(path, 'utf8')) as { findings: Finding[] }).findings;
}

function writeResults(findings: Finding[]): string {
  const folder = join(projectRoot, 'bench/results');
  mkdirSync(folder, { recursive: true });
  const takenAt = new Date().toISOString();
  const path = join(folder, `${takenAt.slice(0, 19).replaceAll(':', '-')}.json`);
  const machine = {
    processor: cpus()[0]?.model ?? 'unknown',
    cores: cpus().length,
    node: process.versions.node,
  };
  writeFileSafely(path, `${JSON.stringify({ takenAt, machine, findings }, null, 2)}\n`);
  return path;
}

await runCommand(main);
