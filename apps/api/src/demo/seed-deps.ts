import type { Clock } from '../platform/clock.ts';
import type { OpenDatabase } from '../platform/database.ts';
import type { Env } from '../platform/env.ts';
import type { Log } from '../platform/log.ts';
import type { Random } from '../platform/random.ts';

/** What seeding needs. */
export interface SeedDeps {
  readonly database: OpenDatabase;
  readonly env: Pick<Env, 'DATA_DIR' | 'DEMO_NEW_PASSWORDS' | 'DEMO_SYNTHETIC_GAMES'>;
  readonly log: Log;
  readonly clock: Clock;
  readonly random: Random;
}
