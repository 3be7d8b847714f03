import { AppError } from '@maidan/contract/errors';
import { MEMBER_TYPE } from '@maidan/contract/constants';
import type { PromotionReader, PromotionsService } from '#modules/promotions/index.ts';
import type { Clock } from '#platform/process/clock.ts';
import { textIn } from '#platform/database/columns.ts';
import type { Database } from '#platform/database/connection.ts';
import type { SessionView, SiteView } from '#platform/http/request-context.ts';
import { cleanStoredHtml } from '#platform/content/sanitise-html.ts';
import type { LiveEvents } from '#platform/live/live-events.ts';
import { NOTICES_TOPIC } from './live-notices.ts';
import { noticesStore } from './notices.store.ts';
import type { AnnouncementRow } from './notices.store.ts';

/** The banners of a group; `modules/lobby` provides them. */
export interface BannerList<Banner> {
  list(site: SiteView, groupName: string, language: string): Promise<Banner[]>;
}

export interface NoticesDeps<Banner> {
  readonly db: Database;
  readonly clock: Clock;
  readonly banners: BannerList<Banner>;
  readonly promotions: PromotionsService;
  /** Notified when a member has read something. */
  readonly events: Pick<LiveEvents, 'announce'>;
}

/** The announcements that are asked for, by types as API-49 lists them. */
export interface NoticesQuery {
  readonly types: string;
  readonly groupName: string;
  readonly language: string;
}

const BANNER_GROUP = 'm_home';
/** The type of announcements that the list shows (ENTITY-41). */
const LISTED = 'PL';
const POPULAR = 'H';

/** Announcements, with the banners and promotions that the same call answers (ENTITY-38). */
export function noticesService<Banner>(deps: NoticesDeps<Banner>) {
  const { db, clock, banners, promotions, events } = deps;
  /** The call for promotions alone fills their list, which also shows those that ended lately. */
  const promotionsOf = (types: string, site: SiteView, reader: PromotionReader) => {
    if (types === 'promotion') return promotions.recent(site, reader);
    return types.split(',').includes('PR') ? promotions.current(site, reader) : [];
  };
  return {
    /**
     * Marks announcements as read by a member (API-50); answers how many of the list are unread now.
     * @throws AppError session.role for a default player (NOTICE-14)
     * @throws AppError notices.not_found when none of them runs on the site
     */
    async markRead(siteId: string, session: SessionView, ids: readonly number[]): Promise<number> {
      const { memberId, type } = session;
      if (type === MEMBER_TYPE.defaultPlayer) throw new AppError('session.role');
      const store = noticesStore(db, siteId);
      const now = clock.now();
      if ((await store.markRead(memberId, ids, now)) === 0) throw new AppError('notices.not_found');
      events.announce({ siteId, memberId, topic: NOTICES_TOPIC });
      return store.countUnread(LISTED, memberId, now);
    },

    /** The announcements that the operator has put first (API-67). */
    async popular(siteId: string, session: SessionView | undefined, language: string) {
      const store = noticesStore(db, siteId);
      const rows = await store.current([POPULAR], '', clock.now());
      const read = session ? await store.readBy(session.memberId) : new Set<number>();
      return rows.map((row) => noticeView(row, language, read));
    },

    /** The number of listed and running announcements that a member has not read (NOTICE-16). */
    unread: (siteId: string, memberId: string): Promise<number> =>
      noticesStore(db, siteId).countUnread(LISTED, memberId, clock.now()),

    async list(site: SiteView, session: SessionView | undefined, query: NoticesQuery) {
      const { language, groupName } = query;
      // The call for promotions names its type in a word, the others by a code.
      const types = query.types === 'promotion' ? ['PR'] : query.types.split(',');
      const store = noticesStore(db, site.siteId);
      const rows = await store.current(types, groupName, clock.now());
      const read = session ? await store.readBy(session.memberId) : new Set<number>();
      const ofType = (type: string) =>
        rows.filter((row) => row.type === type).map((row) => noticeView(row, language, read));
      return {
        promotion: await promotionsOf(query.types, site, { language, memberId: session?.memberId }),
        banners: types.includes('B')
          ? await banners.list(site, groupName || BANNER_GROUP, language)
          : [],
        player: ofType('PL'),
        popup: ofType('PU'),
        hot: ofType('H'),
      };
    },
  };
}

export type NoticesService<Banner> = ReturnType<typeof noticesService<Banner>>;

function noticeView(row: AnnouncementRow, language: string, read: ReadonlySet<number>) {
  return {
    id: row.announcementId,
    title: textIn(row.title, language),
    content: cleanStoredHtml(textIn(row.content, language)),
    startDate: row.startsAt.toISOString(),
    ...(row.endsAt ? { endDate: row.endsAt.toISOString() } : {}),
    url: row.url,
    read: read.has(row.announcementId),
    types: row.type,
    kind: row.kind,
    groupName: row.groupName,
    announcementImages: row.images,
  };
}
