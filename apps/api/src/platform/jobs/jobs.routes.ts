import { AppError, jobsContract } from '@maidan/contract';
import type { Database } from '#platform/database/connection.ts';
import { bind } from '#platform/http/router.ts';
import type { Router } from '#platform/http/router.ts';
import { jobStore } from './job.store.ts';
import { jobView } from './jobs.view.ts';

/** Binds the call with which a member asks how far an own job is. */
export function bindJobsRoutes(router: Router, { db }: { readonly db: Database }): void {
  bind(router, jobsContract.readJob, async ({ site, session, params }) => {
    const row = await jobStore.find(db, site.siteId, params.jobId);
    if (!row || row.memberId !== session.memberId) throw new AppError('jobs.unknown');
    return { value: jobView(row) };
  });
}
