import { sql } from 'drizzle-orm';
import { rowsOf } from '#platform/database/connection.ts';
import type { Queryable } from '#platform/database/connection.ts';
import { journalIdTime } from '../ledger/ids.ts';

/** What a member moved on one day of the site; amounts in minor units. */
export interface MemberDaySums {
  readonly memberId: string;
  /** A day in the site's time zone, such as `2026-11-21`. */
  readonly day: string;
  /** Bets that were taken. */
  readonly bets: number;
  /** Stakes, without those taken back; below zero on a day that only gave stakes back. */
  readonly validBetMinor: number;
  readonly wonMinor: number;
  readonly depositMinor: number;
  /** What was paid out. */
  readonly withdrawalMinor: number;
}

/** A stretch of the journals of a site. */
export interface JournalStretch {
  readonly timeZone: string;
  /** The place at which the stretch begins, which `placeOf` gives. */
  readonly from: string;
  /** The place before which it ends; without one it ends with the newest journal. */
  readonly to?: string | undefined;
}

/**
 * What the members of a site moved, summed from the journals by member and day. It reads every journal of a stretch, so
 * the stretch should be short.
 */
export function memberDaySums(siteId: string) {
  return {
    /** The place in the journals of a moment. */
    placeOf: (moment: Date): string => journalIdTime(moment.getTime()),

    /** The moment of the oldest journal of the site; undefined without one. */
    async oldest(db: Queryable): Promise<Date | undefined> {
      const [row] = await rowsOf<{ at: string | null }>(
        db,
        sql`SELECT j.posted_at AS at FROM journal AS j WHERE j.site_id = ${siteId}
          AND j.journal_id = (SELECT min(other.journal_id) FROM journal AS other WHERE other.site_id = ${siteId})`,
      );
      return row?.at ? new Date(row.at) : undefined;
    },

    async read(db: Queryable, { timeZone, from, to }: JournalStretch): Promise<MemberDaySums[]> {
      const end = to === undefined ? sql`` : sql`AND j.journal_id < ${to}`;
      return rowsOf<MemberDaySums>(
        db,
        sql`SELECT p.member_id AS "memberId", to_char(j.posted_at AT TIME ZONE ${timeZone}, 'YYYY-MM-DD') AS day,
            count(DISTINCT j.journal_id) FILTER (WHERE j.kind = 'bet')::int AS bets,
            coalesce(-sum(p.amount_minor) FILTER (WHERE j.kind IN ('bet', 'rollback')), 0)::bigint AS "validBetMinor",
            coalesce(sum(p.amount_minor) FILTER (WHERE j.kind = 'win'), 0)::bigint AS "wonMinor",
            coalesce(sum(p.amount_minor) FILTER (WHERE j.kind = 'deposit'), 0)::bigint AS "depositMinor",
            coalesce(-sum(p.amount_minor) FILTER (WHERE j.kind = 'withdrawal_paid'), 0)::bigint AS "withdrawalMinor"
          FROM journal AS j
          JOIN posting AS p ON p.site_id = j.site_id AND p.journal_id = j.journal_id AND p.member_id IS NOT NULL
          WHERE j.site_id = ${siteId} AND j.journal_id >= ${from} ${end}
            AND j.kind IN ('bet', 'rollback', 'win', 'deposit', 'withdrawal_paid')
          GROUP BY 1, 2`,
      );
    },
  };
}
