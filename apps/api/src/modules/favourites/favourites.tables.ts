import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment, vendorCode } from '#platform/database/columns.ts';

/** A game a member starred. */
export const favourite = pgTable(
  'favourite',
  {
    siteId: text('site_id').notNull(),
    memberId: text('member_id').notNull(),
    vendor: vendorCode(),
    nodeId: integer('node_id').notNull(),
    addedAt: moment('added_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.memberId, table.vendor, table.nodeId] }),
    index('favourite_order').on(table.siteId, table.memberId, table.addedAt.desc()),
  ],
);
