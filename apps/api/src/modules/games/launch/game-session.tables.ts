import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });

/** A member's session with one game, separate from the member's own session. Only a hash of its token is stored. */
export const gameSession = pgTable(
  'game_session',
  {
    siteId: text('site_id').notNull(),
    tokenHash: text('token_hash').notNull(),
    memberId: text('member_id').notNull(),
    /** The member's session that opened the game; when that session is ended, the game accepts no more bets. */
    sessionId: text('session_id'),
    vendor: text('vendor').notNull(),
    nodeId: integer('node_id').notNull(),
    gameCode: text('game_code').notNull(),
    currency: text('currency').notNull(),
    displayName: text('display_name').notNull(),
    language: text('language').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    isEnded: boolean('is_ended').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.tokenHash] }),
    index('game_session_open')
      .on(table.siteId, table.memberId)
      .where(sql`NOT ${table.isEnded}`),
  ],
);

/** Request ids of signed vendor calls, kept as long as a signature is accepted (VENDOR-01). */
export const vendorRequest = pgTable(
  'vendor_request',
  {
    siteId: text('site_id').notNull(),
    keyId: text('key_id').notNull(),
    requestId: text('request_id').notNull(),
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.keyId, table.requestId] })],
);
