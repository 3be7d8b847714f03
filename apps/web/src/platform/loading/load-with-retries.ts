import { pauseOrOnline } from '../connection/pause.ts';
import { logFault } from '../page/log.ts';

const RETRY_FIRST_MS = 1_000;
const RETRY_MAX_MS = 30_000;

/**
 * Tries to load until it succeeds, each time after a longer wait, and at once when the connection is back. Every
 * failure is logged (SHELL-37).
 *
 * @param what the name of what is loaded, for the log
 */
export async function loadWithRetries<Loaded>(
  what: string,
  load: () => Promise<Loaded>,
): Promise<Loaded> {
  for (let waitMs = RETRY_FIRST_MS; ; waitMs = Math.min(waitMs * 2, RETRY_MAX_MS)) {
    try {
      return await load();
    } catch (error) {
      logFault(`${what} could not be loaded`, error);
      await pauseOrOnline(waitMs);
    }
  }
}
