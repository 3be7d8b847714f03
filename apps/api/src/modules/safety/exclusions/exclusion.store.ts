import { and, asc, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Queryable, Transaction } from '#platform/database/connection.ts';
import { memberBreak } from '../safety.tables.ts';
import { exclusionEnd } from './exclusion.tables.ts';

/** An exclusion that nobody has ended. */
interface StandingExclusion {
  readonly breakId: string;
  /** When it has run out; null for good. */
  readonly endsAt: Date | null;
}

/** An exclusion that has run out. */
export interface OverExclusion {
  readonly breakId: string;
  readonly ranOutAt: Date;
}

/** That nobody has ended an exclusion; an exclusion whose time is over stands until two operators have. */
export const isUnended: SQL = sql`NOT EXISTS (
    SELECT FROM exclusion_end e
    WHERE e.site_id = ${memberBreak.siteId} AND e.member_id = ${memberBreak.memberId} AND e.break_id = ${memberBreak.breakId}
  )`;

/** Exclusions of members and their ends, for one site. */
export function exclusionStore(siteId: string) {
  return {
    /** All of a member that stand, in the order in which they began. */
    standing: (db: Queryable, memberId: string): Promise<StandingExclusion[]> =>
      db
        .select({ breakId: memberBreak.breakId, endsAt: memberBreak.endsAt })
        .from(memberBreak)
        .where(
          and(
            eq(memberBreak.siteId, siteId),
            eq(memberBreak.memberId, memberId),
            eq(memberBreak.kind, 'exclusion'),
            isUnended,
          ),
        )
        .orderBy(asc(memberBreak.startsAt), asc(memberBreak.breakId)),
    async end(
      tx: Transaction,
      over: readonly OverExclusion[],
      how: Omit<typeof exclusionEnd.$inferSelect, 'siteId' | keyof OverExclusion>,
    ): Promise<void> {
      await tx.insert(exclusionEnd).values(over.map((one) => ({ ...how, ...one, siteId })));
    },
  };
}
