import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connection.ts';
import { identityDocument as table } from './identity.tables.ts';

/** Documents as stored. */
export type IdentityRow = typeof table.$inferSelect;

/** Identity documents of one site's members. */
export function identityStore(db: Queryable, siteId: string) {
  const one = (documentId: string) =>
    and(eq(table.siteId, siteId), eq(table.documentId, documentId));
  return {
    /** Stores documents that wait; false while others of the member wait or are approved. */
    async insert(
      row: Pick<IdentityRow, 'documentId' | 'memberId' | 'pictureIds' | 'sentAt'>,
    ): Promise<boolean> {
      const rows = await db
        .insert(table)
        .values({ ...row, siteId, state: 'pending' })
        .onConflictDoNothing()
        .returning({ documentId: table.documentId });
      if (rows.length === 0) return false;
      await db.execute(sql`INSERT INTO document_picture (site_id, hash, document_id, member_id)
        SELECT p.site_id, encode(sha256(p.content), 'hex'), ${row.documentId}, ${row.memberId} FROM picture p
        WHERE p.site_id = ${siteId} AND ${inArray(sql`p.picture_id`, row.pictureIds)} ON CONFLICT DO NOTHING`);
      return true;
    },

    /** The newest of a member: those that wait or are approved, which are the last it sent, before rejected ones. */
    async newest(memberId: string): Promise<IdentityRow | undefined> {
      const rows = await db
        .select()
        .from(table)
        .where(and(eq(table.siteId, siteId), eq(table.memberId, memberId)))
        .orderBy(sql`${table.state} = 'rejected'`, desc(table.sentAt), desc(table.documentId))
        .limit(1);
      return rows[0];
    },

    /** Those that wait, oldest first. */
    pending: (limit: number): Promise<IdentityRow[]> =>
      db
        .select()
        .from(table)
        .where(and(eq(table.siteId, siteId), eq(table.state, 'pending')))
        .orderBy(asc(table.sentAt), asc(table.documentId))
        .limit(limit),

    find: async (documentId: string): Promise<IdentityRow | undefined> =>
      (await db.select().from(table).where(one(documentId)))[0],

    /** The same, locked until the transaction ends. */
    hold: async (documentId: string): Promise<IdentityRow | undefined> =>
      (await db.select().from(table).where(one(documentId)).for('update'))[0],

    async record(
      documentId: string,
      decision: Pick<IdentityRow, 'state' | 'reason' | 'decidedAt' | 'confirmed'>,
    ): Promise<void> {
      await db.update(table).set(decision).where(one(documentId));
    },
  };
}
