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

/**
 * Recounts every journal against the stored balances and rounds (MONEY-05), in one snapshot, so that play can go on
 * meanwhile. Changes nothing.
 */
export async function proveLedger(db: Database): Promise<LedgerProof> {
  return prove(db);
}

/** Without a site all are proved. */
function prove(db: Database, siteId?: string): Promise<LedgerProof> {
  return db.transaction(
    async (tx) => {
      const differences = await proofStore.findDifferences(tx, siteId);
      const sites = await proofStore.countSites(tx, siteId);
      return { isClean: differences.length === 0, sites, differences };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/**
 * Recounts the ledger of one site and stores the result. Answers the number of differences.
 */
export async function proveSite(db: Database, clock: Clock, siteId: string): Promise<number> {
  const { differences, sites } = await prove(db, siteId);
  const count = sites[0] ?? { siteId, journals: 0, wallets: 0 };
  await proofStore.saveProof(db, count, differences, clock.now());
  return differences.length;
}

/** How many differences the newest proofs of all sites found. */
export function countDifferences(db: Database): Promise<number> {
  return proofStore.countDifferences(db);
}
