import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '#platform/database/columns.ts';

/** What an act changed, by field. */
export type TrailFields = Readonly<Record<string, string>>;

/** One line of a site's audit trail. A trigger refuses every change of it. */
export const auditEntry = pgTable(
  'audit_entry',
  {
    siteId: text('site_id').notNull(),
    /** 1 for the first entry of a site, without gaps. */
    number: integer('number').notNull(),
    at: moment('at').notNull(),
    /** The way in which the act came, such as `command`. */
    via: text('via').notNull(),
    permission: text('permission').notNull(),
    target: text('target').notNull(),
    before: jsonb('before').$type<TrailFields>().notNull(),
    after: jsonb('after').$type<TrailFields>().notNull(),
    /** Who did it, and the role that allowed it; empty for the commands of the machine. */
    operatorId: text('operator_id'),
    role: text('role'),
    reason: text('reason'),
    network: text('network'),
    sessionId: text('session_id'),
    requestId: text('request_id'),
    /** The browser or program of the call by its own name; empty in entries from before it was kept. */
    device: text('device'),
    /** The proposal that it is about, or that was approved for it. */
    proposalId: text('proposal_id'),
    /** The hash of the entry before; empty for the first one. */
    previousHash: text('previous_hash').notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.number] }),
    // What was done about one thing, such as a member (OPS-42).
    index('audit_entry_by_target').on(table.siteId, table.target, table.number.desc()),
  ],
);

/** What each walk over a trail found, so that the next one notices an end that was cut off. */
export const trailProof = pgTable(
  'trail_proof',
  {
    siteId: text('site_id').notNull(),
    walkedAt: moment('walked_at').notNull(),
    newestNumber: integer('newest_number').notNull(),
    newestHash: text('newest_hash').notNull(),
    brokenAt: integer('broken_at'),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.walkedAt] })],
);

/** The keys for which personal words of entries are sealed, the newest last (OPS-14). `site_id` is always `*`. */
export const trailKey = pgTable(
  'trail_key',
  {
    siteId: text('site_id').notNull(),
    number: integer('number').notNull(),
    /** X25519, in base64url; the private key is derived from the secret of the deployment. */
    publicKey: text('public_key').notNull(),
    since: moment('since').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.number] })],
);
