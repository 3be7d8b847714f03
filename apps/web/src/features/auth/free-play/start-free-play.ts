import { MODULE_ID } from '@maidan/contract/constants';
import { browserApi, read } from '#platform/api/browser.ts';
import { fetchMemberInfo } from '#platform/session/member-info.ts';
import { storeSession } from '#platform/session/session.ts';

/**
 * Opens a trial session and stores it (API-08). The answer names its type customerType (SESS-02), and session storage
 * keeps the name (SESS-03). Nobody logs in to it, so it never counts as a first login. @throws ApiFailure
 * `games.free_play_refused` for a member whose type may not (FREE-05), and others
 */
export async function startFreePlay(
  humanCheck: string,
  language: string,
  signal: AbortSignal,
): Promise<void> {
  const params = { header: { 'Module-Id': MODULE_ID.freePlay } };
  const body = { humanCheck, language };
  const answer = read(browserApi.POST('/account/free-play', { body, params, signal }));
  const { token, merchantCode, userName, customerType: type } = (await answer).value;
  storeSession({ token, merchantCode, userName, type, firstTimeLogin: false });
  fetchMemberInfo();
}
