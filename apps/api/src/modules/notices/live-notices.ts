import type { Clock } from '#platform/process/clock.ts';
import type { Database } from '#platform/database/connection.ts';
import type { LiveSource } from '#platform/live/live-stream.ts';
import { noticesStore, noticesVersion } from './notices.store.ts';

/** The name of the events, and the topic under which changes are announced. */
export const NOTICES_TOPIC = 'notices';

/**
 * The announcements on the stream of events: how many a member has not read, and a version that differs when the list is
 * to be read again.
 */
export function liveNotices({ db, clock }: { db: Database; clock: Clock }): LiveSource {
  return {
    topic: NOTICES_TOPIC,
    async read({ siteId, memberId }) {
      const now = clock.now();
      const [unread, version] = await Promise.all([
        noticesStore(db, siteId).countUnread('PL', memberId, now),
        noticesVersion(db, siteId, now),
      ]);
      return { data: { unread, version } };
    },
  };
}
