import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

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
