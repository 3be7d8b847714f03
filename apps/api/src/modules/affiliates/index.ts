export { bindAffiliatesRoutes } from './affiliates.routes.ts';
export { affiliatesService } from './affiliates.service.ts';
