import type { NoteRow } from './note.tables.ts';

/** A note as operators who may read its kind see it. */
export function noteView({ noteId, kind, text, isPinned, writtenBy, ...row }: NoteRow) {
  return {
    noteId,
    kind,
    text,
    isPinned,
    writtenAt: row.writtenAt.toISOString(),
    writtenBy,
    ...(row.struckAt === null ? {} : { struckAt: row.struckAt.toISOString() }),
    ...(row.struckBy === null ? {} : { struckBy: row.struckBy }),
    ...(row.struckReason === null ? {} : { struckReason: row.struckReason }),
  };
}
