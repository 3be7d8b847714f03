import { EXPORT_KINDS } from '@maidan/contract/constants';
import type { ExportKind } from '@maidan/contract/constants';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  customType,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { moment } from '../database/columns.ts';

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });
const KINDS = sql.raw(`(${EXPORT_KINDS.map((kind) => `'${kind}'`).join(', ')})`);

/** A file that a member ordered. Its job has the same id, and says how far it is. */
export const exportFile = pgTable(
  'export_file',
  {
    siteId: text('site_id').notNull(),
    exportId: text('export_id').notNull(),
    memberId: text('member_id').notNull(),
    kind: text('kind').$type<ExportKind>().notNull(),
    /** What was asked for: days, filters, language. */
    wish: jsonb('wish').$type<Readonly<Record<string, string>>>().notNull(),
    fileName: text('file_name').notNull(),
    mediaType: text('media_type').notNull(),
    /** How long the whole file is, in bytes. */
    bytes: bigint('bytes', { mode: 'number' }).notNull().default(0),
    createdAt: moment('created_at').notNull(),
    /** When the file is deleted; set once it is whole. */
    expiresAt: moment('expires_at'),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.exportId] }),
    index('export_file_of_member').on(table.siteId, table.memberId, table.createdAt.desc()),
    index('export_file_age').on(table.createdAt),
    check('export_file_kind', sql`${table.kind} IN ${KINDS}`),
  ],
);

/** A stretch of a file, packed with gzip. */
export const exportPart = pgTable(
  'export_part',
  {
    siteId: text('site_id').notNull(),
    exportId: text('export_id').notNull(),
    part: integer('part').notNull(),
    content: bytes('content').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.exportId, table.part] }),
    foreignKey({
      columns: [table.siteId, table.exportId],
      foreignColumns: [exportFile.siteId, exportFile.exportId],
      name: 'export_part_of_file',
    }).onDelete('cascade'),
  ],
);
