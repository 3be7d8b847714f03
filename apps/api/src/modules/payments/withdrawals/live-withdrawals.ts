import type { Database } from '#platform/database/connection.ts';
import type { LiveSource } from '#platform/live/live-stream.ts';
import { payoutStopStore } from '../stops/payout-stop.store.ts';
import { waitsForOrder } from './withdrawal.rules.ts';
import { withdrawalStore } from './withdrawal.store.ts';

/** The topic under which changes of withdrawals are announced. */
export const WITHDRAWALS_TOPIC = 'withdrawals';

/** How many of a member's withdrawals the stream tells of. */
const TOLD = 5;

/** The newest withdrawals on the stream of events: number, state, when the rail last answered, and since when they are stopped (MONEY-10, OPS-45). */
export function liveWithdrawals(db: Database): LiveSource {
  return {
    topic: WITHDRAWALS_TOPIC,
    async read({ siteId, memberId }) {
      const rows = await withdrawalStore(db, siteId).listNewest(memberId, TOLD);
      if (rows.length === 0) return undefined;
      const stop = await payoutStopStore(db, siteId).standing(memberId);
      const withdrawals = rows.map((row) => ({
        number: row.withdrawalId,
        state: row.state,
        ...(row.checkedAt ? { checkedAt: row.checkedAt.toISOString() } : {}),
        ...(stop && waitsForOrder(row) ? { stoppedSince: stop.startsAt.toISOString() } : {}),
      }));
      return { data: { withdrawals } };
    },
  };
}
