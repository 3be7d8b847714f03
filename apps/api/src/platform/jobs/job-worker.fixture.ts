// A process that works on one long job and can be killed: `node job-worker.fixture.ts DATA_DIR [DATABASE_URL]`. It orders
// the job, prints the number of each step that it has committed, and ends when the job has.
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { migrate } from '#platform/database/migrations.ts';
import { openDatabase } from '#platform/database/open.ts';
import { systemClock } from '#platform/process/clock.ts';
import { createLog } from '#platform/process/log.ts';
import { createMetrics } from '#platform/process/metrics.ts';
import { systemRandom } from '#platform/secrets/random.ts';
import { jobStore } from './job.store.ts';
import { jobKind } from './job-kind.ts';
import { createJobs } from './jobs.ts';

const SITE = 'first';
const STEPS = 60;
const [dataDir = '', databaseUrl] = process.argv.slice(2);

const database = await openDatabase({
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl,
  DATABASE_POOL: 4,
});
await migrate(database);
const { db } = database;
const kind = jobKind({ name: 'numbers.count', payload: z.object({}), attempts: 20 });
const jobs = createJobs({
  db,
  clock: systemClock,
  random: systemRandom,
  log: createLog({ level: 'silent' }),
  metrics: createMetrics({ isDefault: false }),
  events: { announce: () => undefined },
  listSites: () => [],
  leaseMs: 600,
});

jobs.handle(kind, async (run) => {
  for (let next = Number(run.checkpoint ?? 0) + 1; next <= STEPS; next += 1) {
    await run.step(async (tx) => {
      // A step that is done twice leaves a 2.
      await tx.execute(sql`INSERT INTO short_lived (site_id, key, count, expires_at)
        VALUES (${SITE}, ${`step:${next}`}, 1, now())
        ON CONFLICT (site_id, key) DO UPDATE SET count = short_lived.count + 1`);
      return { checkpoint: next, done: next, total: STEPS };
    });
    process.stdout.write(`${next}\n`);
  }
});

const order = { siteId: SITE, payload: {}, jobId: 'the-job' };
await jobs.enqueue(db, kind, order);
for (;;) {
  await jobs.runDue();
  const row = await jobStore.find(db, SITE, order.jobId);
  if (row?.state === 'done' || row?.state === 'failed') break;
  await new Promise((resolve) => setTimeout(resolve, 50));
}
await database.close();
