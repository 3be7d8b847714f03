import { sql } from 'drizzle-orm';
import { rowsOf } from '#platform/database/connection.ts';
import type { Queryable } from '#platform/database/connection.ts';
import { ROUND_PAYOUT, ROUND_STAKE } from './round-amounts.ts';
import { ofSite } from '../site-index.ts';

/** A settled round that paid more than it cost. */
export interface WonRound {
  readonly roundId: string;
  readonly memberId: string;
  readonly vendor: string;
  readonly nodeId: number;
  /** Payout minus stake. */
  readonly netMinor: number;
  readonly currency: string;
  readonly settledAt: string;
}

/** SQL of the winners, for one site. */
export function winnerStore(siteId: string) {
  return {
    /** Of the newest settled rounds, those that paid more than was staked, highest net first. */
    async list(
      db: Queryable,
      bounds: { readonly since: Date; readonly limit: number },
    ): Promise<WonRound[]> {
      const rows = await rowsOf<{
        round_id: string;
        member_id: string;
        vendor: string;
        node_id: number;
        net: number;
        currency: string;
        settled_at: string;
      }>(
        db,
        sql`SELECT round_id, member_id, vendor, node_id, net, currency, settled_at FROM (
            SELECT r.round_id, r.member_id, r.vendor, r.node_id, ${ROUND_PAYOUT} - ${ROUND_STAKE} AS net, r.currency, r.settled_at
            FROM round r WHERE ${ofSite('r', siteId)} AND r.state = 'won' AND r.settled_at >= ${bounds.since.toISOString()}::timestamptz
            ORDER BY r.settled_at DESC LIMIT 1000
          ) AS newest
          WHERE net > 0 ORDER BY net DESC, settled_at DESC, round_id COLLATE "C" LIMIT ${bounds.limit}`,
      );
      return rows.map((row) => ({
        roundId: row.round_id,
        memberId: row.member_id,
        vendor: row.vendor,
        nodeId: row.node_id,
        netMinor: row.net,
        currency: row.currency,
        settledAt: new Date(row.settled_at).toISOString(),
      }));
    },
  };
}
