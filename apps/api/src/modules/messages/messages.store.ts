import { and, desc, eq, inArray, lte } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connection.ts';
import { outbox } from './messages.tables.ts';

/** Messages of one site that the outbox keeps; older ones make room. */
export const MOST_KEPT = 200;

/** A message as the outbox holds it. */
export type OutboxRow = typeof outbox.$inferSelect;
/** A message to be put into the outbox. */
export type NewOutboxRow = Omit<typeof outbox.$inferInsert, 'siteId' | 'messageId'>;

/** The outbox of one site. */
export function outboxStore(db: Queryable, siteId: string) {
  return {
    /** Puts a message in, and takes out those beyond the newest `MOST_KEPT`. */
    async add(row: NewOutboxRow): Promise<void> {
      await db.insert(outbox).values({ ...row, siteId });
      const surplus = db
        .select({ messageId: outbox.messageId })
        .from(outbox)
        .where(eq(outbox.siteId, siteId))
        .orderBy(desc(outbox.messageId))
        .offset(MOST_KEPT);
      await db
        .delete(outbox)
        .where(and(eq(outbox.siteId, siteId), inArray(outbox.messageId, surplus)));
    },

    /** Every message, newest first. */
    list: (): Promise<OutboxRow[]> =>
      db.select().from(outbox).where(eq(outbox.siteId, siteId)).orderBy(desc(outbox.messageId)),
  };
}

/** Removes the messages of every site that were written at a moment or before. */
export async function purgeOutbox(db: Queryable, before: Date): Promise<void> {
  await db.delete(outbox).where(lte(outbox.createdAt, before));
}
