import { and, asc, count, desc, eq, gt, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Database, Queryable } from '#platform/database/connection.ts';
import { chat, chatMessage } from './chat.tables.ts';

export type ChatRow = typeof chat.$inferSelect;
export type ChatMessageRow = typeof chatMessage.$inferSelect;
/** A message before it has its number. */
export type ChatDraft = Pick<
  ChatMessageRow,
  'messageId' | 'isFromMember' | 'authorName' | 'body' | 'createdAt'
> &
  Partial<Pick<ChatMessageRow, 'pictureId' | 'pictureName'>>;

/** The chat of one member. */
export function chatStore(db: Queryable, siteId: string, memberId: string) {
  const ownChat = and(eq(chat.siteId, siteId), eq(chat.memberId, memberId));
  const ownMessages = and(eq(chatMessage.siteId, siteId), eq(chatMessage.memberId, memberId));
  const unread = and(ownMessages, isNull(chatMessage.readAt), eq(chatMessage.isFromMember, false));
  return {
    /** The number of the desk's answers that the member has not read; the member's own messages never count. */
    async countUnread(): Promise<number> {
      const [row] = await db.select({ unread: count() }).from(chatMessage).where(unread);
      return row?.unread ?? 0;
    },

    /** The chat; undefined before its first message. */
    async find(): Promise<ChatRow | undefined> {
      const [row] = await db.select().from(chat).where(ownChat);
      return row;
    },

    /** At most `most` messages before or after a number, the nearest to it; always in the order of the chat. */
    async page(bound: { before: number } | { after: number }, most: number) {
      const isForward = 'after' in bound;
      const side = isForward
        ? gt(chatMessage.number, bound.after)
        : lt(chatMessage.number, bound.before);
      const order = isForward ? asc(chatMessage.number) : desc(chatMessage.number);
      const rows = await db
        .select()
        .from(chatMessage)
        .where(and(ownMessages, side))
        .orderBy(order)
        .limit(most);
      return isForward ? rows : rows.toReversed();
    },

    /** Marks the desk's answers up to a number as read; answers whether any was unread. */
    async markRead(upTo: number, at: Date): Promise<boolean> {
      const rows = await db
        .update(chatMessage)
        .set({ readAt: at })
        .where(and(unread, lte(chatMessage.number, upTo)))
        .returning({ messageId: chatMessage.messageId });
      return rows.length > 0;
    },

    /** Notes that the desk has read everything. Does nothing without a chat. */
    async markDeskRead(): Promise<void> {
      await db.update(chat).set({ deskReadNumber: chat.lastNumber }).where(ownChat);
    },

    /** Notes that the desk has read everything and that nobody is typing. Does nothing without a chat. */
    async endDeskTurn(): Promise<void> {
      const ended = { deskReadNumber: chat.lastNumber, typingName: null, typingUntil: null };
      await db.update(chat).set(ended).where(ownChat);
    },

    /** Notes who is typing at the desk. Does nothing without a chat. */
    async setTyping(typingName: string, typingUntil: Date): Promise<void> {
      await db.update(chat).set({ typingName, typingUntil }).where(ownChat);
    },
  };
}

/**
 * Adds a message at the end of a chat, and answers it with its number. A message whose id the chat has already is
 * answered as it is stored. `onAdded` belongs to the transaction of a new message, which it undoes by failing.
 */
export function addMessage(
  db: Database,
  { siteId, memberId }: Pick<ChatRow, 'siteId' | 'memberId'>,
  draft: ChatDraft,
  onAdded?: (tx: Queryable) => Promise<void>,
): Promise<{ message: ChatMessageRow; isNew: boolean }> {
  return db.transaction(async (tx) => {
    // The row is locked from here on, so that numbers follow each other and a repeated message finds the first.
    const [row] = await tx
      .insert(chat)
      .values({ siteId, memberId, lastNumber: 1 })
      .onConflictDoUpdate({
        target: [chat.siteId, chat.memberId],
        set: { lastNumber: sql`${chat.lastNumber} + 1` },
      })
      .returning();
    const number = row?.lastNumber ?? 1;
    const own = and(
      eq(chatMessage.siteId, siteId),
      eq(chatMessage.memberId, memberId),
      eq(chatMessage.messageId, draft.messageId),
    );
    const [added] = await tx
      .insert(chatMessage)
      .values({ siteId, memberId, number, ...draft })
      .onConflictDoNothing()
      .returning();
    if (added) {
      await onAdded?.(tx);
      return { message: added, isNew: true };
    }
    const [stored] = await tx.select().from(chatMessage).where(own);
    if (!stored) throw new Error('A message that is in the way is not there');
    await tx
      .update(chat)
      .set({ lastNumber: number - 1 })
      .where(and(eq(chat.siteId, siteId), eq(chat.memberId, memberId)));
    return { message: stored, isNew: false };
  });
}

/** The chats of a site, the one with the newest message first, each with that message. */
export function newestChats(db: Queryable, siteId: string, most: number) {
  return db
    .select({
      memberId: chat.memberId,
      lastNumber: chat.lastNumber,
      deskReadNumber: chat.deskReadNumber,
      isFromMember: chatMessage.isFromMember,
      body: chatMessage.body,
      pictureName: chatMessage.pictureName,
      createdAt: chatMessage.createdAt,
    })
    .from(chat)
    .innerJoin(
      chatMessage,
      and(
        eq(chatMessage.siteId, chat.siteId),
        eq(chatMessage.memberId, chat.memberId),
        eq(chatMessage.number, chat.lastNumber),
      ),
    )
    .where(eq(chat.siteId, siteId))
    .orderBy(desc(chatMessage.createdAt), asc(chat.memberId))
    .limit(most);
}
