import { AppError } from '@maidan/contract/errors';

/** Work that waits for its turn. */
export interface WaitingLine {
  /**
   * Runs work when fewer than the allowed number run.
   * @throws AppError `server.unavailable` when too many wait, or when its turn does not come in time
   */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** How long a line may become. */
export interface LineLimits {
  /** How many pieces of work run at once. */
  readonly atOnce: number;
  /** How many more may wait. */
  readonly mostWaiting: number;
  /** How long each of them may wait, in milliseconds. */
  readonly mostWaitMs: number;
}

const RETRY_AFTER_SECONDS = 5;

/** A line that lets pieces of work run in the order in which they came. */
export function waitingLine({ atOnce, mostWaiting, mostWaitMs }: LineLimits): WaitingLine {
  const waiting = new Set<() => void>();
  let running = 0;

  function turn(): Promise<void> {
    return new Promise((come, refuse) => {
      const take = () => {
        clearTimeout(timer);
        waiting.delete(take);
        come();
      };
      const timer = setTimeout(() => {
        waiting.delete(take);
        refuse(full());
      }, mostWaitMs);
      waiting.add(take);
    });
  }

  return {
    async run(work) {
      if (running < atOnce) running += 1;
      else if (waiting.size < mostWaiting) await turn();
      else throw full();
      try {
        return await work();
      } finally {
        // The place goes straight to the next, so that nobody who comes now gets in between.
        const [next] = waiting;
        if (next) next();
        else running -= 1;
      }
    },
  };
}

const full = () => new AppError('server.unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
