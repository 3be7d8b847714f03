import { AppError, identityContract as contract } from '@maidan/contract';
import type { SessionView, SiteView } from '#platform/http/request-context.ts';
import { bind } from '#platform/http/router.ts';
import type { Router } from '#platform/http/router.ts';
import type { IdentityService } from './identity.service.ts';

/** The member, on a site that asks for documents. @throws AppError `site.feature_off` */
function whoseOf(site: SiteView, { memberId }: SessionView) {
  if (!site.can('identityDocuments')) throw new AppError('site.feature_off');
  return { siteId: site.siteId, memberId };
}

/** Binds how members send and read their identity documents. */
export function bindIdentityRoutes(
  router: Router,
  { identity }: { identity: IdentityService },
): void {
  bind(router, contract.readIdentity, async ({ site, session }) => ({
    value: await identity.read(whoseOf(site, session)),
  }));

  bind(router, contract.sendIdentity, async ({ site, session, body }) => ({
    value: await identity.send(whoseOf(site, session), body.pictures),
  }));
}
