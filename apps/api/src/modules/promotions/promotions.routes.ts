import { promotionsContract } from '@maidan/contract';
import { bind } from '#platform/http/router.ts';
import type { Router } from '#platform/http/router.ts';
import type { PromotionsService } from './promotions.service.ts';

export function bindPromotionsRoutes(
  router: Router,
  { promotions }: { promotions: PromotionsService },
): void {
  bind(router, promotionsContract.joinPromotion, async ({ site, session, body }) => ({
    value: await promotions.join(site.siteId, session.memberId, body.promotionId),
  }));
}
