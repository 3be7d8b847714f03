import type { Log } from './log.ts';

/** Work that a process repeats until it closes. */
export interface Housekeeping {
  /** Runs work every `everyMs`. A failure is logged, and the next run comes as planned. */
  repeat(name: string, everyMs: number, work: () => Promise<void>): void;
  /** Stops, and waits for running work. */
  close(): Promise<void>;
}

/** Housekeeping of one process. Two runs of the same work never overlap. */
export function createHousekeeping(log: Log): Housekeeping {
  const timers: NodeJS.Timeout[] = [];
  const running = new Map<string, Promise<void>>();

  function turn(name: string, work: () => Promise<void>): void {
    if (running.has(name)) return;
    const done = work()
      .catch((error: unknown) => log.warn({ error, work: name }, 'housekeeping failed'))
      .finally(() => running.delete(name));
    running.set(name, done);
  }

  return {
    repeat(name, everyMs, work) {
      timers.push(setInterval(turn, everyMs, name, work).unref());
    },
    async close() {
      timers.forEach((timer) => clearInterval(timer));
      await Promise.all(running.values());
    },
  };
}
