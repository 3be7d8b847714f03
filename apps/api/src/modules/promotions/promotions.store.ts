import { and, asc, eq, gt, isNull, lte, or } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connection.ts';
import { promotion } from './promotions.tables.ts';

export type PromotionRow = typeof promotion.$inferSelect;

/** Promotions of one site. */
export function promotionsStore(db: Queryable, siteId: string) {
  return {
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
