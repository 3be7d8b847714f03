const MOVES = ['pointerdown', 'keydown', 'wheel', 'scroll'];

let move: Promise<void> | undefined;

/**
 * Resolves when the reader first taps, types or scrolls in this document, and marks `<html>` with it. What a reader who
 * saves data has not asked for waits until then.
 */
export function firstMove(): Promise<void> {
  move ??= new Promise((resolve) => {
    const end = () => {
      for (const type of MOVES) removeEventListener(type, end, true);
      document.documentElement.dataset['moved'] = '1';
      resolve();
    };
    for (const type of MOVES) addEventListener(type, end, { capture: true, passive: true });
  });
  return move;
}

/** Calls `run` at once, or after the reader's first move while data is saved (`html[data-saver]`). */
export function whenAskedFor(run: () => void): void {
  if (document.documentElement.dataset['saver'] !== '1') run();
  else void firstMove().then(run);
}
