import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { localised, moment } from '#platform/database/columns.ts';

/** A column compared byte by byte, as pages are ordered. */
const inBytes = (column: AnyPgColumn) => sql`${column} COLLATE "C"`;

/** A member of a site, of any type. */
export const member = pgTable(
  'member',
  {
    siteId: text('site_id').notNull(),
    memberId: text('member_id').notNull(),
    /** The name as the member wrote it. */
    account: text('account').notNull(),
    /** The account in lower case, so that names which differ only in case are equal. */
    accountKey: text('account_key').notNull(),
    nickname: text('nickname').notNull().default(''),
    /** The consonants of the nickname as it sounds, so that it is found in every script; empty without one. */
    nameBones: text('name_bones').notNull().default(''),
    /** MEMBER_TYPE of the contract. */
    type: integer('type').notNull(),
    /** `active`, or `blocked` by the operator, or `closed`. */
    status: text('status').notNull().default('active'),
    passwordHash: text('password_hash').notNull(),
    /** The mobile number with which the member signs in, in the form of `mobileKeyOf`; unique within a site. */
    mobileKey: text('mobile_key'),
    /** When the member proved that the number belongs to them. */
    mobileVerifiedAt: moment('mobile_verified_at'),
    /** Hash of the withdrawal PIN, once it is set. */
    pinHash: text('pin_hash'),
    /** When the member set it; empty for one that came with the registration. */
    pinSetAt: moment('pin_set_at'),
    language: text('language').notNull(),
    /** The member's own code for inviting others. */
    inviteCode: text('invite_code').notNull(),
    invitedByMemberId: text('invited_by_member_id'),
    /** The code with which the member registered; empty when an agent made the account, or nobody invited. */
    invitedByCode: text('invited_by_code'),
    /** Registration fields that the site's rules switch on, by field name. */
    profile: jsonb('profile').$type<Record<string, string>>().notNull(),
    registeredFrom: jsonb('registered_from').$type<Record<string, string>>().notNull(),
    termsVersion: text('terms_version').notNull(),
    termsAcceptedAt: moment('terms_accepted_at').notNull(),
    marketingConsentAt: moment('marketing_consent_at'),
    isDemo: boolean('is_demo').notNull().default(false),
    /** When the member proved that `profile.email` belongs to them; a new address has to be proved again. */
    emailVerifiedAt: moment('email_verified_at'),
    /** The chosen picture, a path below the image host; empty when none is chosen. */
    headIcon: text('head_icon').notNull().default(''),
    createdAt: moment('created_at').notNull(),
    lastLoginAt: moment('last_login_at'),
    /** When the account was closed; empty again once what only described its owner is deleted. */
    closedAt: moment('closed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.memberId] }),
    uniqueIndex('member_account').on(table.siteId, table.accountKey),
    uniqueIndex('member_mobile').on(table.siteId, table.mobileKey),
    uniqueIndex('member_invite_code').on(table.siteId, table.inviteCode),
    index('member_invited_by').on(table.siteId, table.invitedByMemberId),
    ...searchIndexes(table),
    // Trial users that are still open, to find those that have to be closed.
    index('member_trial')
      .on(table.siteId, table.createdAt)
      .where(sql`${table.type} = 40 AND ${table.status} = 'active'`),
    // Closed accounts whose owners are still described.
    index('member_closed')
      .on(table.siteId, table.closedAt)
      .where(sql`${table.closedAt} IS NOT NULL`),
    // Whose bets of open days are left out of commission.
    index('member_is_closed')
      .on(table.siteId, table.memberId)
      .where(sql`${table.status} = 'closed'`),
  ],
);

type SearchedColumn =
  | 'siteId'
  | 'accountKey'
  | 'nameBones'
  | 'profile'
  | 'invitedByMemberId'
  | 'invitedByCode'
  | 'createdAt';

/** By these operators and agents search; each gives its pages in order, but for that of parts (OPS-41). */
function searchIndexes(table: Record<SearchedColumn, AnyPgColumn>) {
  return [
    index('member_by_account').on(table.siteId, inBytes(table.accountKey)),
    index('member_by_name')
      .on(table.siteId, inBytes(table.nameBones), inBytes(table.accountKey))
      .where(sql`${table.nameBones} <> ''`),
    index('member_by_mail')
      .on(table.siteId, sql`lower(${table.profile}->>'email')`)
      .where(sql`lower(${table.profile}->>'email') IS NOT NULL`),
    index('member_by_number')
      .on(table.siteId, sql`(${table.profile}->>'mobileNum')`)
      .where(sql`(${table.profile}->>'mobileNum') IS NOT NULL`),
    index('member_by_upline')
      .on(table.siteId, table.invitedByMemberId, inBytes(table.accountKey))
      .where(sql`${table.invitedByMemberId} IS NOT NULL`),
    index('member_by_link')
      .on(table.siteId, table.invitedByCode, table.createdAt)
      .where(sql`${table.invitedByCode} IS NOT NULL`),
    // For a part of an account, of three letters or more.
    index('member_account_parts').using(
      'gin',
      sql`(${table.siteId} || '')`,
      sql`${table.accountKey} gin_trgm_ops`,
    ),
  ];
}

/** A message of the site to a member (MEMBERX-07). */
export const inboxMessage = pgTable(
  'inbox_message',
  {
    siteId: text('site_id').notNull(),
    memberId: text('member_id').notNull(),
    messageId: text('message_id').notNull(),
    title: localised('title').notNull(),
    body: localised('body').notNull(),
    createdAt: moment('created_at').notNull(),
    readAt: moment('read_at'),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.memberId, table.messageId] }),
    index('inbox_newest').on(
      table.siteId,
      table.memberId,
      table.createdAt.desc(),
      table.messageId.desc(),
    ),
    index('inbox_unread')
      .on(table.siteId, table.memberId)
      .where(sql`${table.readAt} IS NULL`),
  ],
);
