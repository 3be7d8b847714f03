import type { SignInWay } from '@maidan/contract/constants';
import { boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '#platform/database/columns.ts';

/** A sign-in of a member, or a try that failed; kept for 30 days. */
export const signIn = pgTable(
  'sign_in',
  {
    siteId: text('site_id').notNull(),
    signInId: text('sign_in_id').notNull(),
    memberId: text('member_id').notNull(),
    at: moment('at').notNull(),
    way: text('way').$type<SignInWay>().notNull(),
    isSuccess: boolean('is_success').notNull(),
    userAgent: text('user_agent').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.signInId] }),
    index('sign_in_of_member').on(table.siteId, table.memberId, table.at.desc()),
  ],
);
