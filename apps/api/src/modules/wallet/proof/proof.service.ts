import type { Clock } from '#platform/process/clock.ts';
import type { Database } from '#platform/database/connection.ts';
import { proofStore } from './proof.store.ts';
import type { LedgerDifference, SiteCount } from './proof.store.ts';

/** The result of a proof of all sites. */
export interface LedgerProof {
  readonly isClean: boolean;
  readonly sites: readonly SiteCount[];
  readonly differences: readonly LedgerDifference[];
}

/** The hour of the day in UTC from which the nightly proof is due. It is night in the sites' time zones. */
const NIGHTLY_HOUR_UTC = 21;

/**
 * Recounts every journal against the stored balances and rounds (MONEY-05), in one snapshot, so that play can go on
 * meanwhile. Changes nothing.
 */
export async function proveLedger(db: Database): Promise<LedgerProof> {
  return db.transaction(
    async (tx) => {
      const differences = await proofStore.findDifferences(tx);
      const sites = await proofStore.countSites(tx);
      return { isClean: differences.length === 0, sites, differences };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** What the nightly proof needs, and whom it tells. */
export interface NightlyProofDeps {
  readonly db: Database;
  readonly clock: Clock;
  /** Receives the number of differences of the newest proof, whichever process ran it. */
  readonly onResult: (result: { provedAt: Date; differences: number }) => void;
  readonly onError: (error: unknown) => void;
  /** How often to check whether a proof is due, in milliseconds. */
  readonly lookEveryMs: number;
}

/**
 * Proves the ledger once a night in one of the processes. Each process checks from time to time, and an advisory lock
 * lets one of them run it. The returned function stops the checks.
 */
export function scheduleNightlyProof(deps: NightlyProofDeps): () => void {
  const look = () => void proveWhenDue(deps).then(deps.onResult).catch(deps.onError);
  const timer = setInterval(look, deps.lookEveryMs);
  timer.unref();
  return () => clearInterval(timer);
}

/**
 * Runs the proof when none was made since the last due hour and no other process is running it. Answers the newest
 * result.
 */
export async function proveWhenDue({
  db,
  clock,
}: Pick<NightlyProofDeps, 'db' | 'clock'>): Promise<{ provedAt: Date; differences: number }> {
  const now = clock.now();
  const last = await proofStore.findLastProof(db);
  if (last && last.provedAt >= lastDueAt(now)) return last;
  return db.transaction(async (tx) => {
    if (!(await proofStore.tryLock(tx))) return last ?? { provedAt: new Date(0), differences: 0 };
    const differences = await proofStore.findDifferences(tx);
    for (const count of await proofStore.countSites(tx)) {
      const own = differences.filter((difference) => difference.siteId === count.siteId);
      await proofStore.saveProof(tx, count, own, now);
    }
    return { provedAt: now, differences: differences.length };
  });
}

function lastDueAt(now: Date): Date {
  const due = new Date(now);
  due.setUTCHours(NIGHTLY_HOUR_UTC, 0, 0, 0);
  if (due > now) due.setUTCDate(due.getUTCDate() - 1);
  return due;
}
