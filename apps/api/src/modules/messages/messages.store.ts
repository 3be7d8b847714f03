import { and, desc, eq, inArray, lte } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connection.ts';
import { outbox } from './messages.tables.ts';

/** How many messages of one site the outbox keeps; the oldest are removed. */
export const MOST_KEPT = 200;

/** A message as the outbox holds it. */
export type OutboxRow = typeof outbox.$inferSelect;
/** A message to be stored in the outbox. */
export type NewOutboxRow = Omit<typeof outbox.$inferInsert, 'siteId' | 'messageId'>;

/** The outbox of one site. */
export function outboxStore(db: Queryable, siteId: string) {
  return {
    /** Stores a message and removes those older than the newest `MOST_KEPT`. */
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

/** Removes the messages of every site that were written until a moment. */
export async function purgeOutbox(db: Queryable, before: Date): Promise<void> {
  await db.delete(outbox).where(lte(outbox.createdAt, before));
}
