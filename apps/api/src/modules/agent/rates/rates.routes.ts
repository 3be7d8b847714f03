import { ratesContract as contract } from '@maidan/contract';
import { bind } from '#platform/http/router.ts';
import type { Router } from '#platform/http/router.ts';
import type { RatesService } from './rates.service.ts';

/** The rates of agents (AGENTX-04). */
export function bindRatesRoutes(router: Router, { rates }: { rates: RatesService }): void {
  bind(router, contract.readRates, async ({ site, session, query }) => {
    const { memberId } = session;
    const page = { isAgent: query.kind === 'agents', after: query.after };
    const own = await rates.own(site, memberId);
    return { value: { own, ...(await rates.lines(site, memberId, page)) } };
  });

  bind(router, contract.readGivenRates, async ({ site, session, params }) => ({
    value: await rates.line(site, session.memberId, params.memberId),
  }));

  bind(router, contract.giveRates, async ({ site, session, params, body }) => {
    const { memberId: agentMemberId } = session;
    const { memberId } = params;
    await rates.give(site, { agentMemberId, memberId, rates: body.rates });
    return { value: await rates.line(site, agentMemberId, memberId) };
  });
}
