import { safetyContract } from '@maidan/contract';
import type { StepUps } from '#modules/security/index.ts';
import type { SessionView, SiteView } from '#platform/http/request-context.ts';
import { bind } from '#platform/http/router.ts';
import type { Router } from '#platform/http/router.ts';
import type { Database } from '#platform/database/connection.ts';
import type { BreakGates, BreaksService } from './breaks.service.ts';
import type { LimitsService } from './limits.service.ts';

export interface SafetyRoutesDeps {
  readonly limits: LimitsService;
  readonly db: Database;
  readonly gates: BreakGates;
  readonly breaks: BreaksService;
  readonly security: { readonly stepUps: Pick<StepUps, 'require'> };
}

/** Binds the endpoints of responsible play. Each but the exclusion, which ends the session, answers the state after it. */
export function bindSafetyRoutes(router: Router, deps: SafetyRoutesDeps): void {
  const { db, limits, gates, breaks, security } = deps;
  const stateOf = async (site: SiteView, { memberId }: SessionView) => {
    const until = await gates.timeOutUntil(db, { siteId: site.siteId, memberId });
    const state = await limits.read(site, memberId);
    return { value: { ...state, ...(until && { timeOutUntil: until.toISOString() }) } };
  };

  bind(router, safetyContract.readSafety, ({ site, session }) => stateOf(site, session));
  bind(router, safetyContract.readPlay, async ({ site, session, query }) => ({
    value: await limits.playedSince(site, session.memberId, new Date(query.from)),
  }));
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
  bind(router, safetyContract.takeTimeOut, async ({ site, session, body }) => {
    await breaks.takeTimeOut({ siteId: site.siteId, memberId: session.memberId }, body.days);
    return stateOf(site, session);
  });
  bind(router, safetyContract.excludeSelf, async ({ site, session, body }) => {
    await security.stepUps.require(site.siteId, session.sessionId);
    await breaks.exclude({ siteId: site.siteId, memberId: session.memberId }, body.months);
    return { value: true as const };
  });
}
