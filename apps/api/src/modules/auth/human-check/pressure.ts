import { WORK_LEVELS } from '@maidan/contract/constants';
import { plainAddress } from '@maidan/deployment/networks';
import { networkOf } from '@maidan/deployment/counted-address';
import type { ShortLivedStore } from '#platform/short-lived/store.ts';
import { shortHash } from '../short-hash.ts';

/** The window in which tries and failures are counted; after it the cost falls back. */
const WINDOW_MS = 15 * 60_000;
/**
 * How many tries within the window are free. From then on the level is 1, and it rises by one each time the count
 * doubles. A network is wide because a carrier's phones share it; a site's limit is high because its ordinary visitors
 * count too.
 */
const FREE = { network: 30, subject: 20, site: 300 };

/** The visitor's address, and the account or number that the try is about. */
export interface PressureSource {
  readonly address: string;
  /** The account or number; undefined when the try is about none. */
  readonly subject?: string | undefined;
}

/**
 * Counts failed tries, and tries that a script may have made, per site, account and network. It shuts nobody out: it
 * only says what a proof of work has to cost. All processes share the counts.
 */
export function pressure(store: ShortLivedStore) {
  return {
    /** Counts a try that failed, or one that a script may have made. */
    async note(siteId: string, pressing: PressureSource): Promise<void> {
      for (const { key } of keysOf(pressing)) await store.count(siteId, key, WINDOW_MS);
    },

    /** The level that a proof of work must have now: the highest of those of site, account and network. */
    async levelOf(siteId: string, pressing: PressureSource): Promise<number> {
      const levels = await Promise.all(
        keysOf(pressing).map(async ({ key, free }) =>
          levelFor((await store.peek(siteId, key))?.count ?? 0, free),
        ),
      );
      return Math.max(...levels);
    },
  };
}

export type Pressure = ReturnType<typeof pressure>;

/**
 * Whether an address is loopback. It is then this machine or a proxy in front of everybody, so it is not counted as a
 * network.
 */
function isLoopback(address: string): boolean {
  return /^(?:127\.|::1$)/.test(plainAddress(address));
}

function levelFor(count: number, free: number): number {
  if (count < free) return WORK_LEVELS.lowest;
  return Math.min(WORK_LEVELS.highest, 1 + Math.floor(Math.log2(count / free)));
}

/** The keys of the counters, with the number of free tries of each. */
function keysOf({ address, subject }: PressureSource) {
  return [
    ...(isLoopback(address)
      ? []
      : [{ key: `pressure:network:${networkOf(address)}`, free: FREE.network }]),
    { key: 'pressure:site', free: FREE.site },
    ...(subject === undefined
      ? []
      : [{ key: `pressure:of:${shortHash(subject)}`, free: FREE.subject }]),
  ];
}
