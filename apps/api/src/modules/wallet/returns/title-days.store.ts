import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { rowsOf } from '#platform/database/connection.ts';
import type { Queryable } from '#platform/database/connection.ts';
import { ROUND_PAYOUT, ROUND_STAKE } from '../records/round-amounts.ts';
import { ofSite } from '../site-index.ts';

/** A title of a site. */
export interface TitleKey {
  readonly vendor: string;
  readonly nodeId: number;
}

/** What the settled rounds of a title came to; amounts in minor units. */
export interface TitleTotal extends TitleKey {
  readonly rounds: number;
  readonly stakeMinor: number;
  readonly payoutMinor: number;
  /** Half the width of the interval that holds the true share with 95 %, as a share of the stakes; null for one round. */
  readonly margin: number | null;
  /** The first day, in UTC, on which a round was settled. */
  readonly since: string;
}

/** Rounds of a title count from a day on. */
export interface TitleStart extends TitleKey {
  readonly day: string;
}

const DAY = sql`(r.settled_at AT TIME ZONE 'UTC')::date`;
const PAYOUT = sql`${ROUND_PAYOUT}::numeric`;
const STAKE = sql`${ROUND_STAKE}::numeric`;

/** The moment at which a day begins in UTC. */
const startOf = (day: SQL) => sql`${day}::date::timestamp AT TIME ZONE 'UTC'`;

/** SQL of what the titles of one site came to. */
export function titleDaysStore(siteId: string) {
  /** Sums days anew. Calls that change a round of them wait for their rows, and mark them afterwards. */
  async function sumDays(db: Queryable, from: string, to: string, now: Date): Promise<void> {
    await db.execute(
      sql`UPDATE title_day SET rounds = 0, stake_minor = 0, payout_minor = 0, stake_squares = 0, payout_squares = 0, products = 0,
          summed_at = ${now.toISOString()}, is_stale = FALSE
        WHERE site_id = ${siteId} AND day BETWEEN ${from}::date AND ${to}::date`,
    );
    await db.execute(
      sql`INSERT INTO title_day (site_id, vendor, node_id, day, rounds, stake_minor, payout_minor, stake_squares, payout_squares,
          products, summed_at, is_stale)
        SELECT ${siteId}, r.vendor, r.node_id, ${DAY}, count(*), sum(${STAKE}), sum(${PAYOUT}), sum(${STAKE} * ${STAKE}),
          sum(${PAYOUT} * ${PAYOUT}), sum(${STAKE} * ${PAYOUT}), ${now.toISOString()}, FALSE
        FROM round r WHERE ${ofSite('r', siteId)} AND r.state IN ('won', 'lost')
          AND r.settled_at >= ${startOf(sql`${from}`)} AND r.settled_at < ${startOf(sql`(${to}::date + 1)`)}
        GROUP BY r.vendor, r.node_id, ${DAY}
        ON CONFLICT (site_id, vendor, node_id, day) DO UPDATE SET rounds = excluded.rounds, stake_minor = excluded.stake_minor,
          payout_minor = excluded.payout_minor, stake_squares = excluded.stake_squares, payout_squares = excluded.payout_squares,
          products = excluded.products, is_stale = FALSE`,
    );
  }

  return {
    /**
     * Brings the sums up to now: the days since the last time, and every day of which a round has changed since. A day is
     * summed once more an hour after its end, since calls that were under way at its end are over by then.
     */
    async sum(db: Queryable, now: Date): Promise<void> {
      const today = now.toISOString().slice(0, 10);
      const rows = await rowsOf<{ stale: string[]; from: string | null }>(
        db,
        sql`SELECT coalesce(array_agg(DISTINCT day::text ORDER BY day::text) FILTER (WHERE is_stale), '{}') AS stale,
            coalesce(min(day) FILTER (WHERE summed_at < ${startOf(sql`(day + 1)`)} + interval '1 hour'), max(day) + 1)::text AS from
          FROM title_day WHERE site_id = ${siteId}`,
      );
      const { stale = [], from } = rows[0] ?? {};
      const open = from ?? (await firstDay(db, siteId)) ?? today;
      for (const day of stale) if (day < open) await sumDays(db, day, day, now);
      await sumDays(db, open, today, now);
    },

    /** What the titles came to, each from its start on where it has one. Titles without a settled round are absent. */
    async totals(db: Queryable, starts: readonly TitleStart[]): Promise<TitleTotal[]> {
      return rowsOf<TitleTotal>(
        db,
        sql`SELECT vendor, node_id AS "nodeId", rounds::int AS rounds, stake::bigint AS "stakeMinor", payout::bigint AS "payoutMinor",
            since::text AS since,
            CASE WHEN rounds > 1 AND stake > 0 THEN (1.96 / stake * sqrt(rounds / (rounds - 1) * greatest(0,
              payout_squares - 2 * (payout / stake) * products + (payout / stake) ^ 2 * stake_squares)))::double precision END AS margin
          FROM (
            SELECT d.vendor, d.node_id, sum(d.rounds)::numeric AS rounds, sum(d.stake_minor)::numeric AS stake,
              sum(d.payout_minor)::numeric AS payout, sum(d.stake_squares) AS stake_squares,
              sum(d.payout_squares) AS payout_squares, sum(d.products) AS products, min(d.day) AS since
            FROM title_day d LEFT JOIN jsonb_to_recordset(${JSON.stringify(starts)}::jsonb)
              AS s(vendor text, "nodeId" integer, day date) ON s.vendor = d.vendor AND s."nodeId" = d.node_id
            WHERE d.site_id = ${siteId} AND d.rounds > 0 AND (s.day IS NULL OR d.day >= s.day)
            GROUP BY d.vendor, d.node_id
          ) AS t ORDER BY rounds DESC, vendor, node_id`,
      );
    },
  };
}

/** The day on which a site's first round was settled. */
async function firstDay(db: Queryable, siteId: string): Promise<string | undefined> {
  const [row] = await rowsOf<{ day: string | null }>(
    db,
    sql`SELECT (min(r.settled_at) AT TIME ZONE 'UTC')::date::text AS day FROM round r WHERE ${ofSite('r', siteId)} AND r.state IN ('won', 'lost')`,
  );
  return row?.day ?? undefined;
}
