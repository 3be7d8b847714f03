import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { ROOMS } from '../../../../apps/arcade/src/games/rooms.ts';
import type { Finding } from '../../budget.ts';
import type { Answer, Task } from './worker.ts';

/** Rounds of each game, and draws, unless the environment names another number. */
const ROUNDS = 10_000_000;

/**
 * Plays ten million rounds of every game that is drawn for one player by its exact rules and compares what each way to play returned with what it should,
 * and tests ten million draws. `BENCH_ROUNDS` sets another number. The seeds are fixed, so a figure is the same each time.
 */
export async function measureStatistics(): Promise<Finding[]> {
  const rounds = Number(process.env['BENCH_ROUNDS'] ?? ROUNDS);
  const games = Object.keys(ROOMS);
  const answers = await inThreads([{ draws: rounds }, ...games.map((game) => ({ game, rounds }))]);
  const played = answers.flatMap((answer) => ('ways' in answer ? [answer] : []));
  const tests = answers.flatMap((answer) => ('tests' in answer ? answer.tests : []));
  const ways = played.flatMap(({ game, ways: all }) => all.map((way) => ({ ...way, game })));
  const farthest = ways.reduce((worst, way) =>
    Math.abs(way.sigma) > Math.abs(worst.sigma) ? way : worst,
  );
  for (const answer of played) console.log(lineOf(answer));
  return [
    {
      id: 'returns-agree',
      value: Math.abs(farthest.sigma),
      note: `${games.length} games of ${rounds} rounds, ${ways.length} ways to play; farthest is ${farthest.game}: ${percent(farthest.measured)} of ${percent(farthest.exact)}`,
    },
    {
      id: 'draws-even',
      value: Math.max(...tests.map(({ sigma }) => Math.abs(sigma))),
      note: `${rounds} draws; ${tests.map(({ name, sigma }) => `${name} ${sigma.toFixed(2)}`).join(', ')}`,
    },
  ];
}

const percent = (share: number) => `${(share * 100).toFixed(3)} %`;

/** One game in a line: what its ways return and what was measured over all of them. */
function lineOf({ game, ways, seconds }: Extract<Answer, { game: string }>): string {
  const exact = ways.map((way) => way.exact);
  const rounds = ways.reduce((sum, way) => sum + way.rounds, 0);
  const mean = (of: 'exact' | 'measured') =>
    ways.reduce((sum, way) => sum + way[of] * way.rounds, 0) / rounds;
  const worst = Math.max(...ways.map(({ sigma }) => Math.abs(sigma)));
  return [
    game.padEnd(18),
    `${percent(Math.min(...exact))} to ${percent(Math.max(...exact))}`.padEnd(24),
    `mean ${percent(mean('exact'))}, measured ${percent(mean('measured'))}`.padEnd(40),
    `farthest ${worst.toFixed(2)} sigma`,
    `${Math.round(rounds / seconds)} rounds/s`,
  ].join('  ');
}

/** Gives the tasks to as many threads as there are processors. */
async function inThreads(tasks: readonly Task[]): Promise<Answer[]> {
  const left = [...tasks];
  const answers: Answer[] = [];
  const one = async () => {
    const worker = new Worker(new URL('worker.ts', import.meta.url));
    try {
      for (let task = left.shift(); task !== undefined; task = left.shift())
        answers.push(await ask(worker, task));
    } finally {
      await worker.terminate();
    }
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), tasks.length) }, one));
  return answers;
}

function ask(worker: Worker, task: Task): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const failed = (error: Error) => reject(error);
    worker.once('error', failed);
    worker.once('message', (answer: Answer) => {
      worker.off('error', failed);
      resolve(answer);
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    worker.postMessage(task);
  });
}
