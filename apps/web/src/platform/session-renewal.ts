import { browserApi, read } from './browser-api.ts';
import { ApiFailure } from './failure.ts';
import { logFault } from './log.ts';
import { storeSession } from './session.ts';

let running: Promise<boolean> | undefined;

/**
 * Renews the session, as loading home does before anything else is asked for the member (SESS-09); who asks while that
 * is under way waits for the same answer. It says whether there is still a session: one that is over (401) is told to the
 * shell by the call itself, which then ends it here too (SESS-10); a network that fails, or a gateway in trouble, says
 * nothing of the session and keeps it.
 */
export function renewSession(): Promise<boolean> {
  running ??= renew().finally(() => {
    running = undefined;
  });
  return running;
}

async function renew(): Promise<boolean> {
  try {
    const { value } = await read(browserApi.POST('/account/session/renew'));
    storeSession(value);
    return true;
  } catch (error) {
    if (error instanceof ApiFailure) return !error.code.startsWith('session.');
    logFault('The session could not be renewed', error);
    return true;
  }
}
