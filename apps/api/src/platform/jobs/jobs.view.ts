import type { JobRow } from './jobs.tables.ts';

/** A job as the one who waits for it sees it. */
export function jobView(row: JobRow) {
  return {
    jobId: row.jobId,
    name: row.name,
    state: row.state,
    done: row.stepsDone,
    ...(row.stepsTotal === null ? {} : { total: row.stepsTotal }),
    ...(row.result === null ? {} : { result: row.result }),
    createdAt: row.createdAt.toISOString(),
    ...(row.endedAt === null ? {} : { endedAt: row.endedAt.toISOString() }),
  };
}
