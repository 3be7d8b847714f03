import { siteContract } from '@maidan/contract';
import { bind } from '#platform/http/router.ts';
import type { Router } from '#platform/http/router.ts';
import { diallingCodeOf } from './dialling-codes.ts';
import { domainRoute, publicSettings, siteStatus } from './site.service.ts';

export function bindSiteRoutes(router: Router): void {
  const { sealing } = router.kernel;

  bind(router, siteContract.readSiteStatus, ({ site, origin }) => siteStatus(site, origin));

  bind(router, siteContract.readSiteSettings, ({ site }) => ({
    version: site.version,
    contentVersion: site.contentVersion,
    sealingKey: sealing.publicKey(site.siteId),
    settings: publicSettings(site),
  }));

  bind(router, siteContract.readDomainRoute, ({ site }) => ({
    value: { domainRoute: domainRoute(site) },
  }));

  bind(router, siteContract.readCountry, ({ site, origin }) => ({
    value: diallingCodeOf(origin.country, site.settings.defaultDiallingCode),
  }));
}
