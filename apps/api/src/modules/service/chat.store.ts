import { and, count, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connection.ts';
import { chatMessage } from './service.tables.ts';

/** Chats of one site. */
export function chatStore(db: Queryable, siteId: string) {
  return {
    /** The number of the desk's answers that a member has not read; the member's own messages never count. */
    async countUnread(memberId: string): Promise<number> {
      const isUnread = and(
        eq(chatMessage.siteId, siteId),
        eq(chatMessage.memberId, memberId),
        isNull(chatMessage.readAt),
        eq(chatMessage.isFromMember, false),
      );
      const [row] = await db.select({ unread: count() }).from(chatMessage).where(isUnread);
      return row?.unread ?? 0;
    },
  };
}
