import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '#platform/database/columns.ts';

/** An account at a provider of social sign-in, and the member it is linked to. */
export const socialAccount = pgTable(
  'social_account',
  {
    siteId: text('site_id').notNull(),
    provider: text('provider').notNull(),
    /** The provider's own id of the person; it never changes, unlike an e-mail address. */
    subject: text('subject').notNull(),
    memberId: text('member_id').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.provider, table.subject] }),
    index('social_account_member').on(table.siteId, table.memberId),
  ],
);
