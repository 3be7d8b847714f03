import type { Clock } from '#platform/process/clock.ts';
import { textIn } from '#platform/database/columns.ts';
import type { Database } from '#platform/database/connection.ts';
import { cleanStoredHtml } from '#platform/content/sanitise-html.ts';
import { promotionsStore } from './promotions.store.ts';
import type { PromotionRow } from './promotions.store.ts';

/** Promotions as visitors and members read them. */
export function promotionsService({ db, clock }: { db: Database; clock: Clock }) {
  return {
    /** The promotions of a site that run now, in a language (ENTITY-30). */
    async current(siteId: string, language: string) {
      const rows = await promotionsStore(db, siteId).current(clock.now());
      return rows.map((row) => promotionView(row, language));
    },
  };
}

export type PromotionsService = ReturnType<typeof promotionsService>;

function promotionView(row: PromotionRow, language: string) {
  return {
    id: row.promotionId,
    linkedPromotionId: row.linkedPromotionId,
    title: textIn(row.title, language),
    content: cleanStoredHtml(textIn(row.content, language)),
    startDate: row.startsAt.toISOString(),
    ...(row.endsAt ? { endDate: row.endsAt.toISOString() } : {}),
    noExpiry: row.noExpiry ? (1 as const) : (0 as const),
    promoAnnouncementCategoryIds: row.categoryIds,
    imageRequired: row.imageRequired ? ('Y' as const) : ('N' as const),
    remarkRequired: row.remarkRequired ? ('Y' as const) : ('N' as const),
    image: row.image,
    status: row.status,
  };
}
