import { browserApi, read } from '../api/browser.ts';
import { ApiFailure } from '../api/failure.ts';
import { logFault } from '../page/log.ts';
import type { SessionInfo } from '../api/request-scope.ts';
import { storeSession, watchMember } from './session.ts';

/** For this long, in milliseconds, one renewal counts for everything that home loads. */
const FRESH_MS = 10_000;

let running: Promise<SessionInfo | undefined> | undefined;
/** The last successful renewal; it does not count for another member. */
let last: { readonly session: SessionInfo; readonly endedAt: number } | undefined;
watchMember(() => {
  last = undefined;
});

/**
 * Renews the session, which loading home does before any other call for the member (SESS-09). One call serves all who
 * ask while it runs or within ten seconds of its success, as long as the member is the same. Answers the renewed
 * session, or undefined when it was not renewed: the client reports a session that is over (401) to the shell, which
 * then ends it here too (SESS-10); a failed network, or a gateway in trouble, says nothing about the session and keeps
 * it. Never rejects.
 */
export async function renewSession(): Promise<SessionInfo | undefined> {
  if (last && Date.now() - last.endedAt < FRESH_MS) return last.session;
  running ??= renew().finally(() => {
    running = undefined;
  });
  return running;
}

async function renew(): Promise<SessionInfo | undefined> {
  try {
    const { value } = await read(browserApi.POST('/account/session/renew'));
    storeSession(value);
    last = { session: value, endedAt: Date.now() };
    return value;
  } catch (error) {
    logFault('The session could not be renewed', error instanceof ApiFailure ? error.code : error);
    return undefined;
  }
}
