import { MODULE_ID } from '@maidan/contract/constants';
import { browserApi, read } from '#platform/api/browser.ts';
import { fetchMemberInfo } from '#platform/session/member-info.ts';
import { storeSession } from '#platform/session/session.ts';

/**
 * Opens a trial session and keeps it (API-08): its type is what the answer calls customerType (SESS-02), and the name
 * goes into the session storage too (SESS-03). Nobody logs in to it a first time, so it is never one.
 * @throws ApiFailure `games.free_play_refused` for a member whose type may not (FREE-05), and others
 */
export async function startFreePlay(
  humanCheck: string,
  language: string,
  signal: AbortSignal,
): Promise<void> {
  const headers = { 'Module-Id': MODULE_ID.freePlay } as never;
  const body = { humanCheck, language };
  const answer = read(browserApi.POST('/account/free-play', { body, headers, signal }));
  const { token, merchantCode, userName, customerType: type } = (await answer).value;
  storeSession({ token, merchantCode, userName, type, firstTimeLogin: false });
  fetchMemberInfo();
}
