import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { moment } from '#platform/database/columns.ts';

/** Stands for the deployment where a row belongs to no site, and for all sites in a grant. */
export const ALL_SITES = '*';

/** What a role is called, in the languages of the console. */
export interface RoleName {
  readonly bn: string;
  readonly en: string;
}

/** A named person with an account of the deployment (OPS-01). `site_id` is always `*`. */
export const operator = pgTable(
  'operator',
  {
    siteId: text('site_id').notNull(),
    operatorId: text('operator_id').notNull(),
    /** In lower case. */
    mail: text('mail').notNull(),
    name: text('name').notNull(),
    language: text('language').notNull(),
    state: text('state').$type<'invited' | 'active' | 'suspended' | 'ended'>().notNull(),
    /** Empty until the invitation is finished. */
    passwordHash: text('password_hash').notNull(),
    totpSealed: text('totp_sealed').notNull(),
    /** The step of the last code that counted; a code counts once. */
    totpLastStep: integer('totp_last_step').notNull().default(0),
    /** False once the app was put away; `totpSealed` then holds a secret that nobody has seen. */
    hasTotp: boolean('has_totp').notNull().default(true),
    /** SHA-256 of the link's token; empty once it was used. */
    linkHash: text('link_hash'),
    linkEndsAt: moment('link_ends_at'),
    createdAt: moment('created_at').notNull(),
    /** Made for the demo; a licensed site does not run in production beside one. */
    isDemo: boolean('is_demo').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.operatorId] }),
    uniqueIndex('operator_mail').on(table.siteId, table.mail),
    uniqueIndex('operator_link')
      .on(table.siteId, table.linkHash)
      .where(sql`${table.linkHash} IS NOT NULL`),
    check('operator_state', sql`${table.state} IN ('invited', 'active', 'suspended', 'ended')`),
  ],
);

/** An operator as stored. */
export type OperatorRow = typeof operator.$inferSelect;

/** Gives an operator a role on one site, or on all with `*` (OPS-06). */
export const operatorGrant = pgTable(
  'operator_grant',
  {
    siteId: text('site_id').notNull(),
    operatorId: text('operator_id').notNull(),
    role: text('role').notNull(),
    from: moment('from').notNull(),
    until: moment('until'),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.operatorId, table.role] }),
    index('operator_grant_role').on(table.role),
  ],
);

/** A role that operators made, beside the built-in ones (OPS-05). `site_id` is always `*`; no row is ever deleted. */
export const operatorRole = pgTable(
  'operator_role',
  {
    siteId: text('site_id').notNull(),
    role: text('role').notNull(),
    name: jsonb('name').$type<RoleName>().notNull(),
    permissions: jsonb('permissions').$type<readonly string[]>().notNull(),
    /** The role that it was made from. */
    copiedFrom: text('copied_from'),
    /** Counts up with every change. */
    version: integer('version').notNull().default(1),
    changedAt: moment('changed_at').notNull(),
    /** From then on it gives nothing and cannot be granted. */
    retiredAt: moment('retired_at'),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.role] })],
);

/** A role as stored. */
export type OperatorRoleRow = typeof operatorRole.$inferSelect;

/** A passkey of an operator (OPS-02). `site_id` is always `*`. */
export const operatorPasskey = pgTable(
  'operator_passkey',
  {
    siteId: text('site_id').notNull(),
    passkeyId: text('passkey_id').notNull(),
    operatorId: text('operator_id').notNull(),
    /** The id that the passkey has for browsers, in base64url. */
    credentialId: text('credential_id').notNull(),
    /** COSE, in base64url. */
    publicKey: text('public_key').notNull(),
    /** How often it has answered by its own count; 0 for one that does not count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    name: text('name').notNull(),
    isSynced: boolean('is_synced').notNull(),
    addedAt: moment('added_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.passkeyId] }),
    uniqueIndex('operator_passkey_credential').on(table.siteId, table.credentialId),
    index('operator_passkey_of').on(table.siteId, table.operatorId),
  ],
);

/** A passkey as stored. */
export type PasskeyRow = typeof operatorPasskey.$inferSelect;

/** An open session of an operator (OPS-11). `site_id` is always `*`. */
export const operatorSession = pgTable(
  'operator_session',
  {
    siteId: text('site_id').notNull(),
    sessionId: text('session_id').notNull(),
    tokenHash: text('token_hash').notNull(),
    operatorId: text('operator_id').notNull(),
    openedAt: moment('opened_at').notNull(),
    seenAt: moment('seen_at').notNull(),
    /** When the second factor was given last. */
    provedAt: moment('proved_at').notNull(),
    network: text('network').notNull(),
    userAgent: text('user_agent').notNull(),
    /** The thumbprint (RFC 7638) of the key of its device; each call then proves that key. */
    deviceKey: text('device_key'),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.sessionId] }),
    uniqueIndex('operator_session_token').on(table.siteId, table.tokenHash),
    index('operator_session_of').on(table.siteId, table.operatorId),
  ],
);

/** A session as stored. */
export type OperatorSessionRow = typeof operatorSession.$inferSelect;
