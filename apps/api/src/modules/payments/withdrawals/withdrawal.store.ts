import { and, asc, desc, eq, gte, inArray, lt, or, sql } from 'drizzle-orm';
import type { WithdrawalState } from '@maidan/contract/constants';
import type { PaymentFacts } from '#modules/wallet/index.ts';
import type { Database, Queryable } from '#platform/database/connection.ts';
import { withdrawal as table } from './withdrawal.tables.ts';
import type { WithdrawalRow } from './withdrawal.tables.ts';

/** How long a process that took a withdrawal has for its turn, in milliseconds, before another one may. */
const LEASE_MS = 30_000;
/** Most withdrawals of one turn. */
const TURN = 20;
/** The states that count towards what a member may withdraw in a day: all but those whose amount came back. */
const COUNTED_STATES = [
  'requested',
  'reviewing',
  'approved',
  'paid',
] as const satisfies readonly WithdrawalState[];

/** Withdrawals of one site. */
export function withdrawalStore(db: Queryable, siteId: string) {
  const one = (withdrawalId: string) =>
    and(eq(table.siteId, siteId), eq(table.withdrawalId, withdrawalId));
  const ofMember = (memberId: string) =>
    and(eq(table.siteId, siteId), eq(table.memberId, memberId));
  return {
    async insert(row: typeof table.$inferInsert): Promise<void> {
      await db.insert(table).values(row);
    },
    async byKey(memberId: string, key: string): Promise<WithdrawalRow | undefined> {
      const where = and(ofMember(memberId), eq(table.idempotencyKey, key));
      return (await db.select().from(table).where(where))[0];
    },
    async find(withdrawalId: string): Promise<WithdrawalRow | undefined> {
      return (await db.select().from(table).where(one(withdrawalId)))[0];
    },
    /** A withdrawal, locked until the transaction ends: of two that change it the second sees what the first did. */
    async hold(withdrawalId: string): Promise<WithdrawalRow | undefined> {
      const [row] = await db.select().from(table).where(one(withdrawalId)).for('update');
      return row;
    },
    async write(withdrawalId: string, change: Partial<WithdrawalRow>): Promise<void> {
      await db.update(table).set(change).where(one(withdrawalId));
    },
    /** How many withdrawals a member requested since a moment, and how much; without what came back. */
    async countSince(memberId: string, since: Date): Promise<{ count: number; sumMinor: number }> {
      const [row] = await db
        .select({
          count: sql<number>`count(*)::int`,
          sumMinor: sql<number>`coalesce(sum(${table.amountMinor}), 0)::bigint`,
        })
        .from(table)
        .where(
          and(
            ofMember(memberId),
            gte(table.requestedAt, since),
            inArray(table.state, [...COUNTED_STATES]),
          ),
        );
      return { count: row?.count ?? 0, sumMinor: Number(row?.sumMinor ?? 0) };
    },
    /** The newest withdrawals of a member, those before a given one when there is one. */
    listNewest(memberId: string, most: number, before?: WithdrawalRow): Promise<WithdrawalRow[]> {
      const older =
        before &&
        or(
          lt(table.requestedAt, before.requestedAt),
          and(
            eq(table.requestedAt, before.requestedAt),
            lt(table.withdrawalId, before.withdrawalId),
          ),
        );
      return db
        .select()
        .from(table)
        .where(and(ofMember(memberId), older))
        .orderBy(desc(table.requestedAt), desc(table.withdrawalId))
        .limit(most);
    },
    /** What the records say of some withdrawals, by their number. They cost nothing. */
    async listFacts(numbers: readonly string[]): Promise<ReadonlyMap<string, PaymentFacts>> {
      const { withdrawalId, channel, amountMinor, requestedAt: orderedAt } = table;
      const rows = await db
        .select({ withdrawalId, channel, amountMinor, orderedAt })
        .from(table)
        .where(and(eq(table.siteId, siteId), inArray(table.withdrawalId, [...numbers])));
      return new Map(rows.map((row) => [row.withdrawalId, { ...row, feeMinor: 0 }]));
    },
    /** The withdrawals of the site in some states, the oldest first; `most` at most. */
    listByState: (states: readonly WithdrawalState[], most: number): Promise<WithdrawalRow[]> =>
      db
        .select()
        .from(table)
        .where(and(eq(table.siteId, siteId), inArray(table.state, [...states])))
        .orderBy(asc(table.requestedAt), asc(table.withdrawalId))
        .limit(most),
  };
}

/**
 * Takes the withdrawals of all sites of which something is due, oldest first, at most twenty. For half a minute no other
 * process takes them.
 */
export async function takeDueWithdrawals(db: Database, now: Date): Promise<WithdrawalRow[]> {
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ siteId: table.siteId, withdrawalId: table.withdrawalId })
      .from(table)
      .where(sql`${table.nextCheckAt} <= ${now.toISOString()}::timestamptz`)
      .orderBy(table.nextCheckAt)
      .limit(TURN)
      .for('update', { skipLocked: true });
    const taken: WithdrawalRow[] = [];
    for (const { siteId, withdrawalId } of due) {
      const [row] = await tx
        .update(table)
        .set({ nextCheckAt: new Date(now.getTime() + LEASE_MS) })
        .where(and(eq(table.siteId, siteId), eq(table.withdrawalId, withdrawalId)))
        .returning();
      if (row) taken.push(row);
    }
    return taken;
  });
}
