import type { StopReason } from '@maidan/contract/constants';
import { and, eq, isNull } from 'drizzle-orm';
import { inboxStore } from '#modules/member/index.ts';
import type { Transaction } from '#platform/database/connection.ts';
import type { Clock } from '#platform/process/clock.ts';
import type { Random } from '#platform/secrets/random.ts';
import { announceWithdrawal } from '../withdrawals/withdrawal.moves.ts';
import { withdrawal } from '../withdrawals/withdrawal.tables.ts';
import { lockStops, payoutStopStore } from './payout-stop.store.ts';
import type { StopRow } from './payout-stop.tables.ts';

/** The titles of the messages to the member; the text below is the operator's. */
const STOPPED_TITLE = {
  bn: 'আপনার উত্তোলন আপাতত থামানো হয়েছে',
  en: 'Your withdrawals are stopped for now',
  hi: 'आपकी निकासी फ़िलहाल रोक दी गई है',
};
const RESUMED_TITLE = {
  bn: 'আপনার উত্তোলন আবার চালু হয়েছে',
  en: 'Your withdrawals go on',
  hi: 'आपकी निकासी फिर शुरू हो गई है',
};

/** Whose withdrawals. */
interface Whose {
  readonly siteId: string;
  readonly memberId: string;
}

/** A stop as an operator asked for it. */
interface StopOrder {
  readonly reason: StopReason;
  /** The text that the member reads, in the member's language. */
  readonly told: string;
  readonly reviewAt: Date;
  readonly by: string | null;
  readonly proposalId: string | null;
}

/**
 * Stops a member's withdrawals and lets them go on, in the transaction of the operator's act (OPS-45). A payout whose order
 * left before goes on. Play, wins, rollbacks and new requests are not asked.
 */
export function payoutStops({ clock, random }: { clock: Clock; random: Pick<Random, 'id'> }) {
  const tell = async (tx: Transaction, whose: Whose, title: typeof STOPPED_TITLE, told: string) => {
    const body = { bn: told, en: told };
    const draft = { messageId: random.id(), title, body, createdAt: clock.now() };
    await inboxStore(tx, whose.siteId).insert(whose.memberId, [draft]);
    await announceWithdrawal(tx, whose, false);
  };
  return {
    /** Stops; one that stands is replaced. Answers what stood before. */
    async stop(tx: Transaction, whose: Whose, order: StopOrder): Promise<StopRow | undefined> {
      const { siteId, memberId } = whose;
      const { by: setBy, ...rest } = order;
      await lockStops(tx, siteId, memberId);
      const now = clock.now();
      const store = payoutStopStore(tx, siteId);
      const before = await store.lift(memberId, { at: now, by: setBy });
      await store.insert({ ...rest, stopId: random.id(), memberId, setBy, startsAt: now });
      await tell(tx, whose, STOPPED_TITLE, order.told);
      return before;
    },
    /** Lifts the stop that stands: what was approved is ordered next. Answers it, or nothing where there was none. */
    async resume(
      tx: Transaction,
      whose: Whose,
      { told, by }: { told: string; by: string },
    ): Promise<StopRow | undefined> {
      const { siteId, memberId } = whose;
      const now = clock.now();
      const waiting = [eq(withdrawal.siteId, siteId), eq(withdrawal.memberId, memberId)];
      await tx
        .update(withdrawal)
        .set({ nextCheckAt: now })
        .where(and(...waiting, eq(withdrawal.state, 'approved'), isNull(withdrawal.orderedAt)));
      const lifted = await payoutStopStore(tx, siteId).lift(memberId, { at: now, by });
      if (lifted) await tell(tx, whose, RESUMED_TITLE, told);
      return lifted;
    },
  };
}
