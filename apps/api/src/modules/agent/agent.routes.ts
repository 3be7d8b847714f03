import { agentContract as contract } from '@maidan/contract';
import { isContractPromptType } from '@maidan/contract/constants';
import type { ContractKind } from '@maidan/contract/constants';
import { bind } from '#platform/http/router.ts';
import type { Router } from '#platform/http/router.ts';
import type { SessionView, SiteView } from '#platform/http/request-context.ts';
import { requireContracts } from './agent.policy.ts';
import type { AgentService } from './agent.service.ts';

const NOTHING_PENDING = { dailysalreqtype: '', divtypecompperiodreq: '', contracthoursalreq: '' };

export function bindAgentRoutes(router: Router, { agent }: { agent: AgentService }): void {
  const pending = async (site: SiteView, session: SessionView, kind: ContractKind) =>
    isContractPromptType(session.type) ? agent.pendingRequest(site, session.memberId, kind) : '';

  bind(router, contract.readSalaryRequest, async ({ site, session }) => ({
    value: { ...NOTHING_PENDING, dailysalreqtype: await pending(site, session, 'salary') },
  }));

  bind(router, contract.readDividendRequest, async ({ site, session }) => ({
    value: { ...NOTHING_PENDING, divtypecompperiodreq: await pending(site, session, 'dividend') },
  }));

  bind(router, contract.readHourlyRequest, async ({ site, session }) => ({
    value: { ...NOTHING_PENDING, contracthoursalreq: await pending(site, session, 'hourly') },
  }));

  bind(router, contract.listWaitingContracts, async ({ site, session }) => ({
    value: {
      waiting: isContractPromptType(session.type)
        ? await agent.waiting(site.siteId, session.memberId)
        : [],
    },
  }));

  bind(router, contract.readContract, async ({ site, session, params, query }) => {
    requireContracts(session);
    return { value: await agent.read(site, session.memberId, params.kind, query) };
  });

  bind(router, contract.answerContract, async ({ site, session, params, body, userAgent }) => {
    requireContracts(session);
    const { contractId, answer, textHash, ...reader } = body;
    const { memberId } = session;
    const given = { memberId, kind: params.kind, contractId, answer, textHash, reader };
    return { value: await agent.answer(site, { ...given, device: userAgent }) };
  });
}
