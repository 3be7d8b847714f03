import { z } from 'zod';
import { countBrokenTrails, walkTrail } from './modules/operators/index.ts';
import { countDifferences, proveSite } from './modules/wallet/index.ts';
import type { Database } from './platform/database/connection.ts';
import { jobKind } from './platform/jobs/job-kind.ts';
import type { Jobs } from './platform/jobs/jobs.ts';
import type { Clock } from './platform/process/clock.ts';
import type { Log } from './platform/process/log.ts';
import type { Metrics } from './platform/process/metrics.ts';

/** Proves a site's ledger and walks its trail, at night by the site's clocks (MONEY-05, OPS-14). */
const nightlyProof = jobKind({
  name: 'ledger.prove',
  payload: z.object({}),
  schedule: { when: { at: '03:00' }, payload: {} },
});

interface NightlyProofDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly jobs: Jobs;
}

/** Says how the nightly proof is made. What it finds is stored, and an error of the log when something is wrong. */
export function handleNightlyProof({ db, clock, log, jobs }: NightlyProofDeps): void {
  jobs.handle(nightlyProof, async ({ siteId }) => {
    const differences = await proveSite(db, clock, siteId);
    if (differences > 0) log.error({ siteId, differences }, 'the ledger differs from its journals');
    const trail = await walkTrail(db, clock, siteId);
    if (trail.brokenAt === null) log.info({ siteId, ...trail }, 'the trail is whole');
    else log.error({ siteId, ...trail }, 'the trail was changed or cut off');
    return { differences, trailIsWhole: trail.brokenAt === null };
  });
}

/** Makes the function with which each process shows what the newest proofs found, whichever process made them. */
export function proofGauges(db: Database, metrics: Metrics): () => Promise<void> {
  const differences = metrics.gauge(
    'maidan_ledger_differences',
    'Differences that the newest proofs of the ledger found',
  );
  const trails = metrics.gauge(
    'maidan_trails_broken',
    'Sites whose audit trail the newest walk found changed or cut off',
  );
  return async () => {
    differences.set(await countDifferences(db));
    trails.set(await countBrokenTrails(db));
  };
}
