import { and, asc, desc, eq, lte, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connection.ts';
import { bonus as table, validBet } from './bonus.tables.ts';
import type { BonusRow } from './bonus.tables.ts';

/** A bonus to be stored. */
export type NewBonus = Omit<
  BonusRow,
  'siteId' | 'balanceMinor' | 'progressMinor' | 'played' | 'releasedMinor' | 'endedAt'
>;
type Change = Partial<Omit<BonusRow, 'siteId' | 'bonusId' | 'memberId'>>;

/** Bonuses of one site's members. They are written under the lock of the member's wallet. */
export function bonusStore(db: Queryable, siteId: string) {
  const one = (bonusId: string) => and(eq(table.siteId, siteId), eq(table.bonusId, bonusId));
  return {
    /** Stores a bonus; answers false when its source has one. */
    async insert(row: NewBonus): Promise<boolean> {
      const rows = await db
        .insert(table)
        .values({ ...row, siteId })
        .onConflictDoNothing()
        .returning({ bonusId: table.bonusId });
      return rows.length > 0;
    },
    async find(bonusId: string): Promise<BonusRow | undefined> {
      return (await db.select().from(table).where(one(bonusId)))[0];
    },
    async bySource(source: string): Promise<BonusRow | undefined> {
      const where = and(eq(table.siteId, siteId), eq(table.source, source));
      return (await db.select().from(table).where(where))[0];
    },
    /** The newest bonuses of a member, whatever their state. */
    list: (memberId: string, limit: number): Promise<BonusRow[]> =>
      db
        .select()
        .from(table)
        .where(and(eq(table.siteId, siteId), eq(table.memberId, memberId)))
        .orderBy(desc(table.offeredAt), desc(table.bonusId))
        .limit(limit),
    async write(bonusId: string, change: Change): Promise<void> {
      await db.update(table).set(change).where(one(bonusId));
    },
  };
}

/** The bonuses of all sites whose time is over, or whose offer is, oldest first. */
export async function dueBonuses(db: Queryable, now: Date, limit: number): Promise<BonusRow[]> {
  const running = await db
    .select()
    .from(table)
    .where(and(eq(table.state, 'active'), lte(table.expiresAt, now)))
    .orderBy(asc(table.expiresAt))
    .limit(limit);
  const offered = await db
    .select()
    .from(table)
    .where(and(eq(table.state, 'offered'), lte(table.claimUntil, now)))
    .orderBy(asc(table.claimUntil))
    .limit(limit);
  return [...running, ...offered];
}

/** The valid bets of one site's members on days that are given as dates of the site. */
export function validBetStore(db: Queryable, siteId: string) {
  return {
    /** What the members who played on a day staked, by kind of play; from one member on, some members at a time. */
    ofDay: (day: string, afterMemberId: string, members: number) =>
      db
        .select({
          memberId: validBet.memberId,
          kind: validBet.kind,
          stakeMinor: validBet.stakeMinor,
        })
        .from(validBet)
        .where(
          and(
            eq(validBet.siteId, siteId),
            eq(validBet.day, day),
            sql`${validBet.memberId} IN (
              SELECT DISTINCT v.member_id FROM valid_bet v
              WHERE v.site_id = ${siteId} AND v.day = ${day} AND v.member_id > ${afterMemberId}
              ORDER BY v.member_id LIMIT ${members})`,
          ),
        )
        .orderBy(asc(validBet.memberId)),
  };
}
