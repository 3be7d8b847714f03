import { safetyContract } from '@maidan/contract';
import type { SessionView, SiteView } from '#platform/http/request-context.ts';
import { bind } from '#platform/http/router.ts';
import type { Router } from '#platform/http/router.ts';
import type { LimitsService } from './limits.service.ts';

/** Binds the endpoints of responsible play. Each answers the state after it. */
export function bindSafetyRoutes(
  router: Router,
  { limits }: { readonly limits: LimitsService },
): void {
  const stateOf = async (site: SiteView, { memberId }: SessionView) => ({
    value: await limits.read(site, memberId),
  });

  bind(router, safetyContract.readSafety, ({ site, session }) => stateOf(site, session));
  bind(router, safetyContract.setLimit, async ({ site, session, body }) => {
    const { amount, ...named } = body;
    await limits.set(site, { ...named, memberId: session.memberId }, amount);
    return stateOf(site, session);
  });
  bind(router, safetyContract.confirmRaise, async ({ site, session, body }) => {
    await limits.confirm(site, { ...body, memberId: session.memberId });
    return stateOf(site, session);
  });
  bind(router, safetyContract.withdrawRaise, async ({ site, session, query }) => {
    await limits.withdraw(site, { ...query, memberId: session.memberId });
    return stateOf(site, session);
  });
}
