import { and, asc, desc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '#platform/database/connection.ts';
import type { KeysetRead } from '#platform/http/keyset-page.ts';
import { payoutStop as table } from './payout-stop.tables.ts';
import type { StopRow } from './payout-stop.tables.ts';

/** The first key of the lock on the stops of a member. */
const STOP_LOCK = 724_511_091;

/** Stops of members' withdrawals, for one site. */
export function payoutStopStore(db: Queryable, siteId: string) {
  const ofMember = (memberId: string) =>
    and(eq(table.siteId, siteId), eq(table.memberId, memberId));
  return {
    /** The stop of a member that stands. It stands until it is lifted, also after its review was due. */
    async standing(memberId: string): Promise<StopRow | undefined> {
      const where = and(ofMember(memberId), isNull(table.liftedAt));
      return (await db.select().from(table).where(where))[0];
    },
    /** The newest of a member, also those that are lifted. */
    ofMember: (memberId: string, most: number): Promise<StopRow[]> =>
      db
        .select()
        .from(table)
        .where(ofMember(memberId))
        .orderBy(desc(table.startsAt), desc(table.stopId))
        .limit(most),
    /** Those that stand, the first review first; only those whose review is due by a moment when there is one. */
    listStanding: ({ after, most }: KeysetRead, dueBy?: Date): Promise<StopRow[]> => {
      const beyond =
        after &&
        or(
          gt(table.reviewAt, after.at),
          and(eq(table.reviewAt, after.at), gt(table.stopId, after.id)),
        );
      const due = dueBy && lte(table.reviewAt, dueBy);
      return db
        .select()
        .from(table)
        .where(and(eq(table.siteId, siteId), isNull(table.liftedAt), due, beyond))
        .orderBy(asc(table.reviewAt), asc(table.stopId))
        .limit(most);
    },
    async insert(row: Omit<StopRow, 'siteId' | 'alertedAt' | 'liftedAt' | 'liftedBy'>) {
      await db.insert(table).values({ ...row, siteId });
    },
    /** Lifts the stop of a member that stands, and answers it. */
    async lift(
      memberId: string,
      { at, by }: { at: Date; by: string | null },
    ): Promise<StopRow | undefined> {
      const [row] = await db
        .update(table)
        .set({ liftedAt: at, liftedBy: by })
        .where(and(ofMember(memberId), isNull(table.liftedAt)))
        .returning();
      return row;
    },
  };
}

/** Keeps a stop and the order of a payout of one member apart until the transaction ends: the second sees the first. */
export async function lockStops(tx: Transaction, siteId: string, memberId: string): Promise<void> {
  const text = `${siteId} ${memberId}`;
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${STOP_LOCK}::int, hashtext(${text}))`);
}

/** Marks the stops of all sites whose review is due and of which no alert was raised, and answers them. */
export function takeOverdueStops(db: Database, now: Date): Promise<StopRow[]> {
  return db
    .update(table)
    .set({ alertedAt: now })
    .where(and(isNull(table.liftedAt), isNull(table.alertedAt), lte(table.reviewAt, now)))
    .returning();
}
