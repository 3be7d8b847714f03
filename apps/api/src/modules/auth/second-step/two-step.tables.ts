import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '#platform/database/columns.ts';

/** The second factor of a member, from its first secret on; asked for once `since` is there. */
export const twoStep = pgTable(
  'two_step',
  {
    siteId: text('site_id').notNull(),
    memberId: text('member_id').notNull(),
    /** The secret, sealed with a key that is not in the database. */
    secretSealed: text('secret_sealed').notNull(),
    /** The step of the newest code that counted; a code of it or of an earlier one does not count again. */
    lastStep: integer('last_step').notNull(),
    /** Keyed hashes of the recovery codes that are unused; empty until a code has confirmed the secret. */
    recoveryHashes: jsonb('recovery_hashes').$type<string[]>().notNull(),
    createdAt: moment('created_at').notNull(),
    since: moment('since'),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.memberId] })],
);
