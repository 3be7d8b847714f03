import type { Clock } from '../platform/process/clock.ts';
import type { OpenDatabase } from '../platform/database/connection.ts';
import type { Env } from '../platform/process/env.ts';
import type { Log } from '../platform/process/log.ts';
import type { Random } from '../platform/secrets/random.ts';

export interface SeedDeps {
  readonly database: OpenDatabase;
  readonly env: Pick<
    Env,
    'DATA_DIR' | 'DEMO_NEW_PASSWORDS' | 'DEMO_SYNTHETIC_GAMES' | 'DEMO_HISTORY_DAYS'
  >;
  readonly log: Log;
  readonly clock: Clock;
  readonly random: Random;
}
