import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { localised, moment, vendorCode } from '#platform/database/columns.ts';

/** Somebody who hosts a live game at the same hours of every day. */
export const presenter = pgTable(
  'presenter',
  {
    siteId: text('site_id').notNull(),
    presenterId: text('presenter_id').notNull(),
    position: integer('position').notNull(),
    name: localised('name').notNull(),
    /** What readers have to know about the presenter, such as that nobody real is behind it. */
    note: localised('note'),
    /** The game, which the catalogue may not have. */
    vendor: vendorCode(),
    nodeId: integer('node_id').notNull(),
    /** Path below the image host; without it the picture of the game is shown. */
    image: text('image'),
    /** Minutes after midnight in the site's time zone. An end that is not later is on the next day. */
    fromMinute: integer('from_minute').notNull(),
    toMinute: integer('to_minute').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    isFeatured: boolean('is_featured').notNull().default(false),
    editedAt: moment('edited_at'),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.presenterId] })],
);
