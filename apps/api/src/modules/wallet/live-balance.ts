import type { LiveEvents } from '#platform/live/live-events.ts';
import type { LiveSource } from '#platform/live/live-stream.ts';
import type { WalletRow } from './ledger/ledger.types.ts';

/** The name of the events, and the topic under which movements are announced. */
export const BALANCE_TOPIC = 'balance';

interface BalanceReader {
  readBalance(siteId: string, memberId: string): Promise<{ readonly version: number }>;
}

/** The balance on the stream of events: the whole wallet, after every movement (VENDOR-07). */
export function liveBalance({ readBalance }: BalanceReader): LiveSource {
  return {
    topic: BALANCE_TOPIC,
    async read({ siteId, memberId }) {
      const wallet = await readBalance(siteId, memberId);
      return { data: wallet, version: wallet.version };
    },
  };
}

/** Tells every process that a wallet moved. */
export function announceMovement(
  events: Pick<LiveEvents, 'announce'>,
  { siteId, memberId }: Pick<WalletRow, 'siteId' | 'memberId'>,
): void {
  events.announce({ siteId, memberId, topic: BALANCE_TOPIC });
}
