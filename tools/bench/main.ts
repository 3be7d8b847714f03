import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { readArguments } from '../terminal/arguments.ts';
import { PlainError, runCommand } from '../terminal/plain-error.ts';
import { withProgress } from '../terminal/progress.ts';
import { projectRoot } from '../terminal/project.ts';
import { writeFileSafely } from '../../packages/deployment/src/write-file.ts';
import { measureFlight } from './arcade/flight.ts';
import { measureGames } from './arcade/games.ts';
import { measureStatistics } from './arcade/statistics/statistics.ts';
import { startBenchApi } from './gateway/api.ts';
import { describeVerdicts, judge } from './budget.ts';
import type { Finding } from './budget.ts';
import { measureLighthouse } from './pages/lighthouse.ts';
import {
  measureCachedHome,
  measureGameList,
  measureOddQueries,
  measureSearch,
} from './gateway/load.ts';
import { measureScroll, measureTaps, measureWeight } from './pages/measures.ts';
import { startBenchProduct } from './product.ts';
import type { BenchProduct } from './product.ts';
import { measureRecords } from './gateway/records.ts';
import { measureRounds } from './gateway/rounds.ts';
import { measureTeam } from './gateway/team.ts';
import { measureStarts } from './starts.ts';
import { measureHydration, measuredPages, measurePages, measureVisits } from './pages/visits.ts';

/** One measurement: the budgets that it measures, and whether it needs the whole product running. */
interface Measurement {
  name: string;
  ids: string[];
  run(product: BenchProduct | undefined): Promise<Finding[]>;
  needsStack: boolean;
}

const catalogueSize = 20_000;

const measurements: Measurement[] = [
  onHome('weight', ['script-size', 'style-size', 'html-size'], measureWeight),
  inProduct('visits', ['visit-size', 'saver-size', 'return-size'], measureVisits),
  inProduct('hydration', ['hydrated'], measureHydration),
  inProduct(
    'pages',
    measuredPages.flatMap((name) => [`${name}-paint`, `${name}-largest`]),
    measurePages,
  ),
  {
    name: 'taps',
    ids: ['tap-popup', 'tap-tab', 'tap-star'],
    needsStack: true,
    run: (product) => measureTaps(originOf(product)),
  },
  onHome('cached-home', ['cached-home'], measureCachedHome),
  onHome('odd-queries', ['odd-queries'], measureOddQueries),
  {
    name: 'lighthouse',
    ids: [
      'first-paint',
      'largest-paint',
      'lcp-ratio',
      'layout-shift',
      'blocking-time',
      'performance',
      'accessibility',
      'best-practices',
      'seo',
    ],
    needsStack: true,
    run: (product) => measureLighthouse(present(product), '/m'),
  },
  {
    name: 'scroll',
    ids: ['scroll-task', 'scroll-memory'],
    needsStack: true,
    run: (product) => measureScroll(`${originOf(product)}/m/slot`),
  },
  inCatalogue('game-list', measureGameList),
  inCatalogue('search', measureSearch),
  {
    name: 'rounds',
    ids: ['rounds', 'rounds-share', 'rounds-delayed'],
    needsStack: false,
    run: measureRounds,
  },
  {
    name: 'records',
    ids: ['records-account', 'records-bets', 'records-first'],
    needsStack: false,
    run: measureRecords,
  },
  {
    name: 'team',
    ids: ['team-page', 'team-figures'],
    needsStack: false,
    run: measureTeam,
  },
  { name: 'flight', ids: ['flight-cores'], needsStack: false, run: measureFlight },
  {
    name: 'games',
    ids: ['game-size', 'game-drawn', 'game-frames'],
    needsStack: false,
    run: measureGames,
  },
  {
    name: 'statistics',
    ids: ['returns-agree', 'draws-even'],
    needsStack: false,
    run: measureStatistics,
  },
  { name: 'starts', ids: ['first-start', 'later-start'], needsStack: false, run: measureStarts },
];

const help = `npm run bench [-- options]

Measures every budget, prints budget, measured figure and verdict, and writes them to bench/results. Pages are visited
through nginx with deploy/nginx.conf. It is not a test: run it on a machine that does nothing else.

  --only a,b       these measurements only: ${measurements.map((one) => one.name).join(', ')}
  --against FILE   show what an earlier run found beside it
  --help           this text`;

async function main(): Promise<number> {
  const known = { only: { type: 'string' }, against: { type: 'string' } } as const;
  const { values } = readArguments('npm run bench', process.argv.slice(2), known);
  if (values.help) {
    console.log(help);
    return 0;
  }
  const chosen = chooseMeasurements(values.only);
  const earlier = readEarlier(values.against);
  const product = chosen.some((one) => one.needsStack)
    ? await withProgress('Start the product behind nginx', () =>
        startBenchProduct({ DEMO_SYNTHETIC_GAMES: String(catalogueSize) }),
      )
    : undefined;
  const findings: Finding[] = [];
  try {
    for (const one of chosen) {
      findings.push(...(await withProgress(`Measure ${one.name}`, () => measure(one, product))));
    }
  } finally {
    await product?.stop();
  }
  console.log(['', ...describeVerdicts(judge(findings), earlier)].join('\n'));
  console.log(`\nWritten to ${writeResults(findings)}`);
  return 0;
}

async function measure(one: Measurement, product: BenchProduct | undefined): Promise<Finding[]> {
  try {
    return await one.run(product);
  } catch (error) {
    const problem = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    return one.ids.map((id) => ({ id, problem }));
  }
}

/** A measurement of the api alone, on PostgreSQL with a large catalogue. */
function inCatalogue(
  name: string,
  measureApi: (apiOrigin: string) => Promise<Finding[]>,
): Measurement {
  const run = async (): Promise<Finding[]> => {
    const api = await startBenchApi({ DEMO_SYNTHETIC_GAMES: String(catalogueSize) });
    try {
      return await measureApi(api.origin);
    } finally {
      await api.stop();
    }
  };
  return { name, ids: [name], needsStack: false, run };
}

function onHome(
  name: string,
  ids: string[],
  run: (home: string) => Promise<Finding[]>,
): Measurement {
  return { name, ids, needsStack: true, run: (product) => run(`${originOf(product)}/m`) };
}

function inProduct(
  name: string,
  ids: string[],
  run: (product: BenchProduct) => Promise<Finding[]>,
): Measurement {
  return { name, ids, needsStack: true, run: (product) => run(present(product)) };
}

function originOf(product: BenchProduct | undefined): string {
  return present(product).direct.origin;
}

function present(product: BenchProduct | undefined): BenchProduct {
  if (product === undefined) throw new Error('The product is not running.');
  return product;
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
