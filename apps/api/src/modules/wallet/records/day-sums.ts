import { z } from 'zod';
import { rowsOf } from '#platform/database/connection.ts';
import type { Database } from '#platform/database/connection.ts';
import type { SiteView } from '#platform/http/request-context.ts';
import { jobKind } from '#platform/jobs/job-kind.ts';
import type { JobRun } from '#platform/jobs/job-kind.ts';
import type { Clock } from '#platform/process/clock.ts';
import { sql } from 'drizzle-orm';
import { journalIdTime } from '../ledger/ids.ts';
import { movementDaysStore } from '../movements/movement-days.store.ts';
import { recordDays, todayIn } from '../movements/record-range.ts';
import { roundDaysStore } from './round-days.store.ts';

const DAY_MS = 24 * 3_600_000;
/** Since when journals are looked at: the job of a night may have been missed. */
const LOOKED_AT_MS = 8 * DAY_MS;
/** Whoever has so many postings in these days has their days summed in the night; others are summed when they look. */
const MANY_POSTINGS = 400;

/** Sums the days of those who played much, so that the first look at a record of twelve months need not (MONEY-12). */
export const sumRecordDays = jobKind({
  name: 'records.sum_days',
  payload: z.object({}),
  attempts: 3,
  schedule: { when: { at: '00:20' }, payload: {} },
});

/** Sums what is over of the twelve months of every member who played much lately, one member after another. */
export async function sumDaysOfMany(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  { siteId, settings: { timeZone } }: SiteView,
  run: Pick<JobRun<unknown>, 'checkpoint' | 'step'>,
): Promise<void> {
  const now = clock.now();
  const members = await membersWithMany(db, siteId, new Date(now.getTime() - LOOKED_AT_MS));
  const { after = '' } = (run.checkpoint ?? {}) as { after?: string };
  const days = recordDays({}, todayIn(timeZone, now));
  for (const [at, memberId] of members.entries()) {
    if (memberId <= after) continue;
    const range = { memberId, timeZone, ...days };
    await movementDaysStore(siteId).open(db, range, now);
    await roundDaysStore(siteId).open(db, range, now);
    const report = { checkpoint: { after: memberId }, done: at + 1, total: members.length };
    await run.step(() => Promise.resolve(report));
  }
}

async function membersWithMany(db: Database, siteId: string, since: Date): Promise<string[]> {
  const from = journalIdTime(since.getTime());
  const rows = await rowsOf<{ member_id: string }>(
    db,
    sql`SELECT p.member_id COLLATE "C" AS member_id FROM journal AS j
      JOIN posting AS p ON p.site_id = j.site_id AND p.journal_id = j.journal_id AND p.member_id IS NOT NULL
      WHERE j.site_id = ${siteId} AND j.journal_id >= ${from}
      GROUP BY 1 HAVING count(*) >= ${MANY_POSTINGS} ORDER BY 1`,
  );
  return rows.map((row) => row.member_id);
}
