import { isNull } from 'drizzle-orm';
import type { LocalisedText } from '#platform/database/columns.ts';
import type { Queryable } from '#platform/database/connection.ts';
import { sanitiseLocalised } from '#platform/content/sanitise-html.ts';
import { upsert } from '#platform/database/upsert.ts';
import { promotion } from './promotions.tables.ts';

/** A promotion to be written. */
export interface PromotionDraft {
  readonly promotionId: number;
  readonly linkedPromotionId: number;
  readonly position: number;
  readonly title: LocalisedText;
  readonly content: LocalisedText;
  readonly image: string;
  readonly status: string;
  readonly categoryIds: readonly number[];
  readonly noExpiry: boolean;
  readonly imageRequired: boolean;
  readonly remarkRequired: boolean;
  readonly startsAt: Date;
  readonly endsAt: Date | null;
}

/**
 * Adds and updates promotions. Their HTML is reduced to the allow-list. Rows that an operator edited are left as they
 * are.
 */
export function writePromotions(
  db: Queryable,
  siteId: string,
  drafts: readonly PromotionDraft[],
): Promise<void> {
  const rows = drafts.map((draft) => ({
    ...draft,
    siteId,
    content: sanitiseLocalised(draft.content),
    categoryIds: [...draft.categoryIds],
  }));
  return upsert(db, promotion, rows, {
    key: [promotion.siteId, promotion.promotionId],
    where: isNull(promotion.editedAt),
  });
}
