import { sql } from 'drizzle-orm';
import { rowsOf } from '#platform/database/connection.ts';
import type { Queryable } from '#platform/database/connection.ts';
import { ROUND_PAYOUT, ROUND_STAKE } from '../records/round-amounts.ts';
import { ofSite } from '../site-index.ts';
import type { DayRange } from './movement-days.store.ts';

/** What the settled rounds of one day, or of one title, came to; amounts in minor units. */
export interface PlaySum {
  /** The day on which the rounds were opened; undefined for the sum of a title. */
  readonly day: string | undefined;
  readonly vendor: string | undefined;
  readonly nodeId: number | undefined;
  readonly validBetMinor: number;
  readonly payoutMinor: number;
}

/** SQL of what members won and lost, for one site. */
export function profitStore(siteId: string) {
  return {
    /** The settled rounds that were opened in a range, by day and by title: stakes that were not taken back, payouts. */
    async sum(db: Queryable, { memberId, timeZone, from, to }: DayRange): Promise<PlaySum[]> {
      const start = (day: string, plus: number) =>
        sql`(${day}::date + ${plus}::int)::timestamp AT TIME ZONE ${timeZone}`;
      const rows = await rowsOf<{
        day: string | null;
        vendor: string | null;
        node_id: number | null;
        stake: number;
        payout: number;
      }>(
        db,
        sql`SELECT played.day::text AS day, played.vendor, played.node_id, sum(played.stake)::bigint AS stake,
            sum(played.payout)::bigint AS payout
          FROM (
            SELECT (r.opened_at AT TIME ZONE ${timeZone})::date AS day, r.vendor, r.node_id, ${ROUND_STAKE} AS stake,
              ${ROUND_PAYOUT} AS payout
            FROM round r
            WHERE ${ofSite('r', siteId)} AND r.member_id = ${memberId} AND r.state IN ('won', 'lost')
              AND r.opened_at >= ${start(from, 0)} AND r.opened_at < ${start(to, 1)}
          ) AS played
          GROUP BY GROUPING SETS ((played.day), (played.vendor, played.node_id))`,
      );
      return rows.map((row) => ({
        day: row.day ?? undefined,
        vendor: row.vendor ?? undefined,
        nodeId: row.node_id ?? undefined,
        validBetMinor: row.stake,
        payoutMinor: row.payout,
      }));
    },
  };
}
