import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '#platform/database/columns.ts';

/** The chat of one member with the desk; it exists from the first message on. */
export const chat = pgTable(
  'chat',
  {
    siteId: text('site_id').notNull(),
    memberId: text('member_id').notNull(),
    /** Number of the newest message. */
    lastNumber: integer('last_number').notNull().default(0),
    /** The desk has read the member's messages up to this number. */
    deskReadNumber: integer('desk_read_number').notNull().default(0),
    /** Who is typing at the desk, and until when that holds without another word. */
    typingName: text('typing_name'),
    typingUntil: moment('typing_until'),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.memberId] })],
);

/** A message of the chat between a member and the desk. */
export const chatMessage = pgTable(
  'chat_message',
  {
    siteId: text('site_id').notNull(),
    memberId: text('member_id').notNull(),
    /** Chosen by who sends it, so that a message that is sent again is stored once. */
    messageId: text('message_id').notNull(),
    /** Its place in the chat, from 1. */
    number: integer('number').notNull().default(0),
    /** False for the desk's answers. */
    isFromMember: boolean('is_from_member').notNull(),
    /** Who answered at the desk; null for the member's own. */
    authorName: text('author_name'),
    /** Plain text; empty for a message that is a picture. */
    body: text('body').notNull(),
    /** The picture that the message is, with the name of the file that the member chose. */
    pictureId: text('picture_id'),
    pictureName: text('picture_name'),
    createdAt: moment('created_at').notNull(),
    /** When the member read it; null for the member's own. */
    readAt: moment('read_at'),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.memberId, table.messageId] }),
    index('chat_unread')
      .on(table.siteId, table.memberId)
      .where(sql`${table.readAt} IS NULL`),
    index('chat_history').on(table.siteId, table.memberId, table.number),
  ],
);
