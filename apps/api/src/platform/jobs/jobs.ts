import type { Database, Queryable } from '#platform/database/connection.ts';
import { notifyLive } from '#platform/live/live-events.ts';
import type { LiveEvents } from '#platform/live/live-events.ts';
import type { Clock } from '#platform/process/clock.ts';
import type { Log } from '#platform/process/log.ts';
import type { Metrics } from '#platform/process/metrics.ts';
import type { Random } from '#platform/secrets/random.ts';
import { jobStore } from './job.store.ts';
import type { JobKind, JobOrder, JobWork } from './job-kind.ts';
import { leaseEnd, runAttempt } from './job-runner.ts';
import type { HandledKind, RunnerDeps } from './job-runner.ts';
import type { JobRow } from './jobs.tables.ts';
import { JOBS_TOPIC } from './live-jobs.ts';
import { lastDueAt } from './schedule.ts';

const LEASE_MS = 30_000;
const AT_ONCE = 3;
const PLAN_EVERY_MS = 20_000;
const DAY_MS = 24 * 60 * 60_000;
/** For how long jobs are kept after their end: those that failed longer, because somebody has to look at them. */
const KEPT_DAYS = { done: 7, failed: 90 } as const;

/** A site, as schedules see it. */
interface ScheduledSite {
  readonly siteId: string;
  readonly settings: { readonly timeZone: string };
}

export interface JobsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly events: Pick<LiveEvents, 'announce'>;
  /** The sites for which schedules make jobs. */
  readonly listSites: () => readonly ScheduledSite[];
  /** 30 seconds by default. */
  readonly leaseMs?: number;
}

/** The jobs of one process. All processes share what is stored, and each job is run by one of them at a time. */
export interface Jobs {
  /** Says how a kind is worked on. A process takes only jobs of the kinds that it was told of. */
  handle<Payload>(kind: JobKind<Payload>, work: JobWork<Payload>): void;
  /**
   * Orders a job. In a transaction it exists only once that commits. Answers the id, and whether it is a new job.
   * @throws ZodError when the payload is not what the kind declares
   */
  enqueue<Payload>(
    db: Queryable,
    kind: JobKind<Payload>,
    order: JobOrder<Payload>,
  ): Promise<{ readonly jobId: string; readonly isNew: boolean }>;
  /** Makes the jobs of schedules and begins what is due, without waiting for it. Called every second. */
  turn(): Promise<void>;
  /** Works until nothing is due. For tests and commands. */
  runDue(): Promise<void>;
  /** Measures the backlog. */
  measure(): Promise<void>;
  /** Removes jobs that ended long ago. */
  purge(): Promise<void>;
  /** Begins no more jobs, interrupts those that run after their present step, and waits for them. */
  close(): Promise<void>;
}

/** Makes the jobs of a process. Nothing runs before the first turn. */
export function createJobs(deps: JobsDeps): Jobs {
  const { db, clock, listSites } = deps;
  const kinds = new Map<string, HandledKind>();
  const running = new Set<Promise<void>>();
  const closing = new AbortController();
  const runner = runnerOf(deps, closing.signal);
  const gauges = backlogGauges(deps);
  const enqueue: Jobs['enqueue'] = (queryable, kind, order) => place(deps, queryable, kind, order);
  let plannedAt = Number.NEGATIVE_INFINITY;

  async function plan(): Promise<void> {
    if (clock.now().getTime() - plannedAt < PLAN_EVERY_MS) return;
    plannedAt = clock.now().getTime();
    for (const { kind } of kinds.values()) {
      for (const site of listSites()) await planJob(deps, kind, site);
    }
  }

  async function begin(): Promise<void> {
    const most = AT_ONCE - running.size;
    if (most <= 0 || closing.signal.aborted) return;
    const now = clock.now();
    for (const due of await jobStore.findDue(db, { names: [...kinds.keys()], now, most })) {
      const row = await jobStore.take(db, due, { now, until: leaseEnd(runner) });
      const handled = row && kinds.get(row.name);
      if (!row || !handled) continue;
      const attempt = runAndCount(deps, runner, row, handled).finally(() =>
        running.delete(attempt),
      );
      running.add(attempt);
    }
  }

  let turns: Promise<void> = Promise.resolve();
  /** Two turns at once would each plan half; the later one waits for the earlier one. */
  function turn(): Promise<void> {
    const next = turns
      .catch(() => undefined)
      .then(async () => {
        await plan();
        await begin();
      });
    turns = next;
    return next;
  }

  return {
    handle(kind, work) {
      kinds.set(kind.name, { kind, work } as unknown as HandledKind);
    },
    enqueue,
    turn,
    async runDue() {
      await turn();
      while (running.size > 0) {
        await Promise.all(running);
        await begin();
      }
    },
    measure: () => gauges.measure(),
    async purge() {
      for (const { siteId } of listSites()) await purgeSite(deps, siteId);
    },
    async close() {
      closing.abort();
      await turns.catch(() => undefined);
      await Promise.all(running);
    },
  };
}

async function place<Payload>(
  deps: JobsDeps,
  db: Queryable,
  kind: JobKind<Payload>,
  { siteId, payload, memberId, ...order }: JobOrder<Payload>,
): Promise<{ jobId: string; isNew: boolean }> {
  const jobId = order.jobId ?? deps.random.id();
  const now = deps.clock.now();
  const row = {
    siteId,
    jobId,
    name: kind.name,
    singletonKey: order.singletonKey ?? null,
    payload: kind.payload.parse(payload),
    memberId: memberId ?? null,
    operatorId: order.operatorId ?? null,
    state: 'waiting' as const,
    lookAt: order.dueAt ?? now,
    createdAt: now,
  };
  for (;;) {
    if (await jobStore.insert(db, row)) {
      if (memberId !== undefined) await notifyLive(db, [{ siteId, memberId, topic: JOBS_TOPIC }]);
      return { jobId, isNew: true };
    }
    const found =
      (await jobStore.find(db, siteId, jobId)) ??
      (order.singletonKey === undefined
        ? undefined
        : await jobStore.findOpen(db, {
            siteId,
            name: kind.name,
            singletonKey: order.singletonKey,
          }));
    // The job with the key has ended meanwhile when none is found; then there is room for a new one.
    if (found) return { jobId: found.jobId, isNew: false };
  }
}

async function planJob(
  deps: JobsDeps,
  kind: JobKind<unknown>,
  { siteId, settings }: ScheduledSite,
): Promise<void> {
  const { schedule, name } = kind;
  if (!schedule) return;
  const dueAt = lastDueAt(schedule.when, settings.timeZone, deps.clock.now());
  await deps.db.transaction(async (tx) => {
    const isNext = await jobStore.advance(tx, { siteId, name, lastDueAt: dueAt });
    // The one before may still run, when a machine is slow; it does what is due, so another would only wait for it.
    const order = { siteId, payload: schedule.payload, singletonKey: 'schedule' };
    if (isNext) await place(deps, tx, kind, order);
  });
}

function runnerOf(deps: JobsDeps, closing: AbortSignal): RunnerDeps {
  const { db, clock, events, log } = deps;
  return {
    db,
    clock,
    closing,
    leaseMs: deps.leaseMs ?? LEASE_MS,
    onProgress: ({ siteId, memberId }: JobRow) => {
      if (memberId !== null) events.announce({ siteId, memberId, topic: JOBS_TOPIC });
    },
    onFault: ({ siteId, jobId, name, attempt }: JobRow, error, outcome) => {
      const told = { siteId, jobId, job: name, attempt, error };
      if (outcome === 'failed') log.error(told, 'a job failed');
      else log.warn(told, 'a job failed and will be tried again');
    },
  };
}

/** Runs an attempt and counts how it ended. A failure of the database leaves the job to the end of its lease. */
function runAndCount(
  { log, metrics }: JobsDeps,
  runner: RunnerDeps,
  row: JobRow,
  handled: HandledKind,
): Promise<void> {
  const startedAt = performance.now();
  return runAttempt(runner, row, handled).then(
    (outcome) => {
      metrics.jobs.observe({ job: row.name, outcome }, (performance.now() - startedAt) / 1000);
    },
    (error: unknown) => log.warn({ error, job: row.name }, 'a job could not be reported'),
  );
}

function backlogGauges({ db, clock, metrics }: JobsDeps) {
  const due = metrics.gauge('maidan_jobs_due', 'Jobs that wait for a process or for a report');
  const waited = metrics.gauge('maidan_jobs_late_seconds', 'For how long the first of them waits');
  return {
    async measure(): Promise<void> {
      const now = clock.now();
      const backlog = await jobStore.backlog(db, now);
      due.set(backlog.due);
      waited.set(backlog.since ? (now.getTime() - backlog.since.getTime()) / 1000 : 0);
    },
  };
}

async function purgeSite({ db, clock }: JobsDeps, siteId: string): Promise<void> {
  for (const state of ['done', 'failed'] as const) {
    const before = new Date(clock.now().getTime() - KEPT_DAYS[state] * DAY_MS);
    await jobStore.removeEnded(db, siteId, { state, before });
  }
}
