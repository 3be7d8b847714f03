import type { Passwords } from '#modules/auth/index.ts';
import type { Database } from '#platform/database/connection.ts';
import type { Clock } from '#platform/process/clock.ts';
import type { Random } from '#platform/secrets/random.ts';
import type { SealedAtRest } from '#platform/secrets/sealed-at-rest.ts';
import type { Throttles } from '#platform/short-lived/throttles.ts';

/** What the accounts of operators need. */
export interface OperatorsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly passwords: Passwords;
  readonly sealed: SealedAtRest;
  readonly throttles: Pick<Throttles, 'limit'>;
}
