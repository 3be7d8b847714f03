import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Finding } from '../../budget.ts';
import { GAMES } from './play-game.ts';
import type { WayMeasure } from './returns.ts';
import type { Answer, Task } from './worker.ts';

/** Rounds of each game, and draws, unless the environment names another number. */
const ROUNDS = 10_000_000;

/**
 * Plays ten million rounds of every game by its exact rules and compares what each way to play returned with what it
 * should, and tests ten million draws. A round is a bet of a player's own, a ticket in a draw, a flight, or a bet on a
 * fixture. Each game's line is printed as soon as it is played. `BENCH_ROUNDS` sets another number; `BENCH_GAMES=a,b` plays
 * these games only, and prints each of their ways to play. The seeds are fixed, so a figure is the same each time.
 */
export async function measureStatistics(): Promise<Finding[]> {
  const rounds = Number(process.env['BENCH_ROUNDS'] ?? ROUNDS);
  const games = chosenGames(GAMES);
  const answers = await inThreads([{ draws: rounds }, ...games.map((game) => ({ game, rounds }))]);
  const played = answers.flatMap((answer) => ('ways' in answer ? [answer] : []));
  const tests = answers.flatMap((answer) => ('tests' in answer ? answer.tests : []));
  const ways = played.flatMap(({ game, ways: all }) => all.map((way) => ({ ...way, game })));
  const farthest = farthestOf(ways);
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

/** The games that the environment names. */
const namedGames = () => (process.env['BENCH_GAMES'] ?? '').split(',').filter(Boolean);

/** All games, or those that the environment names. @throws Error for a name of none */
function chosenGames(all: readonly string[]): readonly string[] {
  const named = namedGames();
  const strange = named.find((name) => !all.includes(name));
  if (strange !== undefined) throw new Error(`BENCH_GAMES names ${strange}, which is no game`);
  return named.length === 0 ? all : named;
}

/** The way whose measured return is the most standard deviations off, up or down. */
function farthestOf<Way extends WayMeasure>(ways: readonly Way[]): Way {
  return ways.reduce((worst, way) => (Math.abs(way.sigma) > Math.abs(worst.sigma) ? way : worst));
}

const percent = (share: number) => `${(share * 100).toFixed(3)} %`;

/** One game in a line: what its ways return and what was measured over all of them. */
function lineOf({ game, ways, rounds, seconds }: Extract<Answer, { game: string }>): string {
  const exact = ways.map((way) => way.exact);
  const counted = ways.reduce((sum, way) => sum + way.rounds, 0);
  const mean = (of: 'exact' | 'measured') =>
    ways.reduce((sum, way) => sum + way[of] * way.rounds, 0) / counted;
  const worst = farthestOf(ways);
  return [
    game.padEnd(18),
    `${percent(Math.min(...exact))} to ${percent(Math.max(...exact))}`.padEnd(24),
    `mean ${percent(mean('exact'))}, measured ${percent(mean('measured'))}`.padEnd(40),
    `farthest ${worst.sigma.toFixed(2)} sigma`.padEnd(20),
    `${rounds} rounds, ${Math.round(rounds / seconds)}/s`.padEnd(28),
    JSON.stringify(worst.choice),
  ].join('  ');
}

/** One way to play in a line. */
const wayLineOf = ({ choice, rounds, exact, measured, sigma }: WayMeasure) =>
  `${percent(exact)}, measured ${percent(measured)}, ${sigma.toFixed(2)} sigma of ${rounds} rounds: ${JSON.stringify(choice)}`;

/** Gives the tasks to as many threads as there are processors. */
async function inThreads(tasks: readonly Task[]): Promise<Answer[]> {
  const left = [...tasks];
  const answers: Answer[] = [];
  const one = async () => {
    const worker = new Worker(new URL('worker.ts', import.meta.url));
    try {
      for (let task = left.shift(); task !== undefined; task = left.shift())
        answers.push(told(await ask(worker, task)));
    } finally {
      await worker.terminate();
    }
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), tasks.length) }, one));
  return answers;
}

/** Prints the line of a game; the last one comes about an hour later. */
function told(answer: Answer): Answer {
  if (!('ways' in answer)) return answer;
  console.log(lineOf(answer));
  if (namedGames().length > 0) for (const way of answer.ways) console.log(`  ${wayLineOf(way)}`);
  return answer;
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
