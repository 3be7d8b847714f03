import { affiliatesContract } from '@maidan/contract';
import { bind } from '#platform/http/router.ts';
import type { Router } from '#platform/http/router.ts';
import type { AffiliatesService } from './affiliates.service.ts';

export function bindAffiliatesRoutes(
  router: Router,
  { affiliates }: { affiliates: AffiliatesService },
): void {
  bind(router, affiliatesContract.checkAffiliate, async (context) => {
    const { site, clientAddress, deviceId, query } = context;
    const { visit, ...asked } = query;
    const isVisit = visit === '1';
    const visitor = { clientAddress, deviceId };
    return { data: { success: await affiliates.isGood(site, visitor, { ...asked, isVisit }) } };
  });

  bind(router, affiliatesContract.readAffiliateCode, async ({ site, origin }) => ({
    value: { code: await affiliates.codeOf(site, origin.host) },
  }));
}
