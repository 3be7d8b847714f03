import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '#platform/database/columns.ts';

/** A game a member starred. */
export const favourite = pgTable(
  'favourite',
  {
    siteId: text('site_id').notNull(),
    memberId: text('member_id').notNull(),
    vassalage: text('vassalage').notNull(),
    nodeId: integer('node_id').notNull(),
    addedAt: moment('added_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.memberId, table.vassalage, table.nodeId] }),
    index('favourite_order').on(table.siteId, table.memberId, table.addedAt.desc()),
  ],
);
