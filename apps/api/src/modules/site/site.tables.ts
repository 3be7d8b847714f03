import { boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '#platform/database/columns.ts';

/** A site: its current settings, and the versions that caches use. */
export const site = pgTable(
  'site',
  {
    siteId: text('site_id').notNull(),
    /** Checked by the schema of `packages/site` on every write and every read. */
    settings: jsonb('settings').notNull(),
    version: integer('version').notNull().default(1),
    contentVersion: integer('content_version').notNull().default(1),
    /** Outside production, hosts that belong to no site get this one. */
    isDefault: boolean('is_default').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    /** When an operator last changed the settings; after that seeding leaves them as they are. */
    editedAt: moment('edited_at'),
    /** The operator who did; null for the command line of the machine. */
    editedBy: text('edited_by'),
  },
  (table) => [primaryKey({ columns: [table.siteId] })],
);

/** Which version of the demo a site was seeded with. */
export const demoSeed = pgTable(
  'demo_seed',
  {
    siteId: text('site_id').notNull(),
    part: text('part').notNull(),
    version: text('version').notNull(),
    seededAt: moment('seeded_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.part] })],
);
