import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '#platform/database/columns.ts';

/** A member's session. The token itself is stored nowhere, only its SHA-256. */
export const session = pgTable(
  'session',
  {
    siteId: text('site_id').notNull(),
    tokenHash: text('token_hash').notNull(),
    sessionId: text('session_id').notNull(),
    memberId: text('member_id').notNull(),
    userAgent: text('user_agent').notNull(),
    createdAt: moment('created_at').notNull(),
    renewedAt: moment('renewed_at').notNull(),
    /** The session ends at this moment unless it is used; use moves it. */
    idleExpiresAt: moment('idle_expires_at').notNull(),
    /** The session ends at this moment even when it is used. */
    absoluteExpiresAt: moment('absolute_expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.tokenHash] }),
    index('session_member').on(table.siteId, table.memberId),
    index('session_expiry').on(table.siteId, table.absoluteExpiresAt),
  ],
);
