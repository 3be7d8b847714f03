import { bigint, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '#platform/database/columns.ts';

/**
 * Messages that the sandbox providers would have sent. They contain codes and links in plain text, so they are kept for
 * one day only.
 */
export const outbox = pgTable(
  'outbox',
  {
    siteId: text('site_id').notNull(),
    /** Increases with every message. */
    messageId: bigint('message_id', { mode: 'number' }).generatedAlwaysAsIdentity(),
    kind: text('kind').$type<'sms' | 'mail'>().notNull(),
    purpose: text('purpose').notNull(),
    recipient: text('recipient').notNull(),
    /** Empty for an SMS. */
    subject: text('subject').notNull().default(''),
    body: text('body').notNull(),
    /** The same as HTML; empty when there is none. */
    html: text('html').notNull().default(''),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.messageId] }),
    index('outbox_created').on(table.createdAt),
  ],
);
