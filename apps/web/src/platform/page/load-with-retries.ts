import { pauseOrOnline } from '../connection/pause.ts';
import { logFault } from './log.ts';

const RETRY_FIRST_MS = 1_000;
const RETRY_MAX_MS = 30_000;

/**
 * Loads again for as long as it takes, each time after a longer wait, and at once when the connection is back; every
 * failure is logged (SHELL-37).
 *
 * @param what what is loaded, as the log names it
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
