import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '#platform/database/columns.ts';

/** What members and visitors wrote to the operator (CS-13). An address is never stored. */
export const feedback = pgTable(
  'feedback',
  {
    siteId: text('site_id').notNull(),
    /** Follows from author, day and text, so that what is sent twice is stored once. */
    feedbackId: text('feedback_id').notNull(),
    /** Null for a visitor. */
    memberId: text('member_id'),
    topic: text('topic').notNull(),
    /** Plain text. */
    content: text('content').notNull(),
    /** Path of the page that it is about; null when the reader did not send it. */
    page: text('page'),
    language: text('language').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.feedbackId] }),
    index('feedback_newest').on(table.siteId, table.createdAt),
  ],
);
