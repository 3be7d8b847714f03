export { bindAffiliatesRoutes } from './affiliates.routes.ts';
export { affiliatesService } from './affiliates.service.ts';
export { findInviter } from './inviter.ts';
export { linkStore } from './links/link.store.ts';
export type { LinkSums } from './links/link.store.ts';
export type { LinkRow } from './links/link.tables.ts';
