import { and, desc, eq, sql } from 'drizzle-orm';
import { rowsOf } from '#platform/database/connection.ts';
import type { Database, Queryable } from '#platform/database/connection.ts';
import type { Clock } from '#platform/process/clock.ts';
import { firstBrokenEntry, newestEntries } from './trail.ts';
import { auditEntry, trailProof } from './trail.tables.ts';

/** What a walk over the trail of a site found. */
export interface TrailWalk {
  /** The newest entry; 0 and empty while there is none. */
  readonly newestNumber: number;
  readonly newestHash: string;
  /** The first entry that is missing or was changed; null when the trail is whole. */
  readonly brokenAt: number | null;
}

/**
 * Walks the trail of a site and stores what was found (OPS-14). It also looks for the newest entry of the walk before, so
 * that entries that were cut off at the end, which leave no gap, are noticed.
 */
export async function walkTrail(db: Database, clock: Clock, siteId: string): Promise<TrailWalk> {
  const [newest] = await newestEntries(db, siteId, 1);
  const brokenAt = (await firstBrokenEntry(db, siteId)) ?? (await cutOffAt(db, siteId)) ?? null;
  const walk = { newestNumber: newest?.number ?? 0, newestHash: newest?.hash ?? '', brokenAt };
  const row = { siteId, walkedAt: clock.now(), ...walk };
  await db.insert(trailProof).values(row).onConflictDoNothing();
  return walk;
}

/** The number from which on entries are gone that the newest walk without a fault has seen. */
async function cutOffAt(db: Queryable, siteId: string): Promise<number | undefined> {
  const [seen] = await db
    .select()
    .from(trailProof)
    .where(and(eq(trailProof.siteId, siteId), sql`${trailProof.brokenAt} IS NULL`))
    .orderBy(desc(trailProof.walkedAt))
    .limit(1);
  if (!seen || seen.newestNumber === 0) return undefined;
  const [entry] = await db
    .select({ hash: auditEntry.hash })
    .from(auditEntry)
    .where(and(eq(auditEntry.siteId, siteId), eq(auditEntry.number, seen.newestNumber)));
  if (entry?.hash === seen.newestHash) return undefined;
  if (entry) return seen.newestNumber;
  const [last] = await newestEntries(db, siteId, 1);
  return (last?.number ?? 0) + 1;
}

/** On how many sites the newest walk found the trail broken. */
export async function countBrokenTrails(db: Queryable): Promise<number> {
  const [row] = await rowsOf<{ broken: number }>(
    db,
    sql`SELECT count(*)::int AS broken FROM (
      SELECT DISTINCT ON (site_id) site_id, broken_at FROM trail_proof ORDER BY site_id, walked_at DESC
    ) newest WHERE broken_at IS NOT NULL`,
  );
  return row?.broken ?? 0;
}
