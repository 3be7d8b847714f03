import { sql } from 'drizzle-orm';
import type { OpenDatabase } from '#platform/database/connection.ts';
import type { WalletRow } from '../ledger/ledger.types.ts';

/** The channel on which the processes tell each other which wallets moved. */
const WALLET_CHANNEL = 'wallet_moved';

/** How long announcements are collected before they are sent together, in milliseconds. */
const GATHER_MS = 40;
/** A notification carries at most 8000 bytes; ids are shorter than 100. */
const MEMBERS_PER_NOTIFICATION = 60;

/** A listener to the movements of one wallet. */
export interface WalletListener {
  /** The wallet moved, or a notification may have been lost. */
  onMoved(): void;
  /** The process is closing; there will be no more calls. */
  onEnd(): void;
}

/** Tells every process which wallets moved. */
export interface WalletEvents {
  /** Announces that a wallet moved. It never fails: listeners also read the wallet themselves from time to time. */
  announce(wallet: Pick<WalletRow, 'siteId' | 'memberId'>): void;
  /** Notifies a listener of every movement of one wallet until the returned function is called. */
  subscribe(siteId: string, memberId: string, listener: WalletListener): () => void;
  /** Ends all listeners, so that open streams do not delay the end of the process. */
  endAll(): void;
  /** Sends what was collected, and stops. */
  close(): Promise<void>;
}

export interface WalletEventsDeps {
  readonly database: OpenDatabase;
  /** Called when announcements could not be sent; listeners then catch up by themselves. */
  readonly onError: (error: unknown) => void;
}

/**
 * Collects announcements for a moment and sends them in few notifications, outside the transactions that moved the
 * money. PostgreSQL commits transactions with a NOTIFY one after the other, which would make all bets wait for each
 * other.
 */
export async function walletEvents({ database, onError }: WalletEventsDeps): Promise<WalletEvents> {
  const listeners = new Map<string, Set<WalletListener>>();
  const gathered = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let sending: Promise<void> = Promise.resolve();

  async function send(): Promise<void> {
    timer = undefined;
    const keys = [...gathered];
    gathered.clear();
    try {
      for (let start = 0; start < keys.length; start += MEMBERS_PER_NOTIFICATION) {
        const payload = JSON.stringify(keys.slice(start, start + MEMBERS_PER_NOTIFICATION));
        await database.db.execute(sql`SELECT pg_notify(${WALLET_CHANNEL}, ${payload})`);
      }
    } catch (error) {
      onError(error);
    }
  }

  const stop = await database.listen(WALLET_CHANNEL, (payload) => {
    const keys = payload === '' ? [...listeners.keys()] : (JSON.parse(payload) as string[]);
    for (const key of keys) listeners.get(key)?.forEach((listener) => listener.onMoved());
  });

  return {
    announce({ siteId, memberId }) {
      gathered.add(keyOf(siteId, memberId));
      timer ??= setTimeout(() => {
        sending = send();
      }, GATHER_MS);
    },
    subscribe(siteId, memberId, listener) {
      const key = keyOf(siteId, memberId);
      const own = listeners.get(key) ?? new Set();
      listeners.set(key, own.add(listener));
      return () => {
        own.delete(listener);
        if (own.size === 0 && listeners.get(key) === own) listeners.delete(key);
      };
    },
    endAll() {
      for (const own of listeners.values()) own.forEach((listener) => listener.onEnd());
      listeners.clear();
    },
    async close() {
      clearTimeout(timer);
      await sending;
      if (gathered.size > 0) await send();
      await stop();
    },
  };
}

function keyOf(siteId: string, memberId: string): string {
  return `${siteId}:${memberId}`;
}
