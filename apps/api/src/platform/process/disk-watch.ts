import { diskFault } from '@maidan/deployment/probes';
import type { Clock } from './clock.ts';

/** What a system and PostgreSQL say when there is no space left. */
const FULL = new Set(['ENOSPC', '53100']);
/** How long one such failure counts, in milliseconds: a balancer asks every few seconds, and space is made by hand. */
const COUNTS_MS = 30_000;

/** Knows whether there is space for what is written. */
export interface DiskWatch {
  /** Hears of a failure of any kind. */
  note(error: unknown): void;
  /** `disk` while there is no space. */
  fault(): Promise<'disk' | undefined>;
}

/**
 * Watches the disk of the embedded database by asking it (`folder`), and that of a database elsewhere by its failures.
 */
export function diskWatch(clock: Clock, folder: string | undefined): DiskWatch {
  let failedAt = Number.NEGATIVE_INFINITY;
  return {
    note(error) {
      if (isFull(error)) failedAt = clock.now().getTime();
    },
    async fault() {
      if (clock.now().getTime() - failedAt < COUNTS_MS) return 'disk';
      return folder === undefined ? undefined : diskFault(folder);
    },
  };
}

function isFull(error: unknown): boolean {
  for (let cause: unknown = error, depth = 0; cause instanceof Error && depth < 5; depth += 1) {
    if (FULL.has(String((cause as { code?: unknown }).code))) return true;
    cause = cause.cause;
  }
  return false;
}
