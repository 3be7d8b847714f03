import { and, asc, desc, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connection.ts';
import type { KeysetRead } from '#platform/http/keyset-page.ts';
import { memberTag, tag as table } from './tag.tables.ts';
import type { TagRow } from './tag.tables.ts';

/** A tag that a member has. */
export type HeldTag = Pick<TagRow, 'tag' | 'name' | 'meaning'> & {
  readonly givenAt: Date;
  readonly givenBy: string;
};

/** Tags of one site, and which member has which. */
export function tagStore(db: Queryable, siteId: string) {
  const one = (tag: string) => and(eq(table.siteId, siteId), eq(table.tag, tag));
  const held = (memberId: string) =>
    and(eq(memberTag.siteId, siteId), eq(memberTag.memberId, memberId));
  return {
    /** Tags that stand, or those that are retired, the newest first. */
    list({ after, most }: KeysetRead, isRetired: boolean): Promise<TagRow[]> {
      const older =
        after &&
        or(lt(table.madeAt, after.at), and(eq(table.madeAt, after.at), lt(table.tag, after.id)));
      const state = isRetired ? isNotNull(table.retiredAt) : isNull(table.retiredAt);
      return db
        .select()
        .from(table)
        .where(and(eq(table.siteId, siteId), state, older))
        .orderBy(desc(table.madeAt), desc(table.tag))
        .limit(most);
    },
    /** A tag, locked until the transaction ends, so that none is given while it is retired. */
    async hold(tag: string): Promise<TagRow | undefined> {
      return (await db.select().from(table).where(one(tag)).for('update'))[0];
    },
    async insert(row: Omit<TagRow, 'siteId' | 'version' | 'retiredAt'>): Promise<void> {
      await db.insert(table).values({ ...row, siteId });
    },
    async change(tag: string, change: Partial<TagRow>): Promise<void> {
      await db.update(table).set(change).where(one(tag));
    },
    /** The tags that a member has now. */
    ofMember: (memberId: string): Promise<HeldTag[]> =>
      db
        .select({
          tag: table.tag,
          name: table.name,
          meaning: table.meaning,
          givenAt: memberTag.givenAt,
          givenBy: memberTag.givenBy,
        })
        .from(memberTag)
        .innerJoin(table, and(eq(table.siteId, siteId), eq(table.tag, memberTag.tag)))
        .where(and(held(memberId), isNull(table.retiredAt)))
        .orderBy(asc(memberTag.givenAt), asc(memberTag.tag)),
    /** Gives a member a tag; false when it has it. */
    async give(row: { memberId: string; tag: string; givenAt: Date; givenBy: string }) {
      const rows = await db
        .insert(memberTag)
        .values({ ...row, siteId })
        .onConflictDoNothing()
        .returning({ tag: memberTag.tag });
      return rows.length > 0;
    },
    /** Takes a tag from a member; false when it does not have it. */
    async remove(memberId: string, tag: string): Promise<boolean> {
      const rows = await db
        .delete(memberTag)
        .where(and(held(memberId), eq(memberTag.tag, tag)))
        .returning({ tag: memberTag.tag });
      return rows.length > 0;
    },
  };
}
