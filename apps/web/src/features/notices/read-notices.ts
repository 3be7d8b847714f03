import { dataOf } from '#platform/api/failure.ts';
import type { RequestScope } from '#platform/api/request-scope.ts';
import { toAnnouncementView, toNoticeView } from './notices.model.ts';
import type { AnnouncementView, NoticeView } from './notices.model.ts';

type Reader = Pick<RequestScope, 'api' | 'locale'>;

/** The announcements in the order of the notice bar, loaded on every visit (NOTICE-10). @throws ApiFailure */
export async function readNotices(reader: Reader): Promise<NoticeView[]> {
  return (await read(reader)).player.map(toNoticeView);
}

/** The announcements that open over home, in the gateway's order (NOTICE-17). @throws ApiFailure */
export async function readAnnouncements(reader: Reader): Promise<AnnouncementView[]> {
  return (await read(reader)).popup.map(toAnnouncementView);
}

async function read({ api, locale: language }: Reader) {
  const query = { types: 'B,PL,PU' as const, language };
  return dataOf(await api.GET('/announcements', { params: { query } })).value;
}
