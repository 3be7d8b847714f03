import { browserApi, read } from '../api/browser.ts';
import { ApiFailure } from '../api/failure.ts';
import { logFault } from '../page/log.ts';
import type { SessionInfo } from '../api/request-scope.ts';
import { storeSession, watchMember } from './session.ts';

/** For so long a renewal counts for everything that home loads, early or late, in milliseconds. */
const FRESH_MS = 10_000;

let running: Promise<SessionInfo | undefined> | undefined;
/** The last renewal that succeeded; that of one member is none of the next. */
let last: { readonly session: SessionInfo; readonly endedAt: number } | undefined;
watchMember(() => {
  last = undefined;
});

/**
 * Renews the session, as loading home does before anything else is asked for the member (SESS-09). One call goes out
 * for all who ask while it is under way or within ten seconds of its success, as long as the member is the same. Answers
 * the renewed session, or undefined when it was not renewed: one that is over (401) is told to the shell by the call
 * itself, which then ends it here too (SESS-10); a network that fails, or a gateway in trouble, says nothing of the
 * session and keeps it. Never rejects.
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
