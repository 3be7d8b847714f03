import { AppError } from '@maidan/contract/errors';

/** Work that waits for its turn. */
export interface WaitingLine {
  /** Runs work when fewer than the allowed number run. @throws AppError `server.unavailable` when too many wait */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** A line that lets `atOnce` pieces of work run, in the order in which they came; `mostWaiting` more may wait. */
export function waitingLine({
  atOnce,
  mostWaiting,
}: {
  atOnce: number;
  mostWaiting: number;
}): WaitingLine {
  const waiting: (() => void)[] = [];
  let running = 0;
  return {
    async run(work) {
      if (running < atOnce) running += 1;
      else if (waiting.length < mostWaiting) await new Promise<void>((turn) => waiting.push(turn));
      else throw new AppError('server.unavailable', { retryAfterSeconds: 5 });
      try {
        return await work();
      } finally {
        // The place goes straight to the next, so that nobody who comes now gets in between.
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
