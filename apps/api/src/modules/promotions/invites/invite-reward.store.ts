import { and, count, eq, gt, sql } from 'drizzle-orm';
import { rowsOf } from '#platform/database/connection.ts';
import type { Queryable } from '#platform/database/connection.ts';
import { inviteReward as table } from './invite-reward.tables.ts';

/** A first deposit of somebody who registered with a code, whose reward is open. */
export interface OpenReward {
  readonly memberId: string;
  readonly inviterId: string;
  readonly depositMinor: number;
  readonly at: string;
}

/** Rewards for inviting, of one site. */
export function inviteRewardStore(db: Queryable, siteId: string) {
  return {
    /** Open rewards for deposits since a moment, oldest first, from after one of them. Accounts that agents made have none. */
    due: (since: Date, after: OpenReward | undefined, most: number): Promise<OpenReward[]> =>
      rowsOf<OpenReward>(
        db,
        sql`SELECT f.member_id AS "memberId", m.invited_by_member_id AS "inviterId", f.amount_minor AS "depositMinor", f.at
          FROM first_deposit f
          JOIN member m ON m.site_id = ${siteId} AND m.member_id = f.member_id
          WHERE f.site_id = ${siteId} AND f.at >= ${since.toISOString()}::timestamptz
            AND (f.at, f.member_id) > (${after?.at ?? '-infinity'}::timestamptz, ${after?.memberId ?? ''})
            AND m.invited_by_code IS NOT NULL AND m.invited_by_member_id IS NOT NULL
            AND NOT EXISTS (SELECT FROM invite_reward r WHERE r.site_id = ${siteId} AND r.member_id = f.member_id)
          ORDER BY f.at, f.member_id LIMIT ${most}`,
      ),
    /** How many rewards a member was given since a moment. */
    async countGiven(inviterId: string, since: Date): Promise<number> {
      const where = and(
        eq(table.siteId, siteId),
        eq(table.inviterId, inviterId),
        eq(table.outcome, 'granted'),
        gt(table.at, since),
      );
      const [row] = await db.select({ rows: count() }).from(table).where(where);
      return row?.rows ?? 0;
    },
    /** Stores what became of a reward, once. */
    async insert(row: Omit<typeof table.$inferInsert, 'siteId'>): Promise<void> {
      await db
        .insert(table)
        .values({ ...row, siteId })
        .onConflictDoNothing();
    },
  };
}
