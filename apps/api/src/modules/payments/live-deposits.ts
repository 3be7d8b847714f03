import type { Database } from '#platform/database/connection.ts';
import type { LiveSource } from '#platform/live/live-stream.ts';
import { depositStore } from './deposit.store.ts';

/** The topic under which changes of deposits are announced. */
export const DEPOSITS_TOPIC = 'deposits';

/** How many of a member's deposits the stream tells of. */
const TOLD = 5;

/** The newest deposits on the stream of events: number, state, and when the rail last answered (MONEY-07). */
export function liveDeposits(db: Database): LiveSource {
  return {
    topic: DEPOSITS_TOPIC,
    async read({ siteId, memberId }) {
      const rows = await depositStore(db, siteId).listNewest(memberId, TOLD);
      if (rows.length === 0) return undefined;
      const deposits = rows.map(({ depositId: number, state, checkedAt }) => ({
        number,
        state,
        ...(checkedAt ? { checkedAt: checkedAt.toISOString() } : {}),
      }));
      return { data: { deposits } };
    },
  };
}
