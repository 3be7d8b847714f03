import {
  bigint,
  date,
  doublePrecision,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

/** What a title returns by its vendor's word, and what its settled rounds came to, as it was counted last. */
export const titleReturn = pgTable(
  'title_return',
  {
    siteId: text('site_id').notNull(),
    vendor: text('vendor').notNull(),
    nodeId: integer('node_id').notNull(),
    /** Of the ways to play, the one that returns least and the one that returns most, in hundredths of a percent. */
    leastBp: integer('least_bp'),
    mostBp: integer('most_bp'),
    /** The day in UTC on which the vendor said something else than before; rounds count from then on. */
    changedOn: date('changed_on'),
    rounds: bigint('rounds', { mode: 'number' }).notNull().default(0),
    stakeMinor: bigint('stake_minor', { mode: 'number' }).notNull().default(0),
    payoutMinor: bigint('payout_minor', { mode: 'number' }).notNull().default(0),
    /** Half the width of the interval of 95 %, as a share of the stakes. */
    margin: doublePrecision('margin'),
    since: date('since'),
    countedAt: timestamp('counted_at', { withTimezone: true, mode: 'string' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.vendor, table.nodeId] })],
);
