import type { BlockKind } from '@maidan/contract/constants';
import { and, desc, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connection.ts';
import { memberBlock } from './block.tables.ts';
import type { BlockRow } from './block.tables.ts';

/** Blocks of members, for one site. */
export function blockStore(db: Queryable, siteId: string) {
  const ofMember = (memberId: string) =>
    and(eq(memberBlock.siteId, siteId), eq(memberBlock.memberId, memberId));
  const unlifted = (memberId: string) => and(ofMember(memberId), isNull(memberBlock.liftedAt));
  return {
    /** The block of a kind that counts at a moment. */
    async find(memberId: string, kind: BlockKind, at: Date): Promise<BlockRow | undefined> {
      const where = and(unlifted(memberId), eq(memberBlock.kind, kind), gt(memberBlock.endsAt, at));
      return (await db.select().from(memberBlock).where(where))[0];
    },
    /** All that count at a moment. */
    standing: (memberId: string, at: Date): Promise<BlockRow[]> =>
      db
        .select()
        .from(memberBlock)
        .where(and(unlifted(memberId), gt(memberBlock.endsAt, at)))
        .orderBy(memberBlock.kind),
    /** The newest of all, whether they count or not. */
    list: (memberId: string, most: number): Promise<BlockRow[]> =>
      db
        .select()
        .from(memberBlock)
        .where(ofMember(memberId))
        .orderBy(desc(memberBlock.startsAt), memberBlock.kind)
        .limit(most),
    async insert(rows: readonly Omit<BlockRow, 'siteId'>[]): Promise<void> {
      await db.insert(memberBlock).values(rows.map((row) => ({ ...row, siteId })));
    },
    /** Lifts what was not lifted of some kinds; answers those that still counted. */
    async lift(
      memberId: string,
      kinds: readonly BlockKind[],
      { at, by }: { at: Date; by: string },
    ): Promise<BlockRow[]> {
      const rows = await db
        .update(memberBlock)
        .set({ liftedAt: at, liftedBy: by })
        .where(and(unlifted(memberId), inArray(memberBlock.kind, [...kinds])))
        .returning();
      return rows.filter(({ endsAt }) => endsAt > at);
    },
  };
}
