import { and, count, eq, gt, lte } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connection.ts';
import { memberReveal, memberRevealAlert } from './reveal.tables.ts';

/** What was shown to an operator. */
type RevealRow = typeof memberReveal.$inferSelect;

/** What was shown to operators of the members of a site. */
export function revealStore(db: Queryable, siteId: string) {
  return {
    async insert(row: Omit<RevealRow, 'siteId'>): Promise<void> {
      await db.insert(memberReveal).values({ ...row, siteId });
    },
    /** What of a member is shown to an operator at a moment. */
    shown: (operatorId: string, memberId: string, at: Date): Promise<RevealRow[]> =>
      db
        .select()
        .from(memberReveal)
        .where(
          and(
            eq(memberReveal.siteId, siteId),
            eq(memberReveal.operatorId, operatorId),
            eq(memberReveal.memberId, memberId),
            gt(memberReveal.endsAt, at),
          ),
        ),
  };
}

/** How many fields were shown to an operator since a moment, on all sites. */
export async function countReveals(
  db: Queryable,
  operatorId: string,
  since: Date,
): Promise<number> {
  const [row] = await db
    .select({ shown: count() })
    .from(memberReveal)
    .where(and(eq(memberReveal.operatorId, operatorId), gt(memberReveal.shownAt, since)));
  return row?.shown ?? 0;
}

/** Takes it upon a transaction to tell the owners of an operator; false when they were told after a moment. */
export async function claimRevealAlert(
  db: Queryable,
  operatorId: string,
  { now, since }: { now: Date; since: Date },
): Promise<boolean> {
  const rows = await db
    .insert(memberRevealAlert)
    .values({ siteId: '*', operatorId, toldAt: now })
    .onConflictDoUpdate({
      target: [memberRevealAlert.siteId, memberRevealAlert.operatorId],
      set: { toldAt: now },
      setWhere: lte(memberRevealAlert.toldAt, since),
    })
    .returning({ operatorId: memberRevealAlert.operatorId });
  return rows.length > 0;
}
