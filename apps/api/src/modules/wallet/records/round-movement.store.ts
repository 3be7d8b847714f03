import { sql } from 'drizzle-orm';
import type { RoundMovementKind } from '@maidan/contract/movements';
import { rowsOf } from '#platform/database/connection.ts';
import type { Queryable } from '#platform/database/connection.ts';
import { ofSite } from '../site-index.ts';

/** One movement of a round; an amount below zero left the wallet. */
export interface RoundMovement {
  readonly kind: RoundMovementKind;
  readonly cashMinor: number;
  readonly bonusMinor: number;
  readonly balanceAfterMinor: number;
  readonly idempotencyKey: string;
  readonly journalId: string;
  readonly at: string;
}

/** SQL of what moved in rounds, for one site. */
export function roundMovementStore(siteId: string) {
  return {
    /** The movements of a round, in their order. */
    async list(db: Queryable, roundId: string): Promise<RoundMovement[]> {
      const rows = await rowsOf<{
        kind: RoundMovement['kind'];
        cash: number;
        bonus: number;
        after: number;
        idempotency_key: string;
        journal_id: string;
        posted_at: string;
      }>(
        db,
        sql`SELECT j.kind, coalesce(sum(p.amount_minor) FILTER (WHERE p.account = 'cash'), 0)::bigint AS cash,
            coalesce(sum(p.amount_minor) FILTER (WHERE p.account = 'bonus'), 0)::bigint AS bonus,
            max(p.total_after_minor) AS after, j.idempotency_key, j.journal_id, j.posted_at
          FROM journal j JOIN posting p ON p.site_id = j.site_id AND p.journal_id = j.journal_id AND p.member_id IS NOT NULL
          WHERE ${ofSite('j', siteId)} AND j.reference = ${roundId} AND j.reference_type = 'round'
          GROUP BY j.kind, j.idempotency_key, j.journal_id, j.posted_at
          ORDER BY j.posted_at, j.kind = 'win', j.journal_id COLLATE "C"`,
      );
      return rows.map((row) => ({
        kind: row.kind,
        cashMinor: row.cash,
        bonusMinor: row.bonus,
        balanceAfterMinor: row.after,
        idempotencyKey: row.idempotency_key,
        journalId: row.journal_id,
        at: new Date(row.posted_at).toISOString(),
      }));
    },
  };
}
