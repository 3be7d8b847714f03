import type { Database } from '#platform/database/connection.ts';
import type { LiveSource } from '#platform/live/live-stream.ts';
import { INBOX_TOPIC, inboxStore } from './inbox.store.ts';

/**
 * The inbox on the stream of events: how many messages the member has not read, and a version that differs when the list
 * is to be read again (MEMBERX-07).
 */
export function liveInbox(db: Database): LiveSource {
  return {
    topic: INBOX_TOPIC,
    async read({ siteId, memberId }) {
      const { total, unread, newestAt } = await inboxStore(db, siteId).state(memberId);
      const version = [total, unread, newestAt?.getTime() ?? 0].join('.');
      return { data: { unread, version } };
    },
  };
}
