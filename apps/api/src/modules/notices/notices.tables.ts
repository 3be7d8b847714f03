import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { NoticeKind } from '@maidan/contract/constants';
import { localised, moment } from '#platform/database/columns.ts';

/** An announcement (ENTITY-28). Its content was sanitised when it was written. */
export const announcement = pgTable(
  'announcement',
  {
    siteId: text('site_id').notNull(),
    announcementId: integer('announcement_id').notNull(),
    /** Content type (ENTITY-41): PL, PU, B or H. */
    type: text('type').notNull(),
    /** What it is about. */
    kind: text('kind').$type<NoticeKind>().notNull().default('news'),
    groupName: text('group_name').notNull(),
    title: localised('title').notNull(),
    content: localised('content').notNull(),
    url: text('url').notNull(),
    images: jsonb('images').$type<{ url: string; sequence: number }[]>().notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at'),
    editedAt: moment('edited_at'),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.announcementId] }),
    index('announcement_type').on(table.siteId, table.type, table.startsAt.desc()),
  ],
);

/** Announcements a member has read (NOTICE-13). */
export const announcementRead = pgTable(
  'announcement_read',
  {
    siteId: text('site_id').notNull(),
    memberId: text('member_id').notNull(),
    announcementId: integer('announcement_id').notNull(),
    readAt: moment('read_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.memberId, table.announcementId] })],
);
