import type { ContractKind } from '@maidan/contract/constants';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connection.ts';
import type { ContractRow } from './agent.store.ts';
import { agentContract } from './agent.tables.ts';
import { contractsOf } from './contract-event.store.ts';

/** Finds single contracts of one site. */
export function contractFinder(db: Queryable, siteId: string) {
  return {
    /** A contract of a member, by its id. */
    async find(
      contractId: string,
      { memberId }: { memberId: string },
    ): Promise<ContractRow | undefined> {
      const [row] = await db
        .select()
        .from(agentContract)
        .where(
          and(
            eq(agentContract.siteId, siteId),
            eq(agentContract.contractId, contractId),
            eq(agentContract.memberId, memberId),
          ),
        );
      return row;
    },
    /** The contract of a kind that is in a state of which there is one at most. */
    async inState(
      memberId: string,
      kind: ContractKind,
      state: 'offered' | 'accepted',
    ): Promise<ContractRow | undefined> {
      const [row] = await db
        .select()
        .from(agentContract)
        .where(and(contractsOf(siteId, memberId, kind), eq(agentContract.state, state)));
      return row;
    },
    /** A contract that an agent offered, locked until the transaction ends. */
    async holdOffered(agentMemberId: string, contractId: string): Promise<ContractRow | undefined> {
      const [row] = await db
        .select()
        .from(agentContract)
        .where(
          and(
            eq(agentContract.siteId, siteId),
            eq(agentContract.contractId, contractId),
            eq(agentContract.offeredByMemberId, agentMemberId),
          ),
        )
        .for('update');
      return row;
    },
  };
}
