import { and, asc, desc, eq, gt, inArray, isNull, lte, or } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connection.ts';
import { promotion } from './promotions.tables.ts';

export type PromotionRow = typeof promotion.$inferSelect;

/** Promotions of one site. */
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
    /** Promotions that run at a moment, in their order. */
    current: (now: Date): Promise<PromotionRow[]> =>
      db
        .select()
        .from(promotion)
        .where(
          and(
            eq(promotion.siteId, siteId),
            lte(promotion.startsAt, now),
            or(isNull(promotion.endsAt), gt(promotion.endsAt, now)),
          ),
        )
        .orderBy(asc(promotion.position), asc(promotion.promotionId)),
  };
}
