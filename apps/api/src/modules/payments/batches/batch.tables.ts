import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '#platform/database/columns.ts';

/**
 * Payouts that are ordered in one signed file, for a channel without a rail (OPS-56). The file itself is made of the
 * withdrawals, which keep what it names.
 */
export const payoutBatch = pgTable(
  'payout_batch',
  {
    siteId: text('site_id').notNull(),
    /** The number that the file and its results name. */
    batchId: text('batch_id').notNull(),
    channel: text('channel').notNull(),
    currency: text('currency').notNull(),
    payouts: integer('payouts').notNull(),
    /** All amounts of the file together, in minor units. */
    sumMinor: bigint('sum_minor', { mode: 'number' }).notNull(),
    madeAt: moment('made_at').notNull(),
    madeBy: text('made_by').notNull(),
    /** When results of the channel were last taken over; they may come in parts. */
    resultAt: moment('result_at'),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.batchId] }),
    index('payout_batch_by_time').on(table.siteId, table.madeAt.desc(), table.batchId.desc()),
  ],
);

/** A batch of payouts as stored. */
export type PayoutBatchRow = typeof payoutBatch.$inferSelect;
