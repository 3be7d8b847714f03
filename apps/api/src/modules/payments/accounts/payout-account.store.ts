import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connection.ts';
import { payoutAccount as table } from './payout-account.tables.ts';
import type { PayoutAccountRow } from './payout-account.tables.ts';

/** Payout accounts of one site. Those that were removed are not found. */
export function payoutAccountStore(db: Queryable, siteId: string) {
  const standingOf = (memberId: string) =>
    and(eq(table.siteId, siteId), eq(table.memberId, memberId), isNull(table.removedAt));
  const one = (memberId: string, accountId: string) =>
    and(standingOf(memberId), eq(table.accountId, accountId));
  return {
    /** The accounts of a member, oldest first. */
    list: (memberId: string): Promise<PayoutAccountRow[]> =>
      db
        .select()
        .from(table)
        .where(standingOf(memberId))
        .orderBy(asc(table.addedAt), asc(table.accountId)),
    async find(memberId: string, accountId: string): Promise<PayoutAccountRow | undefined> {
      return (await db.select().from(table).where(one(memberId, accountId)))[0];
    },
    async insert(row: PayoutAccountRow): Promise<void> {
      await db.insert(table).values(row);
    },
    /** Removes an account; false when the member has none of this id. */
    async remove(memberId: string, accountId: string, removedAt: Date): Promise<boolean> {
      const removed = await db
        .update(table)
        .set({ removedAt })
        .where(one(memberId, accountId))
        .returning({ accountId: table.accountId });
      return removed.length > 0;
    },
  };
}
