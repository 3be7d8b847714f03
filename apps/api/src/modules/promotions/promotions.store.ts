import { and, asc, desc, eq, gt, inArray, isNull, lte, or } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connection.ts';
import { promotion, promotionJoin } from './promotions.tables.ts';

export type PromotionRow = typeof promotion.$inferSelect;

/** Promotions of one site, and who joined them. */
export function promotionsStore(db: Queryable, siteId: string) {
  const linked = async (ids: readonly number[]): Promise<Map<number, PromotionRow>> => {
    if (ids.length === 0) return new Map();
    const rows = await db
      .select()
      .from(promotion)
      .where(and(eq(promotion.siteId, siteId), inArray(promotion.linkedPromotionId, [...ids])))
      .orderBy(asc(promotion.startsAt), desc(promotion.promotionId));
    return new Map(rows.map((row) => [row.linkedPromotionId, row]));
  };
  return {
    /** Promotions by their linked ids, whether they run or not; of several with one linked id the last that begins. */
    byLinkedIds: linked,
    byLinkedId: async (id: number): Promise<PromotionRow | undefined> =>
      (await linked([id])).get(id),
    /** Promotions that have begun at a moment and not ended by another, in their order. */
    begunBy: (now: Date, endedAfter: Date): Promise<PromotionRow[]> =>
      db
        .select()
        .from(promotion)
        .where(
          and(
            eq(promotion.siteId, siteId),
            lte(promotion.startsAt, now),
            or(isNull(promotion.endsAt), gt(promotion.endsAt, endedAfter)),
          ),
        )
        .orderBy(asc(promotion.position), asc(promotion.promotionId)),

    async find(promotionId: number): Promise<PromotionRow | undefined> {
      const where = and(eq(promotion.siteId, siteId), eq(promotion.promotionId, promotionId));
      return (await db.select().from(promotion).where(where))[0];
    },

    /** The promotions that a member joined. */
    async joinedBy(memberId: string): Promise<ReadonlySet<number>> {
      const rows = await db
        .select({ id: promotionJoin.promotionId })
        .from(promotionJoin)
        .where(and(eq(promotionJoin.siteId, siteId), eq(promotionJoin.memberId, memberId)));
      return new Set(rows.map(({ id }) => id));
    },

    /** Joins a member and answers when that was; a member who joined before keeps the first moment. */
    async join(memberId: string, promotionId: number, now: Date): Promise<Date> {
      const row = { siteId, memberId, promotionId, joinedAt: now };
      await db.insert(promotionJoin).values(row).onConflictDoNothing();
      const [joined] = await db
        .select({ joinedAt: promotionJoin.joinedAt })
        .from(promotionJoin)
        .where(
          and(
            eq(promotionJoin.siteId, siteId),
            eq(promotionJoin.memberId, memberId),
            eq(promotionJoin.promotionId, promotionId),
          ),
        );
      return joined?.joinedAt ?? now;
    },
  };
}
