import type { BetKind } from '@maidan/contract/constants';
import { and, desc, eq, gte, isNull } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connection.ts';
import { rebate, rebateClaim, rebateDay } from './rebate.tables.ts';
import type { RebateClaimRow, RebateRow } from './rebate.tables.ts';

/** Rebates of one site's members. */
export function rebateStore(db: Queryable, siteId: string) {
  const ofMember = (memberId: string) =>
    and(eq(rebateClaim.siteId, siteId), eq(rebateClaim.memberId, memberId));
  const open = (memberId: string, fromDay: string, kind?: BetKind) =>
    and(
      eq(rebate.siteId, siteId),
      eq(rebate.memberId, memberId),
      gte(rebate.day, fromDay),
      isNull(rebate.claimId),
      kind && eq(rebate.kind, kind),
    );
  return {
    /** Stores settled rebates; one that is settled already stays as it is. */
    async insert(rows: readonly Omit<RebateRow, 'siteId' | 'claimId'>[]): Promise<void> {
      if (rows.length === 0) return;
      await db
        .insert(rebate)
        .values(rows.map((row) => ({ ...row, siteId })))
        .onConflictDoNothing();
    },
    /** What a member has not claimed yet of a day or later. */
    listOpen: (memberId: string, fromDay: string, kind?: BetKind): Promise<RebateRow[]> =>
      db
        .select()
        .from(rebate)
        .where(open(memberId, fromDay, kind))
        .orderBy(rebate.day),
    /** Marks everything that `listOpen` answers as claimed. */
    async markClaimed(memberId: string, fromDay: string, claimId: string, kind?: BetKind) {
      await db
        .update(rebate)
        .set({ claimId })
        .where(open(memberId, fromDay, kind));
    },
    async saveClaim(row: Omit<RebateClaimRow, 'siteId'>): Promise<void> {
      await db.insert(rebateClaim).values({ ...row, siteId });
    },
    async claimByKey(memberId: string, key: string): Promise<RebateClaimRow | undefined> {
      const where = and(ofMember(memberId), eq(rebateClaim.idempotencyKey, key));
      return (await db.select().from(rebateClaim).where(where))[0];
    },
    listClaims: (memberId: string, limit: number): Promise<RebateClaimRow[]> =>
      db
        .select()
        .from(rebateClaim)
        .where(ofMember(memberId))
        .orderBy(desc(rebateClaim.claimedAt), desc(rebateClaim.claimId))
        .limit(limit),
    /** The days from one on that are settled. */
    async settledDays(fromDay: string): Promise<ReadonlySet<string>> {
      const where = and(eq(rebateDay.siteId, siteId), gte(rebateDay.day, fromDay));
      const rows = await db.select({ day: rebateDay.day }).from(rebateDay).where(where);
      return new Set(rows.map((row) => row.day));
    },
    async markSettled(day: string, settledAt: Date): Promise<void> {
      await db.insert(rebateDay).values({ siteId, day, settledAt }).onConflictDoNothing();
    },
  };
}
