import type { NoteKind } from '@maidan/contract/constants';
import { and, desc, eq, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connection.ts';
import type { KeysetRead } from '#platform/http/keyset-page.ts';
import { memberNote as table } from './note.tables.ts';
import type { NoteRow } from './note.tables.ts';

/** Which notes of a member are read. */
export type NoteState = 'all' | 'standing' | 'pinned' | 'struck';

const inState = (state: NoteState) =>
  ({
    all: undefined,
    standing: isNull(table.struckAt),
    pinned: eq(table.isPinned, true),
    struck: isNotNull(table.struckAt),
  })[state];

/** Notes on the members of one site. */
export function noteStore(db: Queryable, siteId: string) {
  const ofMember = (memberId: string) =>
    and(eq(table.siteId, siteId), eq(table.memberId, memberId));
  const one = (noteId: string) => and(eq(table.siteId, siteId), eq(table.noteId, noteId));
  return {
    /** Notes of one kind on a member, the newest first. */
    list(
      { memberId, kind, state }: Pick<NoteRow, 'memberId' | 'kind'> & { state: NoteState },
      { after, most }: KeysetRead,
    ): Promise<NoteRow[]> {
      const older =
        after &&
        or(
          lt(table.writtenAt, after.at),
          and(eq(table.writtenAt, after.at), lt(table.noteId, after.id)),
        );
      return db
        .select()
        .from(table)
        .where(and(ofMember(memberId), eq(table.kind, kind), inState(state), older))
        .orderBy(desc(table.writtenAt), desc(table.noteId))
        .limit(most);
    },
    /** The newest pinned notes of some kinds on a member. */
    pinned: (memberId: string, kinds: readonly NoteKind[], most: number): Promise<NoteRow[]> =>
      db
        .select()
        .from(table)
        .where(and(ofMember(memberId), eq(table.isPinned, true), inArray(table.kind, [...kinds])))
        .orderBy(desc(table.writtenAt), desc(table.noteId))
        .limit(most),
    /** A note, locked until the transaction ends. */
    async hold(noteId: string): Promise<NoteRow | undefined> {
      return (await db.select().from(table).where(one(noteId)).for('update'))[0];
    },
    async insert(
      row: Omit<NoteRow, 'siteId' | 'struckAt' | 'struckBy' | 'struckReason'>,
    ): Promise<void> {
      await db.insert(table).values({ ...row, siteId });
    },
    async write(
      noteId: string,
      change: Partial<Pick<NoteRow, 'isPinned' | 'struckAt' | 'struckBy' | 'struckReason'>>,
    ): Promise<void> {
      await db.update(table).set(change).where(one(noteId));
    },
  };
}
