import { and, asc, desc, eq, inArray, isNotNull, lt, lte, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connection.ts';
import { job as table, jobSchedule } from './jobs.tables.ts';
import type { JobResult, JobRow } from './jobs.tables.ts';

/** One attempt at a job. */
export interface Attempt {
  readonly siteId: string;
  readonly jobId: string;
  readonly attempt: number;
}

/** What of a job changes when it is reported on. */
export type JobChange = Partial<
  Pick<
    JobRow,
    'state' | 'attempt' | 'lookAt' | 'checkpoint' | 'stepsDone' | 'stepsTotal' | 'fault' | 'endedAt'
  > & { result: JobResult | null }
>;

const one = (siteId: string, jobId: string) =>
  and(eq(table.siteId, siteId), eq(table.jobId, jobId));
const ofAttempt = ({ siteId, jobId, attempt }: Attempt) =>
  and(one(siteId, jobId), eq(table.state, 'running'), eq(table.attempt, attempt));

/** Jobs, as processes take and report them. */
export const jobStore = {
  /** Stores a job; answers false when one with its id or its key is there. */
  async insert(db: Queryable, row: typeof table.$inferInsert): Promise<boolean> {
    const rows = await db
      .insert(table)
      .values(row)
      .onConflictDoNothing()
      .returning({ jobId: table.jobId });
    return rows.length > 0;
  },
  async find(db: Queryable, siteId: string, jobId: string): Promise<JobRow | undefined> {
    return (await db.select().from(table).where(one(siteId, jobId)))[0];
  },
  /** The job that waits or runs with a key. */
  async findOpen(
    db: Queryable,
    { siteId, name, singletonKey }: { siteId: string; name: string; singletonKey: string },
  ): Promise<JobRow | undefined> {
    const [row] = await db
      .select()
      .from(table)
      .where(
        and(
          eq(table.siteId, siteId),
          eq(table.name, name),
          eq(table.singletonKey, singletonKey),
          isNotNull(table.lookAt),
        ),
      );
    return row;
  },
  /** Jobs that may be begun now, those that wait longest first. */
  async findDue(
    db: Queryable,
    { names, now, most }: { names: readonly string[]; now: Date; most: number },
  ): Promise<{ siteId: string; jobId: string }[]> {
    if (names.length === 0) return [];
    return db
      .select({ siteId: table.siteId, jobId: table.jobId })
      .from(table)
      .where(and(lte(table.lookAt, now), inArray(table.name, [...names])))
      .orderBy(asc(table.lookAt))
      .limit(most);
  },
  /** Takes a job that is due until a moment; undefined when another process was first. */
  async take(
    db: Queryable,
    { siteId, jobId }: { siteId: string; jobId: string },
    { now, until }: { now: Date; until: Date },
  ): Promise<JobRow | undefined> {
    const free = db
      .select({ jobId: table.jobId })
      .from(table)
      .where(and(one(siteId, jobId), lte(table.lookAt, now)))
      .for('update', { skipLocked: true });
    const [row] = await db
      .update(table)
      .set({
        state: 'running',
        attempt: sql`${table.attempt} + 1`,
        lookAt: until,
        startedAt: sql`coalesce(${table.startedAt}, ${now.toISOString()}::timestamptz)`,
      })
      .where(and(eq(table.siteId, siteId), inArray(table.jobId, free)))
      .returning();
    return row;
  },
  /** Locks an attempt until the transaction ends; false when it is not the one that counts any more. */
  async hold(db: Queryable, attempt: Attempt): Promise<boolean> {
    const rows = await db
      .select({ jobId: table.jobId })
      .from(table)
      .where(ofAttempt(attempt))
      .for('update');
    return rows.length > 0;
  },
  /** Reports on an attempt; false when it is not the one that counts any more. */
  async report(db: Queryable, attempt: Attempt, change: JobChange): Promise<boolean> {
    const rows = await db
      .update(table)
      .set(change)
      .where(ofAttempt(attempt))
      .returning({ jobId: table.jobId });
    return rows.length > 0;
  },
  /** The newest jobs for which a member waits or waited. */
  listNewest: (db: Queryable, siteId: string, memberId: string, most: number): Promise<JobRow[]> =>
    db
      .select()
      .from(table)
      .where(and(eq(table.siteId, siteId), eq(table.memberId, memberId)))
      .orderBy(desc(table.createdAt), desc(table.jobId))
      .limit(most),
  /** How many jobs are due, and since when the first of them is. */
  async backlog(db: Queryable, now: Date): Promise<{ due: number; since: Date | null }> {
    const [row] = await db
      .select({ due: sql<number>`count(*)::int`, since: sql<string | null>`min(${table.lookAt})` })
      .from(table)
      .where(lte(table.lookAt, now));
    return { due: row?.due ?? 0, since: row?.since ? new Date(row.since) : null };
  },
  /** Removes the jobs of a site that ended in a state before a moment. */
  async removeEnded(
    db: Queryable,
    siteId: string,
    { state, before }: { state: 'done' | 'failed'; before: Date },
  ): Promise<void> {
    await db
      .delete(table)
      .where(and(eq(table.siteId, siteId), eq(table.state, state), lt(table.endedAt, before)));
  },
  /** Notes that a schedule makes its job of a moment; false when a job of that moment or a later one was made. */
  async advance(
    db: Queryable,
    row: { siteId: string; name: string; lastDueAt: Date },
  ): Promise<boolean> {
    const rows = await db
      .insert(jobSchedule)
      .values(row)
      .onConflictDoUpdate({
        target: [jobSchedule.siteId, jobSchedule.name],
        set: { lastDueAt: row.lastDueAt },
        setWhere: lt(jobSchedule.lastDueAt, row.lastDueAt),
      })
      .returning({ name: jobSchedule.name });
    return rows.length > 0;
  },
};
