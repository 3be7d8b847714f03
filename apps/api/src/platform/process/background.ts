import type { Log } from './log.ts';

/**
 * Work that an answer does not wait for, so that the answer's duration says nothing about it. The work is lost when the
 * process is killed, so use it only for what the visitor can ask for again.
 */
export interface Background {
  /** Starts work; a failure is logged under `name`. */
  run(name: string, work: () => Promise<void>): void;
  /** Waits until no work is running. */
  idle(): Promise<void>;
}

/** The background work of one process. */
export function createBackground(log: Log): Background {
  const running = new Set<Promise<void>>();
  return {
    run(name, work) {
      const done = work()
        .catch((error: unknown) => log.warn({ error, work: name }, 'background work failed'))
        .finally(() => running.delete(done));
      running.add(done);
    },
    async idle() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
