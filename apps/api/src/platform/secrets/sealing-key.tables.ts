import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '#platform/database/columns.ts';

/** Keys of sealed bodies that operators added while the deployment ran (OPS-08), beside those of its file. */
export const sealingKey = pgTable(
  'sealing_key',
  {
    /** Always `*`: keys belong to the deployment. */
    siteId: text('site_id').notNull(),
    keyId: text('key_id').notNull(),
    createdAt: moment('created_at').notNull(),
    /** PKCS #8 in PEM, sealed with the secret of the deployment. */
    sealedKey: text('sealed_key').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.keyId] })],
);
