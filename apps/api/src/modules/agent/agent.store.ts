import type { ContractKind } from '@maidan/contract/constants';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connection.ts';
import { agentContract } from './agent.tables.ts';
import { contractEventStore, contractsOf } from './contract-event.store.ts';

export type ContractRow = typeof agentContract.$inferSelect;
/** A contract to offer: to whom, by whom, and on which terms. */
export type ContractOffer = Pick<
  ContractRow,
  'contractId' | 'kind' | 'offeredByMemberId' | 'memberId' | 'terms'
>;
/** What is stored of an answer. */
export type AnswerRecord = Pick<
  ContractRow,
  'answeredAt' | 'answeredDevice' | 'answeredText' | 'textLanguage' | 'textHash'
>;

/** Contracts between the members of one site. */
export function agentStore(db: Queryable, siteId: string) {
  const events = contractEventStore(db, siteId);
  return {
    /** Whether a contract was ever offered, whether or not it was answered. */
    async has(contractId: string): Promise<boolean> {
      const rows = await db
        .select({ contractId: agentContract.contractId })
        .from(agentContract)
        .where(and(eq(agentContract.siteId, siteId), eq(agentContract.contractId, contractId)));
      return rows.length > 0;
    },
    async insertOffer(offer: ContractOffer, at: Date): Promise<void> {
      await db.insert(agentContract).values({ ...offer, siteId, state: 'offered', offeredAt: at });
      await events.add(offer.contractId, 'offered', at);
    },
    /** Id of the contract of a kind that waits for the member's answer. */
    async offeredId(memberId: string, kind: ContractKind): Promise<string | undefined> {
      const [row] = await db
        .select({ contractId: agentContract.contractId })
        .from(agentContract)
        .where(and(contractsOf(siteId, memberId, kind), eq(agentContract.state, 'offered')));
      return row?.contractId;
    },
    /**
     * The contract of a kind that waits for an answer; without one, the contract in force; without that, the last one.
     */
    async current(memberId: string, kind: ContractKind): Promise<ContractRow | undefined> {
      const rank = sql`CASE ${agentContract.state} WHEN 'offered' THEN 0 WHEN 'accepted' THEN 1 ELSE 2 END`;
      const [row] = await db
        .select()
        .from(agentContract)
        .where(contractsOf(siteId, memberId, kind))
        .orderBy(rank, desc(agentContract.offeredAt), desc(agentContract.contractId))
        .limit(1);
      return row;
    },
    /**
     * A contract of the member, locked until the transaction ends: when two answers arrive at once, the second waits.
     */
    async hold(
      memberId: string,
      kind: ContractKind,
      contractId: string,
    ): Promise<ContractRow | undefined> {
      const [row] = await db
        .select()
        .from(agentContract)
        .where(and(contractsOf(siteId, memberId, kind), eq(agentContract.contractId, contractId)))
        .for('update');
      return row;
    },
    async recordAnswer(
      contractId: string,
      state: 'accepted' | 'refused',
      record: AnswerRecord & { answeredAt: Date },
    ): Promise<void> {
      await db
        .update(agentContract)
        .set({ ...record, state })
        .where(and(eq(agentContract.siteId, siteId), eq(agentContract.contractId, contractId)));
      await events.add(contractId, state, record.answeredAt);
    },
    /** Ends the contract of a kind that is in a state, when there is one. */
    async end(
      memberId: string,
      kind: ContractKind,
      state: 'offered' | 'accepted',
      at: Date,
    ): Promise<void> {
      const [ended] = await db
        .update(agentContract)
        .set({ state: 'ended' })
        .where(and(contractsOf(siteId, memberId, kind), eq(agentContract.state, state)))
        .returning({ contractId: agentContract.contractId });
      if (ended) await events.add(ended.contractId, 'ended', at);
    },
  };
}

/** The contracts of all kinds that wait for a member's answer. */
export function offeredContracts(
  db: Queryable,
  siteId: string,
  memberId: string,
): Promise<Pick<ContractRow, 'contractId' | 'kind' | 'offeredAt'>[]> {
  const { contractId, kind, offeredAt } = agentContract;
  return db
    .select({ contractId, kind, offeredAt })
    .from(agentContract)
    .where(
      and(
        eq(agentContract.siteId, siteId),
        eq(agentContract.memberId, memberId),
        eq(agentContract.state, 'offered'),
      ),
    );
}
