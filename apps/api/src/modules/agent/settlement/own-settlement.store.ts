import type { ContractKind } from '@maidan/contract/constants';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connection.ts';
import type { CommissionLineRow, SettlementRow } from './settlement.store.ts';
import { agentCommissionLine, agentSettlement } from './settlement.tables.ts';
import type { SettlementKind } from './settlement.tables.ts';

/** The condition that selects a payee's settlements of a kind. */
function ownOf(siteId: string, memberId: string, kind: SettlementKind): SQL | undefined {
  return and(
    eq(agentSettlement.siteId, siteId),
    eq(agentSettlement.memberId, memberId),
    eq(agentSettlement.kind, kind),
  );
}

/** What an agent reads of its commission, on one site. */
export function ownCommissionStore(db: Queryable, siteId: string, memberId: string) {
  const own = ownOf(siteId, memberId, 'commission');
  return {
    /** The commission of the frozen days from a date to before another, the oldest first. */
    days: (fromDay: string, toDay: string): Promise<SettlementRow[]> =>
      db
        .select()
        .from(agentSettlement)
        .where(
          and(
            own,
            sql`${agentSettlement.periodKey} >= ${fromDay}`,
            sql`${agentSettlement.periodKey} < ${toDay}`,
          ),
        )
        .orderBy(asc(agentSettlement.periodFrom)),

    /** The lines of those days. */
    async lines(fromDay: string, toDay: string): Promise<CommissionLineRow[]> {
      const rows = await db
        .select({ line: agentCommissionLine })
        .from(agentCommissionLine)
        .innerJoin(
          agentSettlement,
          and(
            eq(agentSettlement.siteId, agentCommissionLine.siteId),
            eq(agentSettlement.settlementId, agentCommissionLine.settlementId),
          ),
        )
        .where(
          and(
            own,
            sql`${agentSettlement.periodKey} >= ${fromDay}`,
            sql`${agentSettlement.periodKey} < ${toDay}`,
          ),
        );
      return rows.map(({ line }) => line);
    },

    /** The months that have a frozen day, the newest first, as `2026-11`. */
    async months(): Promise<string[]> {
      const month = sql<string>`left(${agentSettlement.periodKey}, 7)`;
      const rows = await db
        .selectDistinct({ month })
        .from(agentSettlement)
        .where(own)
        .orderBy(sql`1 DESC`)
        .limit(24);
      return rows.map((row) => row.month);
    },
  };
}

/** What a payee reads of its settlements, on one site. */
export function ownSettlementStore(db: Queryable, siteId: string, memberId: string) {
  return {
    /** The newest settlements of a kind of contract before a moment. */
    ofKind: (kind: ContractKind, before: Date, limit: number): Promise<SettlementRow[]> =>
      db
        .select()
        .from(agentSettlement)
        .where(
          and(
            ownOf(siteId, memberId, kind),
            sql`${agentSettlement.periodFrom} < ${before.toISOString()}::timestamptz`,
          ),
        )
        .orderBy(desc(agentSettlement.periodFrom))
        .limit(limit),

    /** One settlement of a contract; that of somebody else is not found. */
    async find(settlementId: string): Promise<SettlementRow | undefined> {
      const [row] = await db
        .select()
        .from(agentSettlement)
        .where(
          and(
            eq(agentSettlement.siteId, siteId),
            eq(agentSettlement.settlementId, settlementId),
            eq(agentSettlement.memberId, memberId),
            sql`${agentSettlement.kind} <> 'commission'`,
          ),
        );
      return row;
    },
  };
}
