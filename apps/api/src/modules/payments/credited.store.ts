import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connection.ts';
import { deposit, firstDeposit } from './deposit.tables.ts';

/** With site and reference this locks what a channel paid under it. */
const REFERENCE_LOCK = 724511007;

/** What was credited on one site. */
export function creditedStore(db: Queryable, siteId: string) {
  return {
    /** Keeps everybody else from crediting a channel's own reference until the transaction ends. Taken before any report is. */
    async lockReference(cashierReference: string): Promise<void> {
      await db.execute(
        sql`SELECT pg_advisory_xact_lock(${REFERENCE_LOCK}::int, hashtext(${`${siteId} ${cashierReference}`}))`,
      );
    },
    /** Whether something was credited for a channel's own reference. */
    async isCredited(cashierReference: string): Promise<boolean> {
      const rows = await db
        .select({ depositId: deposit.depositId })
        .from(deposit)
        .where(
          and(
            eq(deposit.siteId, siteId),
            eq(deposit.cashierReference, cashierReference),
            eq(deposit.state, 'credited'),
          ),
        )
        .limit(1);
      return rows.length > 0;
    },
    /** Notes a deposit as the first of its member, unless there was one before. */
    async noteFirst(row: Omit<typeof firstDeposit.$inferInsert, 'siteId'>): Promise<void> {
      await db
        .insert(firstDeposit)
        .values({ ...row, siteId })
        .onConflictDoNothing();
    },
  };
}
