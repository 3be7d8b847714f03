import { AppError } from '@maidan/contract/errors';
import type { Database } from '#platform/database/connection.ts';
import type { Clock } from '#platform/process/clock.ts';
import { jobStore } from './job.store.ts';
import type { Attempt, JobChange } from './job.store.ts';
import { JobStopped } from './job-kind.ts';
import type { JobKind, JobRun, JobWork, StepReport } from './job-kind.ts';
import type { JobResult, JobRow } from './jobs.tables.ts';

const DEFAULT_ATTEMPTS = 5;
const DEFAULT_FIRST_PAUSE_MS = 10_000;
const LONGEST_PAUSE_MS = 60 * 60_000;
const LONGEST_FAULT = 300;

/** How an attempt ended. `stopped`: the process closed, and another one goes on. `lost`: another one has it already. */
export type JobOutcome = 'done' | 'retried' | 'failed' | 'stopped' | 'lost';

/** What the runner needs. */
export interface RunnerDeps {
  readonly db: Database;
  readonly clock: Clock;
  /** For how long a process holds a job without a report before another one may take it, in milliseconds. */
  readonly leaseMs: number;
  /** Aborted when the process closes. */
  readonly closing: AbortSignal;
  /** Called after each change that somebody may wait for. */
  readonly onProgress: (row: JobRow) => void;
  readonly onFault: (row: JobRow, error: unknown, outcome: JobOutcome) => void;
}

/** A kind with the function that does its work. */
export interface HandledKind {
  readonly kind: JobKind<unknown>;
  readonly work: JobWork<unknown>;
}

/**
 * Runs one attempt at a job that this process has taken. It reports to the database from time to time that it is alive,
 * and writes nothing any more once another process has taken the job.
 */
export async function runAttempt(
  deps: RunnerDeps,
  row: JobRow,
  handled: HandledKind,
): Promise<JobOutcome> {
  const { db } = deps;
  const lost = new AbortController();
  const signal = AbortSignal.any([deps.closing, lost.signal]);
  const alive = keepAlive(deps, row, () => lost.abort());
  let outcome: JobOutcome;
  let change: JobChange;
  try {
    const result = await workOn(deps, row, handled, signal);
    outcome = 'done';
    change = ended(deps, { state: 'done', result: result ?? null, fault: null });
  } catch (error) {
    outcome = outcomeOf(error, row, handled.kind);
    change = changeAfter(deps, row, { outcome, error, kind: handled.kind });
    if (outcome === 'retried' || outcome === 'failed') deps.onFault(row, error, outcome);
  } finally {
    await alive.stop();
  }
  const isOurs = !lost.signal.aborted && (await jobStore.report(db, row, change));
  if (!isOurs) return 'lost';
  deps.onProgress(row);
  return outcome;
}

async function workOn(
  deps: RunnerDeps,
  row: JobRow,
  { kind, work }: HandledKind,
  signal: AbortSignal,
): Promise<JobResult | void> {
  // Its process ended in each attempt before, so one more would most likely end this one too.
  if (row.attempt > attemptsOf(kind)) throw new AppError('server.unexpected');
  const payload = kind.payload.safeParse(row.payload);
  if (!payload.success) throw new AppError('request.invalid');
  let checkpoint: unknown = row.checkpoint ?? undefined;
  const run: JobRun<unknown> = {
    siteId: row.siteId,
    jobId: row.jobId,
    payload: payload.data,
    attempt: row.attempt,
    get checkpoint() {
      return checkpoint;
    },
    signal,
    async step(part) {
      if (signal.aborted) throw new JobStopped();
      const report = await deps.db.transaction(async (tx) => {
        if (!(await jobStore.hold(tx, row))) throw new JobStopped();
        const told = (await part(tx)) ?? {};
        await jobStore.report(tx, row, changeOfStep(deps, told));
        return told;
      });
      checkpoint = report.checkpoint ?? checkpoint;
      deps.onProgress(row);
    },
  };
  return work(run);
}

function changeOfStep(deps: RunnerDeps, { checkpoint, done, total }: StepReport): JobChange {
  return {
    lookAt: leaseEnd(deps),
    ...(checkpoint === undefined ? {} : { checkpoint }),
    ...(done === undefined ? {} : { stepsDone: done }),
    ...(total === undefined ? {} : { stepsTotal: total }),
  };
}

function outcomeOf(error: unknown, row: JobRow, kind: JobKind<unknown>): JobOutcome {
  if (error instanceof JobStopped) return 'stopped';
  // What the rules refuse they refuse again; only what did not answer may answer later.
  const isFinal = error instanceof AppError && error.code !== 'server.unavailable';
  return isFinal || row.attempt >= attemptsOf(kind) ? 'failed' : 'retried';
}

function changeAfter(
  deps: RunnerDeps,
  row: JobRow,
  { outcome, error, kind }: { outcome: JobOutcome; error: unknown; kind: JobKind<unknown> },
): JobChange {
  const now = deps.clock.now();
  if (outcome === 'stopped') return { state: 'waiting', lookAt: now, attempt: row.attempt - 1 };
  const fault = faultOf(error);
  if (outcome === 'failed') return ended(deps, { state: 'failed', fault });
  const pauseMs = (kind.firstPauseMs ?? DEFAULT_FIRST_PAUSE_MS) * 4 ** (row.attempt - 1);
  const lookAt = new Date(now.getTime() + Math.min(pauseMs, LONGEST_PAUSE_MS));
  return { state: 'waiting', lookAt, fault };
}

function ended({ clock }: RunnerDeps, change: JobChange): JobChange {
  return { lookAt: null, endedAt: clock.now(), ...change };
}

function faultOf(error: unknown): string {
  if (error instanceof AppError) return error.code;
  return (error instanceof Error ? error.message : String(error)).slice(0, LONGEST_FAULT);
}

const attemptsOf = (kind: JobKind<unknown>) => kind.attempts ?? DEFAULT_ATTEMPTS;

/** The end of a lease that begins now. */
export function leaseEnd({ clock, leaseMs }: Pick<RunnerDeps, 'clock' | 'leaseMs'>): Date {
  return new Date(clock.now().getTime() + leaseMs);
}

/** Renews the lease of an attempt three times in its length; `onLost` is called when another process has the job. */
function keepAlive(deps: RunnerDeps, attempt: Attempt, onLost: () => void) {
  let running: Promise<void> | undefined;
  const beat = async () => {
    try {
      if (!(await jobStore.report(deps.db, attempt, { lookAt: leaseEnd(deps) }))) onLost();
    } catch {
      // The database does not answer. The next beat tries again; until then the lease may end.
    } finally {
      running = undefined;
    }
  };
  const timer = setInterval(() => void (running ??= beat()), deps.leaseMs / 3).unref();
  return {
    async stop(): Promise<void> {
      clearInterval(timer);
      await running;
    },
  };
}
