import { sql } from 'drizzle-orm';
import { rowsOf } from '#platform/database/connection.ts';
import type { Queryable } from '#platform/database/connection.ts';

/** Days over which the times of payouts are taken, and the fewest payouts of which anything is said. */
const DAYS = 30;
const FEWEST = 20;

/** How long the payouts of a channel took, from request to payout. */
export interface PayoutTimes {
  readonly payouts: number;
  readonly medianSeconds: number;
  readonly p90Seconds: number;
}

/**
 * Median and 90th percentile of what the payouts of the last 30 days took, by channel. A channel with fewer than twenty
 * is left out: so few say nothing about the next one. Each figure is one that really occurred.
 */
export async function readPayoutTimes(
  db: Queryable,
  siteId: string,
  now: Date,
): Promise<Record<string, PayoutTimes>> {
  const since = new Date(now.getTime() - DAYS * 86_400_000).toISOString();
  const rows = await rowsOf<PayoutTimes & { channel: string }>(
    db,
    sql`SELECT channel, count(*)::int AS payouts,
      percentile_disc(0.5) WITHIN GROUP (ORDER BY took_seconds)::int AS "medianSeconds",
      percentile_disc(0.9) WITHIN GROUP (ORDER BY took_seconds)::int AS "p90Seconds"
      FROM withdrawal
      WHERE site_id = ${siteId} AND took_seconds IS NOT NULL AND ended_at >= ${since}::timestamptz
      GROUP BY channel HAVING count(*) >= ${FEWEST}::int ORDER BY channel`,
  );
  return Object.fromEntries(rows.map(({ channel, ...times }) => [channel, times]));
}
