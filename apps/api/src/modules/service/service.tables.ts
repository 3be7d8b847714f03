import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { localised, moment } from '#platform/database/columns.ts';
import type { LocalisedText } from '#platform/database/columns.ts';

/** A customer-service entry (ENTITY-35). The path is stored plain and encoded when it is sent. */
export const serviceEntry = pgTable(
  'service_entry',
  {
    siteId: text('site_id').notNull(),
    entryId: text('entry_id').notNull(),
    csType: text('cs_type').notNull(),
    position: integer('position').notNull(),
    title: localised('title').notNull(),
    path: text('path').notNull(),
    editedAt: moment('edited_at'),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.entryId] })],
);

/** A help item (ENTITY-46). Its content was sanitised when it was written. */
export const helpItem = pgTable(
  'help_item',
  {
    siteId: text('site_id').notNull(),
    helpId: text('help_id').notNull(),
    tag: text('tag').notNull(),
    position: integer('position').notNull(),
    title: localised('title').notNull(),
    content: localised('content').notNull(),
    children: jsonb('children')
      .$type<{ title: LocalisedText; content: LocalisedText }[]>()
      .notNull(),
    /** Version of the text, which is stored when a member accepts the terms (MEMBERX-10). */
    version: text('version').notNull(),
    editedAt: moment('edited_at'),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.helpId] })],
);
