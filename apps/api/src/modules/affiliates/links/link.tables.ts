import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '#platform/database/columns.ts';

/** A further link of an agent, beside the one with the own code (AGENTX-07). Its code is never given to anybody else. */
export const referralLink = pgTable(
  'referral_link',
  {
    siteId: text('site_id').notNull(),
    /** Latin capital letters and digits. */
    code: text('code').notNull(),
    memberId: text('member_id').notNull(),
    /** What the agent calls it, such as the page where it stands. */
    name: text('name').notNull(),
    /** Whether it still brings anybody in. */
    isOpen: boolean('is_open').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.code] }),
    index('referral_link_of_member').on(table.siteId, table.memberId, table.createdAt),
  ],
);

/** A link as stored. */
export type LinkRow = typeof referralLink.$inferSelect;

/** How many devices came by a code on a day of the site. Who came is not stored. */
export const referralDay = pgTable(
  'referral_day',
  {
    siteId: text('site_id').notNull(),
    code: text('code').notNull(),
    day: text('day').notNull(),
    visits: integer('visits').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.code, table.day] })],
);
