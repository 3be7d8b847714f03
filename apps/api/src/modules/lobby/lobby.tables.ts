import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { localised, moment } from '#platform/database/columns.ts';

/** A banner of a group (ENTITY-32 to ENTITY-34). Its text is HTML on top of the picture. */
export const banner = pgTable(
  'banner',
  {
    siteId: text('site_id').notNull(),
    bannerId: text('banner_id').notNull(),
    groupName: text('group_name').notNull(),
    position: integer('position').notNull(),
    /** Path below the image host. */
    image: text('image').notNull(),
    /** In-app path, https address, or empty. */
    linkage: text('linkage').notNull(),
    kicker: localised('kicker'),
    title: localised('title').notNull(),
    action: localised('action'),
    /** Off, it is kept for later and not shown. */
    isActive: boolean('is_active').notNull().default(true),
    editedAt: moment('edited_at'),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.bannerId] }),
    index('banner_group').on(table.siteId, table.groupName, table.position),
  ],
);
