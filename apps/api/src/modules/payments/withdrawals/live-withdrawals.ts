import type { Database } from '#platform/database/connection.ts';
import type { LiveSource } from '#platform/live/live-stream.ts';
import { withdrawalStore } from './withdrawal.store.ts';

/** The topic under which changes of withdrawals are announced. */
export const WITHDRAWALS_TOPIC = 'withdrawals';

/** How many of a member's withdrawals the stream tells of. */
const TOLD = 5;

/** The newest withdrawals on the stream of events: number, state, and when the rail last answered (MONEY-10). */
export function liveWithdrawals(db: Database): LiveSource {
  return {
    topic: WITHDRAWALS_TOPIC,
    async read({ siteId, memberId }) {
      const rows = await withdrawalStore(db, siteId).listNewest(memberId, TOLD);
      if (rows.length === 0) return undefined;
      const withdrawals = rows.map(({ withdrawalId: number, state, checkedAt }) => ({
        number,
        state,
        ...(checkedAt ? { checkedAt: checkedAt.toISOString() } : {}),
      }));
      return { data: { withdrawals } };
    },
  };
}
