import { and, count, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '#platform/database/connection.ts';
import type { PaymentFacts } from '../wallet/index.ts';
import { OPEN_STATES } from './deposit.rules.ts';
import { deposit as table } from './deposit.tables.ts';
import type { DepositRow } from './deposit.tables.ts';

/** How long a process that took a deposit has for asking the rail, in milliseconds, before another one may. */
const LEASE_MS = 30_000;
/** Most deposits about which one turn asks. */
const TURN = 20;

/** Deposits of one site. */
export function depositStore(db: Queryable, siteId: string) {
  const one = (depositId: string) => and(eq(table.siteId, siteId), eq(table.depositId, depositId));
  const ofMember = (memberId: string) =>
    and(eq(table.siteId, siteId), eq(table.memberId, memberId));
  const openOf = (memberId: string) =>
    and(ofMember(memberId), inArray(table.state, [...OPEN_STATES]));
  return {
    /** Stores a deposit; answers false when its key is taken. */
    async insert(row: typeof table.$inferInsert): Promise<boolean> {
      const rows = await db
        .insert(table)
        .values(row)
        .onConflictDoNothing()
        .returning({ depositId: table.depositId });
      return rows.length > 0;
    },
    async byKey(memberId: string, key: string): Promise<DepositRow | undefined> {
      const where = and(ofMember(memberId), eq(table.idempotencyKey, key));
      return (await db.select().from(table).where(where))[0];
    },
    async find(depositId: string): Promise<DepositRow | undefined> {
      return (await db.select().from(table).where(one(depositId)))[0];
    },
    /** What the records say of some deposits, by their id. */
    async listFacts(depositIds: readonly string[]): Promise<ReadonlyMap<string, PaymentFacts>> {
      const { depositId, channel, amountMinor, feeMinor, createdAt: orderedAt } = table;
      const rows = await db
        .select({ depositId, channel, amountMinor, feeMinor, orderedAt })
        .from(table)
        .where(and(eq(table.siteId, siteId), inArray(table.depositId, [...depositIds])));
      return new Map(rows.map((row) => [row.depositId, row]));
    },
    async countOpen(memberId: string): Promise<number> {
      const [row] = await db.select({ rows: count() }).from(table).where(openOf(memberId));
      return row?.rows ?? 0;
    },
    /** What a member ordered since a moment and has paid or may still pay, in minor units. */
    async sumSince(memberId: string, since: Date): Promise<number> {
      const counted = inArray(table.state, [...OPEN_STATES, 'credited']);
      const [row] = await db
        .select({ sum: sql<number>`coalesce(sum(${table.amountMinor}), 0)::bigint` })
        .from(table)
        .where(and(ofMember(memberId), gte(table.createdAt, since), counted));
      return row?.sum ?? 0;
    },
    /** The deposits of a member that wait for their payment, newest first. */
    listOpen: (memberId: string): Promise<DepositRow[]> =>
      db.select().from(table).where(openOf(memberId)).orderBy(desc(table.createdAt)),
    /** The newest deposits of a member, whatever their state. */
    listNewest: (memberId: string, limit: number): Promise<DepositRow[]> =>
      db
        .select()
        .from(table)
        .where(ofMember(memberId))
        .orderBy(desc(table.createdAt), desc(table.depositId))
        .limit(limit),
    /** A deposit, locked until the transaction ends: of two reports the second sees what the first did. */
    async hold(depositId: string): Promise<DepositRow | undefined> {
      const [row] = await db.select().from(table).where(one(depositId)).for('update');
      return row;
    },
    async write(depositId: string, change: Partial<DepositRow>): Promise<void> {
      await db.update(table).set(change).where(one(depositId));
    },
  };
}

/**
 * Takes the deposits of all sites about which the rail is to be asked, oldest first, at most twenty. For half a minute no
 * other process takes them.
 */
export async function takeDueDeposits(db: Database, now: Date): Promise<DepositRow[]> {
  return db.transaction(async (tx: Transaction) => {
    const due = await tx
      .select({ siteId: table.siteId, depositId: table.depositId })
      .from(table)
      .where(sql`${table.nextCheckAt} <= ${now.toISOString()}::timestamptz`)
      .orderBy(table.nextCheckAt)
      .limit(TURN)
      .for('update', { skipLocked: true });
    const taken: DepositRow[] = [];
    for (const { siteId, depositId } of due) {
      const [row] = await tx
        .update(table)
        .set({ nextCheckAt: new Date(now.getTime() + LEASE_MS) })
        .where(and(eq(table.siteId, siteId), eq(table.depositId, depositId)))
        .returning();
      if (row) taken.push(row);
    }
    return taken;
  });
}
