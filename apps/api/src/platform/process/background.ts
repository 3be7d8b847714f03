import type { Log } from './log.ts';

/**
 * Work that an answer does not wait for, so that its time tells nothing. It is lost when the process is killed: only what
 * the visitor can ask for again belongs here.
 */
export interface Background {
  /** Starts work; a failure is logged under its name. */
  run(name: string, work: () => Promise<void>): void;
  /** Waits until nothing runs any more. */
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
