import type { z } from 'zod';
import type { Transaction } from '#platform/database/connection.ts';
import type { JobResult } from './jobs.tables.ts';
import type { Schedule } from './schedule.ts';

/** A kind of job, declared beside the module that does its work. */
export interface JobKind<Payload> {
  /** `noun.verb`, the same in every process and version, since stored jobs carry it. */
  readonly name: string;
  /** What its work needs to know: ids, never secrets or personal data. */
  readonly payload: z.ZodType<Payload>;
  /** How often it is begun before it counts as failed, crashes of the process included. Five times by default. */
  readonly attempts?: number;
  /** The pause after the first failure; each further one is four times as long, an hour at most. Ten seconds by default. */
  readonly firstPauseMs?: number;
  /**
   * Makes a job for every site by the site's clocks. After a standstill only the last moment that was missed is made up
   * for, so its work does everything that is due and not just the newest part.
   */
  readonly schedule?: { readonly when: Schedule; readonly payload: Payload };
}

/** Declares a kind of job. */
export function jobKind<Payload>(kind: JobKind<Payload>): JobKind<Payload> {
  return kind;
}

/** An order of a job. */
export interface JobOrder<Payload> {
  readonly siteId: string;
  readonly payload: Payload;
  /** An id of the caller's own: a second order with it is the same job, even after the first has ended. */
  readonly jobId?: string;
  /** While a job of the kind with this key waits or runs, a further order is that job. */
  readonly singletonKey?: string;
  /** Not before this moment. */
  readonly dueAt?: Date;
  /** Who waits for it; the member follows it on the stream of events. */
  readonly memberId?: string;
  readonly operatorId?: string;
}

/** What a step leaves behind, stored in the step's own transaction. */
export interface StepReport {
  /** Where the work goes on when it is interrupted after this step; a value that JSON can represent. */
  readonly checkpoint?: unknown;
  /** How many parts are done by now, and how many there are. */
  readonly done?: number;
  readonly total?: number;
}

/** A job while it runs. */
export interface JobRun<Payload> {
  readonly siteId: string;
  readonly jobId: string;
  readonly payload: Payload;
  /** 1 the first time. */
  readonly attempt: number;
  /** What the last step stored, in this attempt or an earlier one; undefined before the first. */
  readonly checkpoint: unknown;
  /** Aborted when the process closes or another process has taken the job. */
  readonly signal: AbortSignal;
  /**
   * Does one part of the work in a transaction that commits only while this process still holds the job, together with
   * its report. All that must happen once belongs into steps: an interrupted job begins again after its last one.
   * @throws JobStopped when the process closes or no longer holds the job; let it pass
   */
  step(work: (tx: Transaction) => Promise<StepReport | void>): Promise<void>;
}

/** Does the work of a job. An AppError fails the job at once, any other error after its attempts. */
export type JobWork<Payload> = (run: JobRun<Payload>) => Promise<JobResult | void>;

/** Thrown by a step that may not begin: the process closes, or another one has taken the job. */
export class JobStopped extends Error {
  override readonly name = 'JobStopped';
}
