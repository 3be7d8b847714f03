import { JOB_STATES } from '@maidan/contract/constants';
import type { JobState } from '@maidan/contract/constants';
import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { moment } from '#platform/database/columns.ts';

const STATES = sql.raw(`(${JOB_STATES.map((state) => `'${state}'`).join(', ')})`);

/** What a finished job tells the member or operator who waits for it. */
export type JobResult = Readonly<Record<string, string | number | boolean>>;

/** Work of a site that goes on without the request that ordered it. */
export const job = pgTable(
  'job',
  {
    siteId: text('site_id').notNull(),
    jobId: text('job_id').notNull(),
    name: text('name').notNull(),
    /** Of the jobs with one name and key only one waits or runs. */
    singletonKey: text('singleton_key'),
    payload: jsonb('payload').$type<unknown>().notNull(),
    /** Who waits for it. */
    memberId: text('member_id'),
    operatorId: text('operator_id'),
    state: text('state').$type<JobState>().notNull(),
    /** How often it was begun. A process may only write as long as this is the number that it began with. */
    attempt: integer('attempt').notNull().default(0),
    /** When a process may begin it: the moment it is due, or when the process that runs it has to have reported. */
    lookAt: moment('look_at'),
    /** Where it goes on after an interruption, as its work stored it. */
    checkpoint: jsonb('checkpoint').$type<unknown>(),
    stepsDone: integer('steps_done').notNull().default(0),
    stepsTotal: integer('steps_total'),
    result: jsonb('result').$type<JobResult>(),
    /** Why the last attempt failed; a code, or the message of the error. */
    fault: text('fault'),
    createdAt: moment('created_at').notNull(),
    startedAt: moment('started_at'),
    endedAt: moment('ended_at'),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.jobId] }),
    uniqueIndex('job_singleton')
      .on(table.siteId, table.name, table.singletonKey)
      .where(sql`${table.lookAt} IS NOT NULL`),
    index('job_due')
      .on(table.lookAt)
      .where(sql`${table.lookAt} IS NOT NULL`),
    index('job_of_member')
      .on(table.siteId, table.memberId, table.createdAt.desc())
      .where(sql`${table.memberId} IS NOT NULL`),
    index('job_ended')
      .on(table.siteId, table.state, table.endedAt)
      .where(sql`${table.endedAt} IS NOT NULL`),
    check('job_state', sql`${table.state} IN ${STATES}`),
    check(
      'job_is_looked_at_until_it_ends',
      sql`(${table.lookAt} IS NULL) = (${table.state} IN ('done', 'failed'))`,
    ),
    check(
      'job_ends_once',
      sql`(${table.endedAt} IS NULL) = (${table.state} IN ('waiting', 'running'))`,
    ),
  ],
);

/** A job as stored. */
export type JobRow = typeof job.$inferSelect;

/** Up to which moment a schedule has made its jobs, so that each moment makes one job, whatever becomes of that. */
export const jobSchedule = pgTable(
  'job_schedule',
  {
    siteId: text('site_id').notNull(),
    name: text('name').notNull(),
    lastDueAt: moment('last_due_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.name] })],
);
