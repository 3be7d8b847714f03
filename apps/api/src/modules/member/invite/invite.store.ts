import { sql } from 'drizzle-orm';
import { rowsOf } from '#platform/database/connection.ts';
import type { Queryable } from '#platform/database/connection.ts';

/** Somebody who registered with a member's code. The moment is as the database writes it. */
export interface InvitedRow {
  readonly account: string;
  readonly registeredAt: string;
  readonly hasDeposited: boolean;
  /** What the member was given for it, in minor units; null when nothing was. */
  readonly rewardMinor: number | null;
}

/** A first deposit counts once it is paid, so an order that waits or failed does not. */
const HAS_DEPOSITED = sql`EXISTS (
  SELECT 1 FROM deposit AS d
  WHERE d.site_id = m.site_id AND d.member_id = m.member_id AND d.state = 'credited'
)`;

/** Who registered with whose code on one site. */
export function inviteStore(db: Queryable, siteId: string) {
  return {
    /** Those who registered with the member's code, newest first. */
    list: (memberId: string, { limit, offset }: { limit: number; offset: number }) =>
      rowsOf<InvitedRow>(
        db,
        sql`SELECT m.account, m.created_at AS "registeredAt", ${HAS_DEPOSITED} AS "hasDeposited", r.amount_minor AS "rewardMinor"
          FROM member AS m
          LEFT JOIN invite_reward AS r ON r.site_id = ${siteId} AND r.member_id = m.member_id AND r.inviter_id = ${memberId}
            AND r.outcome = 'granted'
          WHERE m.site_id = ${siteId} AND m.invited_by_member_id = ${memberId}
          ORDER BY m.created_at DESC, m.member_id DESC LIMIT ${limit} OFFSET ${offset}`,
      ),

    /** What the member was given for inviting, in minor units. */
    async earned(memberId: string): Promise<number> {
      const [row] = await rowsOf<{ sum: number }>(
        db,
        sql`SELECT coalesce(sum(amount_minor), 0)::bigint AS sum FROM invite_reward
          WHERE site_id = ${siteId} AND inviter_id = ${memberId} AND outcome = 'granted'`,
      );
      return Number(row?.sum ?? 0);
    },

    /** How many registered with the member's code, and how many of them have paid in. */
    async count(memberId: string): Promise<{ total: number; deposited: number }> {
      const [row] = await rowsOf<{ total: number; deposited: number }>(
        db,
        sql`SELECT count(*)::int AS total, (count(*) FILTER (WHERE ${HAS_DEPOSITED}))::int AS deposited
          FROM member AS m WHERE m.site_id = ${siteId} AND m.invited_by_member_id = ${memberId}`,
      );
      return row ?? { total: 0, deposited: 0 };
    },
  };
}
