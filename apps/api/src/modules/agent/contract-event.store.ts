import type { ContractKind, ContractState } from '@maidan/contract/constants';
import { and, desc, eq } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connection.ts';
import { agentContract, agentContractEvent } from './agent.tables.ts';

/** Most events of a member's history that are returned. */
const MOST_EVENTS = 50;

/** The condition that selects a member's contracts of a kind on a site. */
export function contractsOf(siteId: string, memberId: string, kind: ContractKind): SQL | undefined {
  return and(
    eq(agentContract.siteId, siteId),
    eq(agentContract.memberId, memberId),
    eq(agentContract.kind, kind),
  );
}

/** The events of the contracts of one site, with their times. */
export function contractEventStore(db: Queryable, siteId: string) {
  return {
    /** Notes that a contract has entered a state. */
    add: (contractId: string, state: ContractState, at: Date) =>
      db.insert(agentContractEvent).values({ siteId, contractId, state, at }),
    /** The events of the member's contracts of a kind, newest first. */
    list: (memberId: string, kind: ContractKind) =>
      db
        .select({
          contractId: agentContractEvent.contractId,
          state: agentContractEvent.state,
          at: agentContractEvent.at,
        })
        .from(agentContractEvent)
        .innerJoin(
          agentContract,
          and(
            eq(agentContract.siteId, agentContractEvent.siteId),
            eq(agentContract.contractId, agentContractEvent.contractId),
          ),
        )
        .where(contractsOf(siteId, memberId, kind))
        // An acceptance and the end that it causes have the same time; the newer contract is listed first.
        .orderBy(
          desc(agentContractEvent.at),
          desc(agentContract.offeredAt),
          desc(agentContractEvent.contractId),
        )
        .limit(MOST_EVENTS),
  };
}
