import { pauseOrOnline } from '../connection/pause.ts';

const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 60_000;

/**
 * Settles once the site answers well again. It asks for the smallest file there is, after growing pauses, and at once
 * when the device says that it is online; it rejects when `signal` cancels it.
 *
 * @param delayMs the time before it asks first, in milliseconds; none by default
 */
export async function untilSiteAnswers(signal: AbortSignal, delayMs = 0): Promise<void> {
  if (delayMs > 0) await pauseOrOnline(delayMs, signal);
  for (let waitMs = FIRST_WAIT_MS; ; waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS)) {
    const answers = !signal.aborted && navigator.onLine && (await siteAnswers(signal));
    if (signal.aborted) throw signal.reason ?? new DOMException('Called off', 'AbortError');
    if (answers) return;
    await pauseOrOnline(waitMs, signal);
  }
}

/** Whether the site answers well now. */
export async function siteAnswers(signal?: AbortSignal): Promise<boolean> {
  // A failure here is exactly what the caller waits to be over.
  const answer = await fetch('/m/api/site/status', signal && { signal }).catch(() => undefined);
  return answer?.ok ?? false;
}
