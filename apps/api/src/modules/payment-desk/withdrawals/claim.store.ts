import { and, eq, gt } from 'drizzle-orm';
import { withdrawalClaim as table } from '#modules/payments/index.ts';
import type { ClaimRow } from '#modules/payments/index.ts';
import type { Queryable, Transaction } from '#platform/database/connection.ts';

/** Claims of one site. They are written under the lock of their withdrawal. */
export function claimStore(db: Queryable, siteId: string) {
  const one = (withdrawalId: string) =>
    and(eq(table.siteId, siteId), eq(table.withdrawalId, withdrawalId));
  return {
    /** The claim of a withdrawal that stands at a moment. */
    async find(withdrawalId: string, now: Date): Promise<ClaimRow | undefined> {
      return (
        await db
          .select()
          .from(table)
          .where(and(one(withdrawalId), gt(table.endsAt, now)))
      )[0];
    },
    /** Stores a claim in the place of whatever was there. */
    async put(row: Omit<ClaimRow, 'siteId'>): Promise<void> {
      const { withdrawalId: _key, ...set } = row;
      await db
        .insert(table)
        .values({ ...row, siteId })
        .onConflictDoUpdate({ target: [table.siteId, table.withdrawalId], set });
    },
    async remove(withdrawalId: string): Promise<void> {
      await db.delete(table).where(one(withdrawalId));
    },
  };
}

/** Ends the claim of a withdrawal, because it was decided on. */
export function endClaim(tx: Transaction, siteId: string, withdrawalId: string): Promise<void> {
  return claimStore(tx, siteId).remove(withdrawalId);
}
