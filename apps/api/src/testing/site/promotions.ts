// Promotions of tests, which say only what matters to them.
import type { PromotionDraft } from '../../modules/promotions/index.ts';

/** A promotion that runs from a moment without an end, and asks for nothing. */
export function promotionDraft(
  promotionId: number,
  more: Partial<PromotionDraft> & Pick<PromotionDraft, 'startsAt'>,
): PromotionDraft {
  return {
    promotionId,
    linkedPromotionId: promotionId,
    position: promotionId,
    title: { bn: 'অফার', en: 'Offer' },
    content: { bn: '', en: '' },
    image: 'banners/p.webp',
    status: 'join',
    categoryIds: [],
    noExpiry: true,
    imageRequired: false,
    remarkRequired: false,
    endsAt: null,
    ...more,
  };
}
