import { createWatchers } from '#platform/page/watchers.ts';
import type { Win } from './lobby.model.ts';

/** Wins that came after the page was made, for the board to show in place of its own. */
let newest: readonly Win[] | undefined;
const boards = createWatchers();

/** Shows other wins on the board; undefined shows those of the page again. */
export function publishWins(wins: readonly Win[] | undefined): void {
  newest = wins;
  boards.tell();
}

let boardCount = 0;

/** Calls `board` on every change; the returned function stops that. */
export function watchWins(board: () => void): () => void {
  const stop = boards.watch(board);
  boardCount += 1;
  return () => {
    boardCount -= 1;
    stop();
  };
}

/** Whether the page has a board. */
export function hasBoard(): boolean {
  return boardCount > 0;
}

/** The wins that came after the page was made; undefined when there are none. */
export function newestWins(): readonly Win[] | undefined {
  return newest;
}
