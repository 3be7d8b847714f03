export { livePromotions, PROMOTIONS_TOPIC } from './live-promotions.ts';
export { bindPromotionsRoutes } from './promotions.routes.ts';
export { promotionsService } from './promotions.service.ts';
export type { PromotionReader, PromotionsService } from './promotions.service.ts';
export { writePromotions } from './promotions.writer.ts';
export type { PromotionDraft } from './promotions.writer.ts';
export { applicationsService } from './applications/applications.service.ts';
export { bindApplicationsRoutes } from './applications/applications.routes.ts';
export { decideApplication } from './applications/decide.ts';
