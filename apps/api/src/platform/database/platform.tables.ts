import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Counters, codes and single-use marks that end by themselves. A rate limit, a captcha and a nonce are rows of it. */
export const shortLived = pgTable(
  'short_lived',
  {
    siteId: text('site_id').notNull(),
    key: text('key').notNull(),
    value: text('value'),
    count: integer('count').notNull().default(0),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.key] }),
    index('short_lived_expiry').on(table.expiresAt),
  ],
);

/** Answers of commands that carried an idempotency key (MONEY-03). */
export const idempotency = pgTable(
  'idempotency',
  {
    siteId: text('site_id').notNull(),
    /** Who sent the command and which one: keys of two members never meet. */
    scope: text('scope').notNull(),
    key: text('key').notNull(),
    bodyHash: text('body_hash').notNull(),
    answer: jsonb('answer'),
    createdAt: timestamp('created_at', { withTimezone: true })
      .notNull()
      .default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.scope, table.key] })],
);
