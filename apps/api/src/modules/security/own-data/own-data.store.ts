import { sql } from 'drizzle-orm';
import { rowsOf } from '#platform/database/connection.ts';
import type { Queryable } from '#platform/database/connection.ts';

/** What of an account is not settled; amounts in minor units. */
export interface OpenMatters {
  readonly cashMinor: number;
  readonly bonusMinor: number;
  readonly heldMinor: number;
  readonly rounds: number;
  readonly deposits: number;
}

/**
 * What of one site's members stands open, in all its tables: the closing of an account sees the whole of it, as an export
 * does.
 */
export function ownDataStore(db: Queryable, siteId: string) {
  return {
    /** What stands against closing the account. */
    async open(memberId: string): Promise<OpenMatters> {
      const of = sql`site_id = ${siteId} AND member_id = ${memberId}`;
      const [row] = await rowsOf<OpenMatters>(
        db,
        sql`SELECT w.cash_minor::bigint AS "cashMinor", w.bonus_minor::bigint AS "bonusMinor", w.hold_minor::bigint AS "heldMinor",
          (SELECT count(*)::int FROM round WHERE ${of} AND state = 'open') AS rounds,
          (SELECT count(*)::int FROM deposit WHERE ${of} AND state IN ('created', 'pending')) AS deposits
          FROM wallet AS w WHERE w.site_id = ${siteId} AND w.member_id = ${memberId}`,
      );
      const none = { cashMinor: 0, bonusMinor: 0, heldMinor: 0, rounds: 0, deposits: 0 };
      return row ?? none;
    },
  };
}
