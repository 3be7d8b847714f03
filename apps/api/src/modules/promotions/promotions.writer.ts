import { isNull } from 'drizzle-orm';
import type { LocalisedText } from '#platform/database/columns.ts';
import type { Queryable } from '#platform/database/connection.ts';
import { sanitiseLocalised } from '#platform/content/sanitise-html.ts';
import { upsert } from '#platform/database/upsert.ts';
import type { ExampleFigures } from './promotion-example.ts';
import type { PromotionAct } from './promotion-state.ts';
import { promotion } from './promotions.tables.ts';
import type { BonusTerms, StoredTerms } from './promotions.tables.ts';

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
  /** What follows may be left out: pages then show less. */
  readonly kind?: string | undefined;
  readonly summary?: LocalisedText | undefined;
  readonly terms?: StoredTerms | undefined;
  readonly figures?: ExampleFigures | undefined;
  readonly bonus?: BonusTerms | undefined;
  readonly act?: PromotionAct | undefined;
  /** Path in the lobby; only with the act `play`. */
  readonly actPath?: string | undefined;
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
    kind: draft.kind ?? null,
    summary: draft.summary ?? null,
    terms: draft.terms ?? null,
    figures: draft.figures ?? null,
    bonus: draft.bonus ?? null,
    act: draft.act ?? null,
    actPath: draft.actPath ?? null,
  }));
  return upsert(db, promotion, rows, {
    key: [promotion.siteId, promotion.promotionId],
    where: isNull(promotion.editedAt),
  });
}
