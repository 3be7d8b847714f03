export { promotionsService } from './promotions.service.ts';
export type { PromotionsService } from './promotions.service.ts';
export { writePromotions } from './promotions.writer.ts';
export type { PromotionDraft } from './promotions.writer.ts';
