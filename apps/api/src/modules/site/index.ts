export { openSiteDirectory } from './site.directory.ts';
export type { SiteDirectory } from './site.directory.ts';
export type { SiteGuard } from './site.ports.ts';
export { bindSiteRoutes } from './site.routes.ts';
export { changeSetting, checkOpen, encodeServicePath } from './site.service.ts';
export { siteStore } from './site.store.ts';
