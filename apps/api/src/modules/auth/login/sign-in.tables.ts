import type { SignInWay } from '@maidan/contract/constants';
import { sql } from 'drizzle-orm';
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
    /** The network of the address, /24 or /48; empty where it is not known. The address itself is not kept. */
    network: text('network').notNull().default(''),
    /** Whether the member was told of a device that the account did not know. */
    isNewDevice: boolean('is_new_device').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.signInId] }),
    index('sign_in_of_member').on(table.siteId, table.memberId, table.at.desc()),
    // Who signed in from a network, for related accounts (OPS-42).
    index('sign_in_by_network')
      .on(table.siteId, table.network, table.at.desc())
      .where(sql`${table.isSuccess} AND ${table.network} <> ''`),
  ],
);

/** A device from which a member registered or signed in, as a hash of the id in its cookie (OPS-42). */
export const memberDevice = pgTable(
  'member_device',
  {
    siteId: text('site_id').notNull(),
    memberId: text('member_id').notNull(),
    device: text('device').notNull(),
    firstAt: moment('first_at').notNull(),
    lastAt: moment('last_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.memberId, table.device] }),
    index('member_device_members').on(table.siteId, table.device),
  ],
);
