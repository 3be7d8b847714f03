import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '#platform/database/columns.ts';

/** Whether articles of the help centre helped their readers. An address is never stored. */
export const helpAnswer = pgTable(
  'help_answer',
  {
    siteId: text('site_id').notNull(),
    /** The article: the tag of its topic, and its place among the topic's children. */
    tag: text('tag').notNull(),
    part: integer('part').notNull(),
    /** The version that was read. */
    version: text('version').notNull(),
    /** Tells readers of one version apart; a member cannot be read back from it, nor an address. */
    reader: text('reader').notNull(),
    isHelpful: boolean('is_helpful').notNull(),
    /** Plain text; null when the reader added nothing. */
    words: text('words'),
    language: text('language').notNull(),
    answeredAt: moment('answered_at').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.siteId, table.tag, table.part, table.version, table.reader],
    }),
    index('help_answer_newest').on(table.siteId, table.answeredAt),
  ],
);
