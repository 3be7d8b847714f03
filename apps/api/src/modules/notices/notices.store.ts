import { and, asc, count, desc, eq, gt, inArray, isNull, lte, max, or } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connection.ts';
import { announcement, announcementRead } from './notices.tables.ts';

/** An announcement as the database holds it. */
export type AnnouncementRow = typeof announcement.$inferSelect;

/** Announcements of one site. */
export function noticesStore(db: Queryable, siteId: string) {
  return {
    /** Announcements of the types that run at a moment, newest first; an empty group means every group. */
    current: (types: readonly string[], groupName: string, now: Date): Promise<AnnouncementRow[]> =>
      db
        .select()
        .from(announcement)
        .where(
          and(
            eq(announcement.siteId, siteId),
            inArray(announcement.type, [...types]),
            groupName === '' ? undefined : inArray(announcement.groupName, ['', groupName]),
            runsAt(now),
          ),
        )
        .orderBy(desc(announcement.startsAt), asc(announcement.announcementId)),

    /** The number of announcements of a type that run at a moment and that a member has not read. */
    async countUnread(type: string, memberId: string, now: Date): Promise<number> {
      const [row] = await db
        .select({ unread: count() })
        .from(announcement)
        .leftJoin(
          announcementRead,
          and(
            eq(announcementRead.siteId, announcement.siteId),
            eq(announcementRead.memberId, memberId),
            eq(announcementRead.announcementId, announcement.announcementId),
          ),
        )
        .where(
          and(
            eq(announcement.siteId, siteId),
            eq(announcement.type, type),
            runsAt(now),
            isNull(announcementRead.readAt),
          ),
        );
      return row?.unread ?? 0;
    },

    /** Marks those announcements that run at a moment as read by a member; answers how many of the ids run. */
    async markRead(memberId: string, ids: readonly number[], now: Date): Promise<number> {
      const found = await db
        .select({ announcementId: announcement.announcementId })
        .from(announcement)
        .where(
          and(
            eq(announcement.siteId, siteId),
            inArray(announcement.announcementId, [...ids]),
            runsAt(now),
          ),
        );
      const marks = found.map((row) => ({ ...row, siteId, memberId, readAt: now }));
      if (marks.length > 0) await db.insert(announcementRead).values(marks).onConflictDoNothing();
      return found.length;
    },

    /** The site's announcements that a member has read. */
    async readBy(memberId: string): Promise<Set<number>> {
      const rows = await db
        .select({ id: announcementRead.announcementId })
        .from(announcementRead)
        .where(and(eq(announcementRead.siteId, siteId), eq(announcementRead.memberId, memberId)));
      return new Set(rows.map((row) => row.id));
    },
  };
}

/** What differs when an announcement of a site comes, goes or is edited. */
export async function noticesVersion(db: Queryable, siteId: string, now: Date): Promise<string> {
  const [row] = await db
    .select({
      running: count(),
      started: max(announcement.startsAt),
      edited: max(announcement.editedAt),
    })
    .from(announcement)
    .where(and(eq(announcement.siteId, siteId), runsAt(now)));
  return [row?.running, row?.started?.getTime(), row?.edited?.getTime()].join('.');
}

/** Whether an announcement has begun and not ended. */
function runsAt(now: Date) {
  return and(
    lte(announcement.startsAt, now),
    or(isNull(announcement.endsAt), gt(announcement.endsAt, now)),
  );
}
