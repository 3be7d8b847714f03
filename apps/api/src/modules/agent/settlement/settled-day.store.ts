import { and, desc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connection.ts';
import { agentSettledDay, agentSettlement } from './settlement.tables.ts';

/** The days of one site whose commission is frozen. */
export function settledDayStore(db: Queryable, siteId: string) {
  return {
    /** Marks a day as frozen; false when it was before. Of two runs at once the second waits for the first. */
    async begin(day: string, frozenAt: Date, payees: number): Promise<boolean> {
      const made = await db
        .insert(agentSettledDay)
        .values({ siteId, day, frozenAt, payees })
        .onConflictDoNothing()
        .returning({ day: agentSettledDay.day });
      return made.length > 0;
    },

    /** The last day whose commission is frozen. */
    async last(): Promise<string | undefined> {
      const [row] = await db
        .select({ day: agentSettledDay.day })
        .from(agentSettledDay)
        .where(eq(agentSettledDay.siteId, siteId))
        .orderBy(desc(agentSettledDay.day))
        .limit(1);
      return row?.day;
    },

    /** What the commission of a day carries over, per payee. */
    async carriedFrom(day: string): Promise<Map<string, number>> {
      const rows = await db
        .select({ memberId: agentSettlement.memberId, minor: agentSettlement.carriedOutMinor })
        .from(agentSettlement)
        .where(
          and(
            eq(agentSettlement.siteId, siteId),
            eq(agentSettlement.kind, 'commission'),
            eq(agentSettlement.periodKey, day),
            sql`${agentSettlement.carriedOutMinor} > 0`,
          ),
        );
      return new Map(rows.map(({ memberId, minor }) => [memberId, minor]));
    },
  };
}
