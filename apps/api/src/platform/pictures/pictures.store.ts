import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../database/connection.ts';
import { picture } from './pictures.tables.ts';

/** A picture to be stored. */
export type NewPicture = Omit<typeof picture.$inferInsert, 'siteId' | 'takenAt'>;

/** How large a picture is, as it is kept. */
export type PictureSize = Pick<typeof picture.$inferSelect, 'width' | 'height'> & {
  readonly bytes: number;
};

/** Pictures of one site's members. */
export function picturesStore(db: Queryable, siteId: string) {
  const of = (pictureIds: readonly string[]) =>
    and(eq(picture.siteId, siteId), inArray(picture.pictureId, [...pictureIds]));
  const looseOf = (memberId: string, pictureIds: readonly string[]) =>
    and(of(pictureIds), eq(picture.memberId, memberId), isNull(picture.takenAt));
  return {
    async insert(row: NewPicture): Promise<void> {
      await db.insert(picture).values({ ...row, siteId });
    },
    async content(pictureId: string): Promise<Uint8Array | undefined> {
      const [row] = await db
        .select({ content: picture.content })
        .from(picture)
        .where(of([pictureId]));
      return row?.content;
    },
    /** Sizes of pictures in pixels and bytes, by id. */
    async sizes(pictureIds: readonly string[]) {
      if (pictureIds.length === 0) return new Map<string, PictureSize>();
      const { pictureId, width, height, content } = picture;
      const bytes = sql<number>`octet_length(${content})`;
      const rows = await db
        .select({ pictureId, width, height, bytes })
        .from(picture)
        .where(of(pictureIds));
      return new Map(rows.map((row) => [row.pictureId, row]));
    },
    /** Which of the pictures belong to the member and are not taken. */
    async loose(memberId: string, pictureIds: readonly string[]): Promise<Set<string>> {
      if (pictureIds.length === 0) return new Set();
      const rows = await db
        .select({ pictureId: picture.pictureId })
        .from(picture)
        .where(looseOf(memberId, pictureIds));
      return new Set(rows.map((row) => row.pictureId));
    },
    /** Takes pictures of the member and answers how many there were to take; a picture is taken once. */
    async take(memberId: string, pictureIds: readonly string[], at: Date): Promise<number> {
      if (pictureIds.length === 0) return 0;
      const rows = await db
        .update(picture)
        .set({ takenAt: at })
        .where(looseOf(memberId, pictureIds))
        .returning({ pictureId: picture.pictureId });
      return rows.length;
    },
    /** Deletes a picture of the member. */
    async remove(memberId: string, pictureId: string): Promise<void> {
      await db.delete(picture).where(and(of([pictureId]), eq(picture.memberId, memberId)));
    },
  };
}

/** Deletes pictures of every site that nothing took and that were added before a moment. */
export async function purgeLoosePictures(db: Queryable, before: Date): Promise<void> {
  await db.delete(picture).where(and(isNull(picture.takenAt), lt(picture.addedAt, before)));
}
