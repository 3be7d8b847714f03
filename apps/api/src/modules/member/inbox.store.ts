import { and, count, eq, isNull } from 'drizzle-orm';
import type { LocalisedText } from '#platform/database/columns.ts';
import type { Queryable } from '#platform/database/connection.ts';
import { inboxMessage } from './member.tables.ts';

/** A message to be sent; its id prevents a second copy for the same member. */
export interface InboxDraft {
  readonly messageId: string;
  readonly title: LocalisedText;
  readonly body: LocalisedText;
  readonly createdAt: Date;
}

/** Inboxes of one site. */
export function inboxStore(db: Queryable, siteId: string) {
  return {
    /** Puts messages into a member's inbox; those already there are left as they are. */
    async insert(memberId: string, drafts: readonly InboxDraft[]): Promise<void> {
      if (drafts.length === 0) return;
      const rows = drafts.map((draft) => ({ ...draft, siteId, memberId }));
      await db.insert(inboxMessage).values(rows).onConflictDoNothing();
    },

    /** How many messages a member has not read. */
    async countUnread(memberId: string): Promise<number> {
      const isUnread = and(
        eq(inboxMessage.siteId, siteId),
        eq(inboxMessage.memberId, memberId),
        isNull(inboxMessage.readAt),
      );
      const [row] = await db.select({ unread: count() }).from(inboxMessage).where(isUnread);
      return row?.unread ?? 0;
    },
  };
}
