import { and, count, desc, eq, inArray, isNull, lte, max } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { LocalisedText } from '#platform/database/columns.ts';
import type { Queryable } from '#platform/database/connection.ts';
import { notifyLive } from '#platform/live/live-events.ts';
import { inboxMessage as table } from '../member.tables.ts';

/** The topic under which changes of an inbox are announced. */
export const INBOX_TOPIC = 'inbox';

/** A message to be sent; its id prevents a second copy for the same member. */
export interface InboxDraft {
  readonly messageId: string;
  readonly title: LocalisedText;
  readonly body: LocalisedText;
  readonly createdAt: Date;
}

/** A message as stored. */
export type InboxRow = typeof table.$inferSelect;

/** How an inbox is: how many messages it has, how many are unread, and when the newest was sent. */
export interface InboxState {
  readonly total: number;
  readonly unread: number;
  readonly newestAt: Date | null;
}

/** Inboxes of one site. Every change is announced to the open pages of the member. */
export function inboxStore(db: Queryable, siteId: string) {
  const ofMember = (memberId: string) =>
    and(eq(table.siteId, siteId), eq(table.memberId, memberId));
  const announce = (memberId: string) => notifyLive(db, [{ siteId, memberId, topic: INBOX_TOPIC }]);

  async function markRead(memberId: string, which: SQL, readAt: Date): Promise<void> {
    await db
      .update(table)
      .set({ readAt })
      .where(and(ofMember(memberId), isNull(table.readAt), which));
    await announce(memberId);
  }

  return {
    /** Puts messages into a member's inbox; those already there are left as they are. */
    async insert(memberId: string, drafts: readonly InboxDraft[]): Promise<void> {
      if (drafts.length === 0) return;
      const rows = drafts.map((draft) => ({ ...draft, siteId, memberId }));
      await db.insert(table).values(rows).onConflictDoNothing();
      await announce(memberId);
    },

    /** How many messages a member has not read. */
    async countUnread(memberId: string): Promise<number> {
      const [row] = await db
        .select({ unread: count() })
        .from(table)
        .where(and(ofMember(memberId), isNull(table.readAt)));
      return row?.unread ?? 0;
    },

    async state(memberId: string): Promise<InboxState> {
      const [row] = await db
        .select({ total: count(), read: count(table.readAt), newestAt: max(table.createdAt) })
        .from(table)
        .where(ofMember(memberId));
      const { total = 0, read = 0, newestAt = null } = row ?? {};
      return { total, unread: total - read, newestAt };
    },

    /** Messages of a member, newest first. */
    list: (memberId: string, { limit, offset }: { limit: number; offset: number }) =>
      db
        .select()
        .from(table)
        .where(ofMember(memberId))
        .orderBy(desc(table.createdAt), desc(table.messageId))
        .limit(limit)
        .offset(offset),

    /** Marks messages as read; false when the member has none of them. */
    async markNamedRead(
      memberId: string,
      messageIds: readonly string[],
      readAt: Date,
    ): Promise<boolean> {
      const named = inArray(table.messageId, [...messageIds]);
      const [row] = await db
        .select({ known: count() })
        .from(table)
        .where(and(ofMember(memberId), named));
      if (!row?.known) return false;
      await markRead(memberId, named, readAt);
      return true;
    },

    /** Marks all messages as read that were sent until a moment. */
    markReadUntil: (memberId: string, sentUntil: Date, readAt: Date): Promise<void> =>
      markRead(memberId, lte(table.createdAt, sentUntil), readAt),
  };
}
