import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '#platform/database/columns.ts';

/** An account to which a member is paid (MONEY-11). One that was removed keeps its row, for whoever looks into a payout. */
export const payoutAccount = pgTable(
  'payout_account',
  {
    siteId: text('site_id').notNull(),
    accountId: text('account_id').notNull(),
    memberId: text('member_id').notNull(),
    channel: text('channel').notNull(),
    /** Latin capital letters and digits, as `accountNumberOf` makes it. */
    number: text('number').notNull(),
    /** The name as the member wrote it. */
    holderName: text('holder_name').notNull(),
    addedAt: moment('added_at').notNull(),
    /** Follows from the site's delay on the day it was added, so that a longer one stops no account that is in use. */
    usableFrom: moment('usable_from').notNull(),
    removedAt: moment('removed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.accountId] }),
    uniqueIndex('payout_account_standing')
      .on(table.siteId, table.memberId, table.channel, table.number)
      .where(sql`${table.removedAt} IS NULL`),
    index('payout_account_ending').on(table.siteId, sql`right(${table.number}, 4)`),
  ],
);

/** A payout account as stored. */
export type PayoutAccountRow = typeof payoutAccount.$inferSelect;
