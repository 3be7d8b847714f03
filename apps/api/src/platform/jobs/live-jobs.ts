import type { Database } from '#platform/database/connection.ts';
import type { LiveSource } from '#platform/live/live-stream.ts';
import { jobStore } from './job.store.ts';
import { jobView } from './jobs.view.ts';

/** The topic under which the progress of jobs is announced. */
export const JOBS_TOPIC = 'jobs';

/** How many of a member's jobs the stream tells of. */
const TOLD = 5;

/** The newest jobs that a member waits for, on the stream of events, with how far each is. */
export function liveJobs(db: Database): LiveSource {
  return {
    topic: JOBS_TOPIC,
    async read({ siteId, memberId }) {
      const rows = await jobStore.listNewest(db, siteId, memberId, TOLD);
      return rows.length === 0 ? undefined : { data: { jobs: rows.map(jobView) } };
    },
  };
}
