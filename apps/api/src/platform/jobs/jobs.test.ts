import { AppError } from '@maidan/contract/errors';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createLog } from '#platform/process/log.ts';
import { createMetrics } from '#platform/process/metrics.ts';
import { systemRandom } from '#platform/secrets/random.ts';
import { shortLived } from '#platform/database/platform.tables.ts';
import { testClock } from '../../testing/test-app.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { jobStore } from './job.store.ts';
import { jobKind } from './job-kind.ts';
import type { JobRun, JobWork } from './job-kind.ts';
import { createJobs } from './jobs.ts';
import type { Jobs } from './jobs.ts';
import { job } from './jobs.tables.ts';

const SITE = 'first';
const HOUR_MS = 3_600_000;
const counting = jobKind({
  name: 'numbers.count',
  payload: z.object({ upTo: z.int() }),
  attempts: 3,
});
type Counting = JobRun<{ upTo: number }>;

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let clock: ReturnType<typeof testClock>;
let announced: string[];
let metrics: ReturnType<typeof createMetrics>;

/** The jobs of one process. Several on one database stand for several processes. */
function processOf(work: JobWork<{ upTo: number }>, leaseMs?: number): Jobs {
  metrics = createMetrics({ isDefault: false });
  const jobs = createJobs({
    db: database.db,
    clock,
    random: systemRandom,
    log: createLog({ level: 'silent' }),
    metrics,
    events: { announce: ({ memberId }) => announced.push(memberId ?? '') },
    listSites: () => [{ siteId: SITE, settings: { timeZone: 'Asia/Dhaka' } }],
    ...(leaseMs ? { leaseMs } : {}),
  });
  jobs.handle(counting, work);
  return jobs;
}

/** Counts each number once; a step is one number. */
async function count(run: Counting): Promise<{ counted: number }> {
  const { upTo } = run.payload;
  for (let next = Number(run.checkpoint ?? 0) + 1; next <= upTo; next += 1) {
    await run.step(async (tx) => {
      const row = { siteId: SITE, key: `number:${next}`, count: 1, expiresAt: clock.now() };
      await tx.insert(shortLived).values(row);
      return { checkpoint: next, done: next, total: upTo };
    });
  }
  return { counted: upTo };
}

const rowOf = (jobId: string) => jobStore.find(database.db, SITE, jobId);
const counted = async () =>
  (await database.db.select().from(shortLived).where(eq(shortLived.siteId, SITE))).length;
const order = (more = {}) => ({ siteId: SITE, payload: { upTo: 3 }, ...more });

beforeEach(async () => {
  database = await openTestDatabase();
  clock = testClock();
  announced = [];
});
afterEach(() => database.close());

describe('a job', () => {
  it('exists only when the transaction that orders it commits', async () => {
    const jobs = processOf(count);
    const undo = new Error('undo');
    const ordering = database.db.transaction(async (tx) => {
      await jobs.enqueue(tx, counting, order());
      throw undo;
    });
    await expect(ordering).rejects.toBe(undo);
    await jobs.runDue();
    expect(await counted()).toBe(0);
    await database.db.transaction((tx) => jobs.enqueue(tx, counting, order()));
    await jobs.runDue();
    expect(await counted()).toBe(3);
  });

  it('tells how far it is and what it led to', async () => {
    const jobs = processOf(count);
    const { jobId } = await jobs.enqueue(database.db, counting, order({ memberId: 'amina' }));
    expect(await rowOf(jobId)).toMatchObject({ state: 'waiting', stepsDone: 0, stepsTotal: null });
    await jobs.runDue();
    const told = { state: 'done', stepsDone: 3, stepsTotal: 3, result: { counted: 3 } };
    expect(await rowOf(jobId)).toMatchObject(told);
    expect(announced).toEqual(['amina', 'amina', 'amina', 'amina']);
    expect(await metrics.registry.metrics()).toContain(
      'maidan_job_seconds_count{job="numbers.count",outcome="done"} 1',
    );
  });

  it('is refused with a payload that its kind does not declare', async () => {
    const jobs = processOf(count);
    const payload = { upTo: 'three' } as unknown as { upTo: number };
    await expect(jobs.enqueue(database.db, counting, order({ payload }))).rejects.toThrow();
    const { jobId } = await jobs.enqueue(database.db, counting, order());
    await database.db.update(job).set({ payload });
    await jobs.runDue();
    expect(await rowOf(jobId)).toMatchObject({ state: 'failed', fault: 'request.invalid' });
  });

  it('is one job when it is ordered twice with an id, or with a key while it is open', async () => {
    const jobs = processOf(count);
    const byId = order({ jobId: 'settle:2026-11' });
    const first = await jobs.enqueue(database.db, counting, byId);
    await jobs.runDue();
    expect(await jobs.enqueue(database.db, counting, byId)).toEqual({ ...first, isNew: false });
    const byKey = order({ singletonKey: 'amina', payload: { upTo: 0 } });
    const one = await jobs.enqueue(database.db, counting, byKey);
    expect(await jobs.enqueue(database.db, counting, byKey)).toEqual({ ...one, isNew: false });
    await jobs.runDue();
    expect((await jobs.enqueue(database.db, counting, byKey)).isNew).toBe(true);
  });

  it('is run by one of many processes', async () => {
    const processes = Array.from({ length: 4 }, () => processOf(count));
    const ids = Array.from({ length: 12 }, (_, at) => `job-${at}`);
    for (const jobId of ids) {
      const payload = { upTo: 0 };
      await processes[0]?.enqueue(database.db, counting, order({ jobId, payload }));
    }
    await Promise.all(processes.map((jobs) => jobs.runDue()));
    const rows = await Promise.all(ids.map(rowOf));
    expect(rows.map((row) => [row?.state, row?.attempt])).toEqual(ids.map(() => ['done', 1]));
  });

  it('goes on after its last step when it is tried again, with growing pauses', async () => {
    let failures = 0;
    const jobs = processOf(async (run) => {
      await count({ ...run, checkpoint: run.checkpoint, payload: { upTo: run.attempt } });
      if (run.attempt < 3) throw new Error(`no ${(failures += 1)}`);
    });
    const { jobId } = await jobs.enqueue(database.db, counting, order());
    await jobs.runDue();
    expect(await rowOf(jobId)).toMatchObject({ state: 'waiting', fault: 'no 1', checkpoint: 1 });
    await jobs.runDue();
    expect(failures).toBe(1);
    clock.moveMs(10_000);
    await jobs.runDue();
    clock.moveMs(10_000);
    await jobs.runDue();
    expect(failures).toBe(2);
    clock.moveMs(30_000);
    await jobs.runDue();
    expect(await rowOf(jobId)).toMatchObject({ state: 'done', attempt: 3, fault: null });
    expect(await counted()).toBe(3);
  });

  it('fails after its attempts, and at once when a rule refuses it', async () => {
    const jobs = processOf(({ payload }) => {
      throw payload.upTo === 0 ? new AppError('wallet.record_not_found') : new Error('broken');
    });
    const refused = await jobs.enqueue(database.db, counting, order({ payload: { upTo: 0 } }));
    const broken = await jobs.enqueue(database.db, counting, order());
    for (let turn = 0; turn < 4; turn += 1) {
      await jobs.runDue();
      clock.moveMs(HOUR_MS);
    }
    const fault = 'wallet.record_not_found';
    expect(await rowOf(refused.jobId)).toMatchObject({ state: 'failed', attempt: 1, fault });
    expect(await rowOf(broken.jobId)).toMatchObject({ state: 'failed', attempt: 3 });
  });

  it('of a process that hangs is taken over, and the process that comes back writes nothing', async () => {
    let wake = () => {};
    const asleep = new Promise<void>((resolve) => (wake = resolve));
    const hanging = processOf(async (run) => {
      await asleep;
      await run.step(async (tx) => {
        const row = { siteId: SITE, key: 'too late', count: 1, expiresAt: clock.now() };
        await tx.insert(shortLived).values(row);
      });
    });
    const { jobId } = await hanging.enqueue(database.db, counting, order());
    await hanging.turn();
    await expect.poll(async () => (await rowOf(jobId))?.state).toBe('running');
    clock.moveMs(31_000);
    await processOf(count).runDue();
    expect(await rowOf(jobId)).toMatchObject({ state: 'done', attempt: 2 });
    wake();
    await hanging.runDue();
    expect(await rowOf(jobId)).toMatchObject({ state: 'done', attempt: 2, result: { counted: 3 } });
    expect(await counted()).toBe(3);
  });

  it('that ended its process in every attempt is not begun again', async () => {
    const jobs = processOf(count);
    const { jobId } = await jobs.enqueue(database.db, counting, order());
    await database.db.update(job).set({ state: 'running', attempt: 3 });
    await jobs.runDue();
    expect(await rowOf(jobId)).toMatchObject({ state: 'failed', fault: 'server.unexpected' });
    expect(await counted()).toBe(0);
  });

  it('stops after its step when the process closes, and another process goes on', async () => {
    let closing: Promise<void> | undefined;
    const jobs: Jobs = processOf((run) => {
      const step: Counting['step'] = async (work) => {
        await run.step(work);
        closing ??= jobs.close();
      };
      return count({ ...run, checkpoint: undefined, step });
    });
    const { jobId } = await jobs.enqueue(database.db, counting, order());
    await jobs.runDue();
    await closing;
    const row = { state: 'waiting', attempt: 0, stepsDone: 1, checkpoint: 1 };
    expect(await rowOf(jobId)).toMatchObject(row);
    await processOf(count).runDue();
    expect(await rowOf(jobId)).toMatchObject({ state: 'done', attempt: 1, fault: null });
    expect(await counted()).toBe(3);
  });

  it('keeps its lease while it works', async () => {
    const lease = 60;
    const jobs = processOf(async (run) => {
      const before = (await rowOf(run.jobId))?.lookAt ?? undefined;
      clock.moveMs(1000);
      await expect.poll(async () => (await rowOf(run.jobId))?.lookAt).not.toEqual(before);
    }, lease);
    const { jobId } = await jobs.enqueue(database.db, counting, order());
    await jobs.runDue();
    expect(await rowOf(jobId)).toMatchObject({ state: 'done', fault: null });
  });

  it('is removed some days after its end, later when it failed', async () => {
    const jobs = processOf(({ payload }) => {
      if (payload.upTo === 0) throw new AppError('wallet.record_not_found');
      return Promise.resolve();
    });
    const good = await jobs.enqueue(database.db, counting, order());
    const bad = await jobs.enqueue(database.db, counting, order({ payload: { upTo: 0 } }));
    await jobs.runDue();
    clock.moveMs(8 * 24 * HOUR_MS);
    await jobs.purge();
    expect([await rowOf(good.jobId), (await rowOf(bad.jobId))?.state]).toEqual([
      undefined,
      'failed',
    ]);
    clock.moveMs(90 * 24 * HOUR_MS);
    await jobs.purge();
    expect(await rowOf(bad.jobId)).toBeUndefined();
  });
});

describe('a scheduled job', () => {
  const nightly = jobKind({
    name: 'numbers.prove',
    payload: z.object({}),
    schedule: { when: { at: '03:00' }, payload: {} },
  });
  const runs = async () =>
    (await database.db.select().from(job).where(eq(job.name, nightly.name))).length;

  it('is made once for each moment, whatever process looks first, and once after a standstill', async () => {
    const processes = [processOf(count), processOf(count)];
    for (const jobs of processes) jobs.handle(nightly, () => Promise.resolve());
    const all = () => Promise.all(processes.map((jobs) => jobs.runDue()));
    await all();
    expect(await runs()).toBe(1);
    clock.moveMs(HOUR_MS);
    await all();
    expect(await runs()).toBe(1);
    clock.moveMs(24 * HOUR_MS);
    await all();
    expect(await runs()).toBe(2);
    // A job that was removed is not made anew.
    await database.db.delete(job);
    clock.moveMs(30_000);
    await all();
    expect(await runs()).toBe(0);
    clock.moveMs(5 * 24 * HOUR_MS);
    await all();
    expect(await runs()).toBe(1);
  });
});
