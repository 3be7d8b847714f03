import type { ContractKind } from '@maidan/contract/constants';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#platform/database/connection.ts';
import { agentCommissionLine, agentSettlement } from './settlement.tables.ts';

/** A settled period as stored. */
export type SettlementRow = typeof agentSettlement.$inferSelect;
/** A line of a settled commission as stored. */
export type CommissionLineRow = typeof agentCommissionLine.$inferSelect;

/** How many rows one statement inserts. */
const CHUNK = 500;

/** Settled periods of one site. */
export function settlementStore(db: Queryable, siteId: string) {
  const one = (settlementId: string) =>
    and(eq(agentSettlement.siteId, siteId), eq(agentSettlement.settlementId, settlementId));
  return {
    /** Stores settlements; one that is there already stays as it is. */
    async insert(rows: readonly Omit<SettlementRow, 'siteId'>[]): Promise<void> {
      for (let start = 0; start < rows.length; start += CHUNK) {
        const values = rows.slice(start, start + CHUNK).map((row) => ({ ...row, siteId }));
        await db.insert(agentSettlement).values(values).onConflictDoNothing();
      }
    },

    async insertLines(rows: readonly Omit<CommissionLineRow, 'siteId'>[]): Promise<void> {
      for (let start = 0; start < rows.length; start += CHUNK) {
        const values = rows.slice(start, start + CHUNK).map((row) => ({ ...row, siteId }));
        await db.insert(agentCommissionLine).values(values);
      }
    },

    /** The newest settlement of a contract. */
    async lastOfContract(
      memberId: string,
      kind: ContractKind,
      contractId: string,
    ): Promise<SettlementRow | undefined> {
      const [row] = await db
        .select()
        .from(agentSettlement)
        .where(
          and(
            eq(agentSettlement.siteId, siteId),
            eq(agentSettlement.memberId, memberId),
            eq(agentSettlement.kind, kind),
            eq(agentSettlement.contractId, contractId),
          ),
        )
        .orderBy(desc(agentSettlement.periodFrom))
        .limit(1);
      return row;
    },

    /** Ids of what waits for its payment, the oldest first. */
    async dueIds(): Promise<string[]> {
      const rows = await db
        .select({ settlementId: agentSettlement.settlementId })
        .from(agentSettlement)
        .where(and(eq(agentSettlement.siteId, siteId), sql`${agentSettlement.state} = 'due'`))
        .orderBy(asc(agentSettlement.frozenAt), asc(agentSettlement.settlementId));
      return rows.map(({ settlementId }) => settlementId);
    },
    ...oneSettlement(db, one),
  };
}

function oneSettlement(db: Queryable, one: (settlementId: string) => ReturnType<typeof and>) {
  return {
    /** A settlement, locked until the transaction ends. */
    async hold(tx: Transaction, settlementId: string): Promise<SettlementRow | undefined> {
      return (await tx.select().from(agentSettlement).where(one(settlementId)).for('update'))[0];
    },

    async find(settlementId: string): Promise<SettlementRow | undefined> {
      return (await db.select().from(agentSettlement).where(one(settlementId)))[0];
    },

    async setState(
      settlementId: string,
      change: Partial<Pick<SettlementRow, 'state' | 'journalId' | 'paidAt'>>,
    ): Promise<void> {
      await db.update(agentSettlement).set(change).where(one(settlementId));
    },
  };
}
