import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Clock } from '../process/clock.ts';
import type { Database } from '../database/connection.ts';
import { shortLived } from '../database/platform.tables.ts';

/** A counter after counting an event. */
export interface Counted {
  readonly count: number;
  /** Milliseconds until the counter starts again. */
  readonly endsInMs: number;
}

/**
 * Short-lived data that several processes share: counters of rate limits, codes, single-use marks. It is kept in the
 * database, or in Valkey when one is configured, with the same promises.
 */
export interface ShortLivedStore {
  /** Counts an event; the first one opens a window of `windowMs`. */
  count(siteId: string, key: string, windowMs: number): Promise<Counted>;
  /** Stores a value for `ttlMs`, replacing an older one. */
  put(siteId: string, key: string, value: string, ttlMs: number): Promise<void>;
  /** The value or counter with its remaining time; undefined when there is none. */
  peek(siteId: string, key: string): Promise<(Counted & { value: string }) | undefined>;
  /** Removes a value and answers it; when several callers take it at once, one gets it. */
  take(siteId: string, key: string): Promise<string | undefined>;
  /** True for the first caller within `ttlMs`, false for all others. */
  claim(siteId: string, key: string, ttlMs: number): Promise<boolean>;
  /** Removes a value or counter. */
  forget(siteId: string, key: string): Promise<void>;
  /** Removes expired entries; does nothing where the store does that itself. */
  sweep(): Promise<void>;
}

/** The store in the database. */
export function databaseShortLived(db: Database, clock: Clock): ShortLivedStore {
  const after = (ttlMs: number) => new Date(clock.now().getTime() + ttlMs);

  return {
    async count(siteId, key, windowMs) {
      const now = clock.now();
      const nowText = now.toISOString();
      const isOver = sql`${shortLived.expiresAt} <= ${nowText}::timestamptz`;
      const [row] = await db
        .insert(shortLived)
        .values({ siteId, key, count: 1, expiresAt: after(windowMs) })
        .onConflictDoUpdate({
          target: [shortLived.siteId, shortLived.key],
          set: {
            count: sql`CASE WHEN ${isOver} THEN 1 ELSE ${shortLived.count} + 1 END`,
            expiresAt: sql`CASE WHEN ${isOver} THEN excluded.expires_at ELSE ${shortLived.expiresAt} END`,
          },
        })
        .returning({ count: shortLived.count, expiresAt: shortLived.expiresAt });
      return {
        count: row?.count ?? 1,
        endsInMs: (row?.expiresAt ?? after(windowMs)).getTime() - now.getTime(),
      };
    },
    async put(siteId, key, value, ttlMs) {
      const fresh = { value, expiresAt: after(ttlMs) };
      await db
        .insert(shortLived)
        .values({ siteId, key, ...fresh })
        .onConflictDoUpdate({ target: [shortLived.siteId, shortLived.key], set: fresh });
    },
    async peek(siteId, key) {
      const now = clock.now();
      const [row] = await db
        .select()
        .from(shortLived)
        .where(and(at(siteId, key), gt(shortLived.expiresAt, now)));
      if (!row) return undefined;
      const endsInMs = row.expiresAt.getTime() - now.getTime();
      return { value: row.value ?? '', count: row.count, endsInMs };
    },
    async take(siteId, key) {
      const [row] = await db.delete(shortLived).where(at(siteId, key)).returning();
      return row && row.expiresAt > clock.now() ? (row.value ?? '') : undefined;
    },
    async claim(siteId, key, ttlMs) {
      const rows = await db
        .insert(shortLived)
        .values({ siteId, key, expiresAt: after(ttlMs) })
        .onConflictDoUpdate({
          target: [shortLived.siteId, shortLived.key],
          set: { expiresAt: after(ttlMs) },
          setWhere: lte(shortLived.expiresAt, clock.now()),
        })
        .returning({ key: shortLived.key });
      return rows.length > 0;
    },
    async forget(siteId, key) {
      await db.delete(shortLived).where(at(siteId, key));
    },
    async sweep() {
      await db.delete(shortLived).where(lte(shortLived.expiresAt, clock.now()));
    },
  };
}

function at(siteId: string, key: string) {
  return and(eq(shortLived.siteId, siteId), eq(shortLived.key, key));
}
