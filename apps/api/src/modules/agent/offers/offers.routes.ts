import { offersContract as contract } from '@maidan/contract';
import { bind } from '#platform/http/router.ts';
import type { Router } from '#platform/http/router.ts';
import { requireContracts } from '../agent.policy.ts';
import type { OffersService } from './offers.service.ts';

/** Offers of contracts, and the lists of them (AGENTX-05). */
export function bindOffersRoutes(router: Router, { offers }: { offers: OffersService }): void {
  bind(router, contract.listContracts, async ({ site, session }) => {
    requireContracts(session);
    return { value: { contracts: await offers.received(site, session.memberId) } };
  });

  bind(router, contract.simulateContract, async ({ site, session, params, query }) => {
    requireContracts(session);
    const what = { kind: params.kind, change: Number(query.change) };
    return { value: await offers.simulate(site, session.memberId, what) };
  });

  bind(router, contract.previewOffer, async ({ site, session, body }) => ({
    value: await offers.preview(site, session, body),
  }));

  bind(router, contract.offerContract, async ({ site, session, body, idempotencyKey }) => ({
    value: await offers.offer(site, session, body, idempotencyKey),
  }));

  bind(router, contract.listOffers, async ({ site, session, query }) => ({
    value: { contracts: await offers.made(site, session.memberId, query.memberId) },
  }));

  bind(router, contract.endOffer, async ({ site, session, params }) => ({
    value: await offers.end(site, session.memberId, params.contractId),
  }));
}
