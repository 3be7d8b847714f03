import { NOTE_KINDS } from '@maidan/contract/constants';
import type { NoteKind } from '@maidan/contract/constants';
import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '#platform/database/columns.ts';

/**
 * What operators noted of a member, who never reads it (OPS-46). A trigger refuses to delete a note and to change its
 * words: one that does not count any more is struck.
 */
export const memberNote = pgTable(
  'member_note',
  {
    siteId: text('site_id').notNull(),
    noteId: text('note_id').notNull(),
    memberId: text('member_id').notNull(),
    kind: text('kind').$type<NoteKind>().notNull(),
    text: text('text').notNull(),
    isPinned: boolean('is_pinned').notNull(),
    writtenAt: moment('written_at').notNull(),
    writtenBy: text('written_by').notNull(),
    struckAt: moment('struck_at'),
    struckBy: text('struck_by'),
    struckReason: text('struck_reason'),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.noteId] }),
    index('member_note_of_member').on(
      table.siteId,
      table.memberId,
      table.kind,
      table.writtenAt.desc(),
      table.noteId.desc(),
    ),
    index('member_note_pinned')
      .on(table.siteId, table.memberId)
      .where(sql`${table.isPinned}`),
    check(
      'member_note_kind',
      sql`${table.kind} IN (${sql.raw(NOTE_KINDS.map((kind) => `'${kind}'`).join(', '))})`,
    ),
    check(
      'member_note_struck',
      sql`(${table.struckAt} IS NULL) = (${table.struckReason} IS NULL) AND (${table.struckAt} IS NULL OR NOT ${table.isPinned})`,
    ),
  ],
);

/** A note as stored. */
export type NoteRow = typeof memberNote.$inferSelect;
