// One thread of the statistics: plays the rounds of the games that it is asked for, one after another.
import { parentPort } from 'node:worker_threads';
import { fractionsOf } from '../../../../apps/arcade/src/fair/fractions.ts';
import { testDraws } from './draw-tests.ts';
import type { DrawTest } from './draw-tests.ts';
import { playGame } from './play-game.ts';
import type { PlayedGame } from './play-game.ts';

/** What a thread is asked for: the rounds of a game, or the tests of the draws themselves. */
export type Task = { readonly game: string; readonly rounds: number } | { readonly draws: number };

/** What it answers. */
export type Answer =
  | (PlayedGame & { readonly game: string; readonly seconds: number })
  | { readonly tests: readonly DrawTest[] };

function answerOf(task: Task): Answer {
  if ('draws' in task) {
    const fractions = fractionsOf('0f'.repeat(32), 'ten million draws', 1);
    return { tests: testDraws(() => fractions.next(), task.draws) };
  }
  const { game, rounds } = task;
  const began = performance.now();
  const played = playGame(game, rounds);
  return { game, ...played, seconds: (performance.now() - began) / 1000 };
}

parentPort?.on('message', (task: Task) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(answerOf(task));
});
