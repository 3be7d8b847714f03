// One thread of the statistics: plays the rounds of the games that it is asked for, one after another.
import { parentPort } from 'node:worker_threads';
import { fractionsOf } from '../../../../apps/arcade/src/fair/fractions.ts';
import { ROOMS } from '../../../../apps/arcade/src/games/rooms.ts';
import { testDraws } from './draw-tests.ts';
import type { DrawTest } from './draw-tests.ts';
import { measureReturns } from './returns.ts';
import type { AnyRoom, WayMeasure } from './returns.ts';

/** What a thread is asked for: the rounds of a game, or the tests of the draws themselves. */
export type Task = { readonly game: string; readonly rounds: number } | { readonly draws: number };

/** What it answers. */
export type Answer =
  | { readonly game: string; readonly ways: readonly WayMeasure[]; readonly seconds: number }
  | { readonly tests: readonly DrawTest[] };

function answerOf(task: Task): Answer {
  if ('draws' in task) {
    const fractions = fractionsOf('0f'.repeat(32), 'ten million draws', 1);
    return { tests: testDraws(() => fractions.next(), task.draws) };
  }
  const room = (ROOMS as Record<string, AnyRoom>)[task.game];
  if (room === undefined) throw new Error(`There is no room ${task.game}`);
  const began = performance.now();
  const ways = measureReturns(room, task.rounds);
  return { game: task.game, ways, seconds: (performance.now() - began) / 1000 };
}

parentPort?.on('message', (task: Task) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(answerOf(task));
});
