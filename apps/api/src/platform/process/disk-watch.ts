import { diskFault } from '@maidan/deployment/probes';
import type { Clock } from './clock.ts';

/** The codes with which the operating system and PostgreSQL report a full disk. */
const FULL = new Set(['ENOSPC', '53100']);
/**
 * How long one such failure counts, in milliseconds. A load balancer asks every few seconds, and freeing space takes a
 * person.
 */
const COUNTS_MS = 30_000;

/** Knows whether there is space to write. */
export interface DiskWatch {
  /** Notes a failure of any kind; only those of a full disk count. */
  note(error: unknown): void;
  /** `disk` while there is no space. */
  fault(): Promise<'disk' | undefined>;
}

/**
 * Watches for a full disk: checks the disk of the embedded database (`folder`), and notes the failures of a database
 * elsewhere.
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
