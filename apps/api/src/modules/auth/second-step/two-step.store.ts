import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Queryable } from '#platform/database/connection.ts';
import { twoStep as table } from './two-step.tables.ts';

/** A second factor as stored. */
export type TwoStepRow = typeof table.$inferSelect;

/** The second factors of one site. Each write says whether it found what it was for, so that of two at once one counts. */
export function twoStepStore(db: Queryable, siteId: string) {
  const ofMember = (memberId: string) =>
    and(eq(table.siteId, siteId), eq(table.memberId, memberId));
  async function change(memberId: string, values: PgUpdateSetSource<typeof table>, where: SQL) {
    const rows = await db
      .update(table)
      .set(values)
      .where(and(ofMember(memberId), where))
      .returning({ memberId: table.memberId });
    return rows.length > 0;
  }
  return {
    find: async (memberId: string): Promise<TwoStepRow | undefined> =>
      (await db.select().from(table).where(ofMember(memberId)))[0],

    /** Keeps a new secret in the place of one that is not asked for; false while one is. */
    async begin(row: Pick<TwoStepRow, 'memberId' | 'secretSealed' | 'createdAt'>) {
      const fresh = { ...row, lastStep: 0, recoveryHashes: [], since: null };
      const rows = await db
        .insert(table)
        .values({ ...fresh, siteId })
        .onConflictDoUpdate({
          target: [table.siteId, table.memberId],
          set: fresh,
          setWhere: isNull(table.since),
        })
        .returning({ memberId: table.memberId });
      return rows.length > 0;
    },

    /** Keeps the recovery codes of a secret that a code has confirmed. */
    confirm: (memberId: string, step: number, recoveryHashes: string[]) =>
      change(
        memberId,
        { lastStep: step, recoveryHashes },
        sql`${table.since} IS NULL AND ${table.lastStep} < ${step}`,
      ),

    turnOn: (memberId: string, since: Date) =>
      change(
        memberId,
        { since },
        sql`${table.since} IS NULL AND ${table.recoveryHashes} <> '[]'::jsonb`,
      ),

    /** Notes the step of a code; false when a code of this step or a later one counted before. */
    useStep: (memberId: string, step: number) =>
      change(memberId, { lastStep: step }, lt(table.lastStep, step)),

    /** Uses a recovery code up; false when there is none with this hash. */
    useRecovery: (memberId: string, hash: string) =>
      change(
        memberId,
        { recoveryHashes: sql`${table.recoveryHashes} - ${hash}::text` },
        sql`jsonb_exists(${table.recoveryHashes}, ${hash}::text)`,
      ),

    /** Forgets a factor that is asked for; false without one. */
    async remove(memberId: string): Promise<boolean> {
      const rows = await db
        .delete(table)
        .where(and(ofMember(memberId), isNotNull(table.since)))
        .returning({ memberId: table.memberId });
      return rows.length > 0;
    },
  };
}
