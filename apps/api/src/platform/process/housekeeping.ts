import type { Log } from './log.ts';

/** Work that a process repeats until it closes. */
export interface Housekeeping {
  /** Runs work every `everyMs`; a failure is logged and the next turn comes all the same. */
  repeat(name: string, everyMs: number, work: () => Promise<void>): void;
  /** Stops, and waits for what is running. */
  close(): Promise<void>;
}

/** Housekeeping of one process. Two turns of the same work never overlap. */
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
