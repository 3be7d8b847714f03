import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Counters, codes and single-use marks that expire. Rate limits, captchas and nonces are rows of this table. */
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
    /** The sender and the command, so that the keys of two members never collide. */
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
