export { openSiteDirectory } from './site.directory.ts';
export type { SiteDirectory } from './site.directory.ts';
export type { SiteGuard } from './site.ports.ts';
export { bindSiteRoutes } from './site.routes.ts';
export { valueAt } from './setting-path.ts';
export { checkOpen, encodeServicePath, planSetting } from './site.service.ts';
export { siteStore } from './site.store.ts';
