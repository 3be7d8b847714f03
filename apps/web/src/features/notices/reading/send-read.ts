import { browserApi, read } from '#platform/api/browser.ts';
import { ApiFailure } from '#platform/api/failure.ts';
import { logFault } from '#platform/page/log.ts';
import { noteUnread } from '#platform/session/unread.ts';
import { refreshNotices } from './refresh-notices.ts';

/** Requests are sent at most once in this time, in milliseconds (NOTICE-15). */
const SENT_EVERY_MS = 150;

/** What is to be sent as soon as the pace allows. */
const waiting = new Set<number>();
/** What could not be sent without a connection. */
const later = new Set<number>();
let isPausing = false;

/**
 * Tells the gateway that the member has read announcements; those that are read during a pause go together. Then the
 * unread count and the lists are current. Without a connection it is done when there is one.
 */
export function sendRead(ids: readonly number[]): void {
  for (const id of ids) waiting.add(id);
  if (!isPausing && waiting.size > 0) void send();
}

async function send(): Promise<void> {
  isPausing = true;
  setTimeout(() => {
    isPausing = false;
    sendRead([]);
  }, SENT_EVERY_MS);
  const ids = [...waiting];
  waiting.clear();
  const [first = 0, ...more] = ids;
  const announcementId = more.length > 0 ? ids : first;
  try {
    const body = { announcementId, read: true as const };
    const { value } = await read(browserApi.POST('/announcements/read', { body }));
    noteUnread('notice', value);
    refreshNotices();
  } catch (error) {
    if (isLater(error)) keepForLater(ids);
    else logFault('Announcements could not be marked as read', error);
  }
}

/** Whether the call may succeed when the connection is back. */
function isLater(error: unknown): boolean {
  return error instanceof ApiFailure && error.code.startsWith('client.');
}

function keepForLater(ids: readonly number[]): void {
  for (const id of ids) later.add(id);
  window.addEventListener('online', sendLater, { once: true });
}

function sendLater(): void {
  const ids = [...later];
  later.clear();
  sendRead(ids);
}
