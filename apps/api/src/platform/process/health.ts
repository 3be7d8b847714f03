import type { Probes } from '@maidan/deployment/probes';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/connection.ts';
import type { DiskWatch } from './disk-watch.ts';
import type { Metrics } from './metrics.ts';

/** What readiness depends on. */
export interface HealthDeps {
  readonly db: Database;
  readonly disk: DiskWatch;
  readonly metrics: Metrics;
  /** True from when the process may take requests until it begins to close. */
  readonly isReady: () => boolean;
}

/** The health of the api: it is ready while its database answers and there is space to write. */
export function healthProbes({ db, disk, metrics, isReady }: HealthDeps): Probes {
  return {
    async fault() {
      if (!isReady()) return 'closing';
      return (await databaseFault(db)) ?? disk.fault();
    },
    metrics: () => metrics.registry.metrics(),
  };
}

async function databaseFault(db: Database): Promise<string | undefined> {
  try {
    await db.execute(sql`SELECT 1`);
    return undefined;
  } catch {
    return 'database';
  }
}
