import { statementsContract as contract } from '@maidan/contract';
import { bind } from '#platform/http/router.ts';
import type { Router } from '#platform/http/router.ts';
import { requireContracts } from '../agent.policy.ts';
import type { OwnSettlementsService } from '../settlement/own-settlements.service.ts';
import type { StatementService } from './statement.service.ts';

/** What agents earned: commission by month, and the settled periods of contracts (AGENTX-04, AGENTX-06). */
export function bindStatementRoutes(
  router: Router,
  services: { statements: StatementService; ownSettlements: OwnSettlementsService },
): void {
  const { statements, ownSettlements } = services;

  bind(router, contract.readStatement, async ({ site, session, query }) => ({
    value: await statements.read(site, session.memberId, query.month),
  }));

  bind(router, contract.listSettlements, async ({ site, session, query }) => {
    requireContracts(session);
    const { kind, before } = query;
    return { value: await ownSettlements.list(site.siteId, session.memberId, { kind, before }) };
  });

  bind(router, contract.readSettlement, async ({ site, session, params }) => {
    requireContracts(session);
    const { settlementId } = params;
    return { value: await ownSettlements.read(site.siteId, session.memberId, settlementId) };
  });
}
