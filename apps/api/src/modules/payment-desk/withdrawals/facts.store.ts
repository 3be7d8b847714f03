import { sql } from 'drizzle-orm';
import { rowsOf } from '#platform/database/connection.ts';
import type { Queryable } from '#platform/database/connection.ts';

/** A payout account as the checks see it. */
interface AccountFacts {
  readonly addedAt: Date;
  readonly usableFrom: Date;
  readonly removedAt: Date | null;
}

/** What checks read that no other store has, for one site. */
export function factsStore(db: Queryable, siteId: string) {
  return {
    /** A payout account of a member, also one that was removed. */
    async account(memberId: string, accountId: string): Promise<AccountFacts | undefined> {
      const [row] = await rowsOf<Record<'addedAt' | 'usableFrom' | 'removedAt', string | null>>(
        db,
        sql`SELECT added_at AS "addedAt", usable_from AS "usableFrom", removed_at AS "removedAt" FROM payout_account
          WHERE site_id = ${siteId} AND member_id = ${memberId} AND account_id = ${accountId}`,
      );
      if (!row) return undefined;
      return {
        addedAt: new Date(row.addedAt ?? 0),
        usableFrom: new Date(row.usableFrom ?? 0),
        removedAt: row.removedAt === null ? null : new Date(row.removedAt),
      };
    },
    /** The largest withdrawal of a member that was paid, beside a given one; minor units, zero without any. */
    async largestPaid(memberId: string, besideNumber: string): Promise<number> {
      const [row] = await rowsOf<{ largest: number }>(
        db,
        sql`SELECT coalesce(max(amount_minor), 0)::bigint AS largest FROM withdrawal
          WHERE site_id = ${siteId} AND member_id = ${memberId} AND state = 'paid' AND withdrawal_id <> ${besideNumber}`,
      );
      return Number(row?.largest ?? 0);
    },
  };
}
