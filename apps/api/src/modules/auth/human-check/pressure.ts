import { WORK_LEVELS } from '@maidan/contract/constants';
import { plainAddress } from '@maidan/deployment/networks';
import { networkOf } from '#platform/http/counted-address.ts';
import type { ShortLivedStore } from '#platform/short-lived/store.ts';
import { shortHash } from '../short-hash.ts';

/** Over how long tries and failures are counted; when it is over the cost falls back. */
const WINDOW_MS = 15 * 60_000;
/**
 * How many within the window cost nothing more: from then on the level is 1, and one more each time the count doubles. A
 * network is wide and shared by a carrier's phones; a site's own crowd grows with it, so only a flood moves it.
 */
const FREE = { network: 30, subject: 20, site: 300 };

/** Who asks, and about whom. */
export interface Pressing {
  readonly address: string;
  /** The account or number that it is about; undefined when it is about none. */
  readonly subject?: string | undefined;
}

/**
 * How hard a site, an account and a network are pressed by tries that came to nothing or may come from scripts. It shuts
 * nobody out: it says what a proof of work has to cost. The same in every process.
 */
export function pressure(store: ShortLivedStore) {
  return {
    /** Notes a try that failed, or one that a script may have made. */
    async note(siteId: string, pressing: Pressing): Promise<void> {
      for (const { key } of keysOf(pressing)) await store.count(siteId, key, WINDOW_MS);
    },

    /** The level that a proof of work has to have now: the highest of site, account and network. */
    async levelOf(siteId: string, pressing: Pressing): Promise<number> {
      const levels = await Promise.all(
        keysOf(pressing).map(async ({ key, free }) =>
          levelFor((await store.peek(siteId, key))?.count ?? 0, free),
        ),
      );
      return Math.max(...levels);
    },
  };
}

/** The pressure, as `pressure` makes it. */
export type Pressure = ReturnType<typeof pressure>;

/** Whose address is loopback works on this very machine, or comes through a proxy that hides all alike: it is no network. */
function isLoopback(address: string): boolean {
  return /^(?:127\.|::1$)/.test(plainAddress(address));
}

function levelFor(count: number, free: number): number {
  if (count < free) return WORK_LEVELS.lowest;
  return Math.min(WORK_LEVELS.highest, 1 + Math.floor(Math.log2(count / free)));
}

/** Under what somebody is counted, and how many cost nothing there. */
function keysOf({ address, subject }: Pressing) {
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
