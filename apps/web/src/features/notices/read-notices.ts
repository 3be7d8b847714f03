import { dataOf } from '#platform/failure.ts';
import type { RequestScope } from '#platform/request-scope.ts';
import { toNoticeView } from './notices.model.ts';
import type { NoticeView } from './notices.model.ts';

/** The announcements in the order of the notice bar; asked for on every visit (NOTICE-10). @throws ApiFailure */
export async function readNotices({
  api,
  locale: language,
}: Pick<RequestScope, 'api' | 'locale'>): Promise<NoticeView[]> {
  const answer = await api.GET('/announcements', {
    params: { query: { types: 'B,PL,PU', language } },
  });
  return dataOf(answer).value.player.map(toNoticeView);
}
