import { and, desc, eq, gt, lte } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connection.ts';
import { signIn as table } from './sign-in.tables.ts';

const KEPT_MS = 30 * 24 * 3_600_000;

/** A sign-in as stored. */
export type SignInRow = typeof table.$inferSelect;

/** The sign-ins of one site, for 30 days. */
export function signInStore(db: Queryable, siteId: string) {
  const ofMember = (memberId: string) =>
    and(eq(table.siteId, siteId), eq(table.memberId, memberId));
  return {
    /** Notes a sign-in or a failed try, and forgets those of the member that are too old. */
    async note(row: Omit<typeof table.$inferInsert, 'siteId'>): Promise<void> {
      const isOld = lte(table.at, oldest(row.at));
      await db.delete(table).where(and(ofMember(row.memberId), isOld));
      await db.insert(table).values({ ...row, siteId });
    },

    /** The newest of the last 30 days. */
    list: (memberId: string, now: Date, limit: number): Promise<SignInRow[]> =>
      db
        .select()
        .from(table)
        .where(and(ofMember(memberId), gt(table.at, oldest(now))))
        .orderBy(desc(table.at), desc(table.signInId))
        .limit(limit),
  };
}

function oldest(now: Date): Date {
  return new Date(now.getTime() - KEPT_MS);
}
