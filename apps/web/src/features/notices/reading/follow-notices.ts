import { followLive } from '#platform/live/live.ts';
import { noteUnread } from '#platform/session/unread.ts';
import { refreshNotices } from './refresh-notices.ts';

/** What the gateway sends of the announcements. */
interface LiveNotices {
  readonly unread: number;
  readonly version: string;
}

/**
 * Keeps a member's announcements current: the unread count follows every device, and the lists are read again when one
 * has come, gone or been read elsewhere. `onChange` is called when the announcements themselves are others.
 */
export function followNotices(onChange: () => void): () => void {
  let known: LiveNotices | undefined;
  return followLive('notices', (text) => {
    const now = JSON.parse(text) as LiveNotices;
    const before = known;
    known = now;
    const isNews = noteUnread('notice', now.unread);
    // The first state tells nothing new: the page has just been made.
    if (!before) return;
    if (before.version !== now.version) onChange();
    if (isNews || before.version !== now.version) refreshNotices();
  });
}
