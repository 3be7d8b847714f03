import type { Passwords } from '#modules/auth/index.ts';
import type { Database } from '#platform/database/connection.ts';
import type { Clock } from '#platform/process/clock.ts';
import type { Random } from '#platform/secrets/random.ts';
import type { SealedAtRest } from '#platform/secrets/sealed-at-rest.ts';
import type { ShortLivedStore } from '#platform/short-lived/store.ts';
import type { Throttles } from '#platform/short-lived/throttles.ts';

/** How long the sessions of operators last on a site, in minutes. */
export interface SessionTimes {
  readonly idleMinutes: number;
  readonly totalMinutes: number;
}

/** What the accounts of operators need. */
export interface OperatorsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly passwords: Passwords;
  readonly sealed: SealedAtRest;
  readonly throttles: Pick<Throttles, 'limit'>;
  /** Where questions to passkeys wait for their answer, and used proofs of devices are noted. */
  readonly shortLived: Pick<ShortLivedStore, 'put' | 'peek' | 'take' | 'claim' | 'forget'>;
  readonly deploymentSecret: string;
  /** Address of the console as operators open it; without it there are no passkeys. */
  readonly consoleUrl: string | undefined;
  /** How long the sites let operators stay signed in, by id; without it the longest times count. */
  readonly sessionTimes?: () => ReadonlyMap<string, SessionTimes>;
}
