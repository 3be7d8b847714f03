import type { NoticeKind } from '@maidan/contract/constants';
import { isNull } from 'drizzle-orm';
import type { LocalisedText } from '#platform/database/columns.ts';
import type { Queryable } from '#platform/database/connection.ts';
import { sanitiseLocalised } from '#platform/content/sanitise-html.ts';
import { upsert } from '#platform/database/upsert.ts';
import { announcement } from './notices.tables.ts';

/** An announcement to be written; `type` is a code of ENTITY-41. */
export interface AnnouncementDraft {
  readonly announcementId: number;
  readonly type: 'PL' | 'PU' | 'B' | 'H';
  /** What it is about; news when left out. */
  readonly kind?: NoticeKind;
  readonly groupName: string;
  readonly title: LocalisedText;
  readonly content: LocalisedText;
  readonly url: string;
  readonly images: readonly { url: string; sequence: number }[];
  readonly startsAt: Date;
  readonly endsAt: Date | null;
}

/**
 * Adds and updates announcements. Their HTML is reduced to the allow-list. Rows that an operator edited are left as
 * they are.
 */
export function writeAnnouncements(
  db: Queryable,
  siteId: string,
  drafts: readonly AnnouncementDraft[],
): Promise<void> {
  const rows = drafts.map((draft) => ({
    kind: 'news' as const,
    ...draft,
    siteId,
    content: sanitiseLocalised(draft.content),
    images: [...draft.images],
  }));
  return upsert(db, announcement, rows, {
    key: [announcement.siteId, announcement.announcementId],
    where: isNull(announcement.editedAt),
  });
}
