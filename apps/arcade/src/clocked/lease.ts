import type { Clock, Database } from '@maidan/partner-service';
import { inTransaction } from '@maidan/partner-service';

/** A holder that was not heard for so long has lost its lease. */
const LEASE_MS = 800;
/** How often a holder is heard. */
const BEAT_MS = 200;

/** Work that one of several processes on one database does at a time. */
export interface Lease {
  /**
   * Takes or keeps the lease. Answers undefined while another process holds it, otherwise when its holder, whichever
   * process that was, was heard the last time before this call: the present moment for a lease that nobody had yet.
   */
  hold: () => number | undefined;
}

/**
 * Makes a lease of a name for one process. It is taken over 0.8 seconds after its holder was heard the last time. The
 * processes share the clock of their machine, as they share its file.
 */
export function createLease(
  database: Database,
  { name, holder, clock }: { name: string; holder: string; clock: Clock },
): Lease {
  let beatAt = 0;
  function take(nowMs: number): number | undefined {
    const row = database.prepare('SELECT holder, beat_at FROM leases WHERE name = ?').get(name);
    const heardAt = Number(row?.['beat_at'] ?? nowMs);
    const isOthers = row !== undefined && row['holder'] !== holder;
    if (isOthers && nowMs - heardAt < LEASE_MS) return undefined;
    database
      .prepare(
        `INSERT INTO leases VALUES (?, ?, ?)
         ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, beat_at = excluded.beat_at`,
      )
      .run(name, holder, nowMs);
    beatAt = nowMs;
    return heardAt;
  }
  return {
    hold() {
      const nowMs = clock();
      if (beatAt !== 0 && nowMs - beatAt < BEAT_MS) return beatAt;
      const heardAt = inTransaction(database, () => take(nowMs));
      if (heardAt === undefined) beatAt = 0;
      return heardAt;
    },
  };
}
