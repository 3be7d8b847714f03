import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#platform/database/connection.ts';
import type { KeysetRead } from '#platform/http/keyset-page.ts';
import { withdrawal } from '../withdrawals/withdrawal.tables.ts';
import type { WithdrawalRow } from '../withdrawals/withdrawal.tables.ts';
import { payoutBatch as table } from './batch.tables.ts';
import type { PayoutBatchRow } from './batch.tables.ts';

/** A batch with how many of its payouts have no end yet. */
export type CountedBatch = PayoutBatchRow & { readonly open: number };

/** What waits for the next file of a channel; the sum in minor units. */
export interface WaitingPayouts {
  readonly channel: string;
  readonly payouts: number;
  readonly sumMinor: number;
}

// The tables are named here, because a column of the query around is otherwise taken for one of the table inside.
const OPEN = sql<number>`(SELECT count(*)::int FROM withdrawal w WHERE w.site_id = payout_batch.site_id
  AND w.batch_id = payout_batch.batch_id AND w.state = 'approved')`;
const NOT_STOPPED = sql`NOT EXISTS (SELECT FROM payout_stop s WHERE s.site_id = withdrawal.site_id
  AND s.member_id = withdrawal.member_id AND s.lifted_at IS NULL)`;

/** The batches of payouts of one site. */
export function batchStore(db: Queryable, siteId: string) {
  const one = (batchId: string) => and(eq(table.siteId, siteId), eq(table.batchId, batchId));
  const counted = () => db.select({ batch: table, open: OPEN }).from(table).$dynamic();
  return {
    async insert(row: typeof table.$inferInsert): Promise<void> {
      await db.insert(table).values(row);
    },
    async find(batchId: string): Promise<CountedBatch | undefined> {
      const [row] = await counted().where(one(batchId));
      return row && { ...row.batch, open: row.open };
    },
    /** A batch, locked until the transaction ends: of two results that come at once the second sees the first. */
    async hold(batchId: string): Promise<PayoutBatchRow | undefined> {
      return (await db.select().from(table).where(one(batchId)).for('update'))[0];
    },
    async noteResult(batchId: string, resultAt: Date): Promise<void> {
      await db.update(table).set({ resultAt }).where(one(batchId));
    },
    /** The newest first. */
    async list({ after, most }: KeysetRead): Promise<CountedBatch[]> {
      const older = after
        ? sql`(${table.madeAt}, ${table.batchId}) < (${after.at.toISOString()}::timestamptz, ${after.id})`
        : undefined;
      const rows = await counted()
        .where(and(eq(table.siteId, siteId), older))
        .orderBy(desc(table.madeAt), desc(table.batchId))
        .limit(most);
      return rows.map(({ batch, open }) => ({ ...batch, open }));
    },
    /** The withdrawals of a batch, in the order of its file. */
    payoutsOf: (batchId: string): Promise<WithdrawalRow[]> =>
      db
        .select()
        .from(withdrawal)
        .where(and(eq(withdrawal.siteId, siteId), eq(withdrawal.batchId, batchId)))
        .orderBy(asc(withdrawal.withdrawalId)),
    /** What is approved and not ordered, by channel; without what is stopped. */
    waiting: (channels: readonly string[]): Promise<WaitingPayouts[]> =>
      db
        .select({
          channel: withdrawal.channel,
          payouts: sql<number>`count(*)::int`,
          sumMinor: sql<number>`sum(${withdrawal.amountMinor})::bigint`.mapWith(Number),
        })
        .from(withdrawal)
        .where(and(...unordered(siteId, channels), NOT_STOPPED))
        .groupBy(withdrawal.channel)
        .orderBy(asc(withdrawal.channel)),
  };
}

function unordered(siteId: string, channels: readonly string[]) {
  return [
    eq(withdrawal.siteId, siteId),
    eq(withdrawal.state, 'approved'),
    isNull(withdrawal.orderedAt),
    sql`${withdrawal.channel} = ANY(${sql.param([...channels])}::text[])`,
  ];
}

/**
 * The approved withdrawals of a channel that nobody has ordered and no stop holds, the oldest first, locked until the
 * transaction ends. What another transaction holds is left for the next batch.
 */
export function holdUnordered(
  tx: Transaction,
  { siteId, channel, currency }: { siteId: string; channel: string; currency: string },
  most: number,
): Promise<WithdrawalRow[]> {
  return tx
    .select()
    .from(withdrawal)
    .where(and(...unordered(siteId, [channel]), eq(withdrawal.currency, currency), NOT_STOPPED))
    .orderBy(asc(withdrawal.requestedAt), asc(withdrawal.withdrawalId))
    .limit(most)
    .for('update', { skipLocked: true });
}
