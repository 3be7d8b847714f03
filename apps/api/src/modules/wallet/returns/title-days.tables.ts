import {
  bigint,
  boolean,
  date,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

/**
 * What the settled rounds of a title came to, by the day in UTC on which they were settled, with the sums of squares by
 * which a share can be judged. Everything here can be counted again from the rounds.
 */
export const titleDay = pgTable(
  'title_day',
  {
    siteId: text('site_id').notNull(),
    vendor: text('vendor').notNull(),
    nodeId: integer('node_id').notNull(),
    day: date('day').notNull(),
    rounds: integer('rounds').notNull(),
    stakeMinor: bigint('stake_minor', { mode: 'number' }).notNull(),
    payoutMinor: bigint('payout_minor', { mode: 'number' }).notNull(),
    /** Sums of squares, and of products of stake and payout, in minor units. */
    stakeSquares: numeric('stake_squares').notNull(),
    payoutSquares: numeric('payout_squares').notNull(),
    products: numeric('products').notNull(),
    summedAt: timestamp('summed_at', { withTimezone: true, mode: 'string' }).notNull(),
    /** Set by a call that changes a round which may have been settled on the day; the day is then summed again. */
    isStale: boolean('is_stale').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.vendor, table.nodeId, table.day] }),
    index('title_day_of_site').on(table.siteId, table.day),
  ],
);
