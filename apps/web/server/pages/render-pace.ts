import { throttleAddress } from '@maidan/deployment/counted-address';
import { LRUCache } from 'lru-cache';

/** How many pages that are not in the cache are rendered for one address at once. */
export const RENDERS_AT_ONCE = 240;
/** How many more it may have every second. */
export const RENDERS_A_SECOND = 4;
/** How many addresses are remembered; the one that asked longest ago is forgotten first. */
const MOST_ADDRESSES = 20_000;
const LOOPBACK = /^(127\.|::1$)/;

/** Slows down an address that asks for many pages that nobody else asks for. */
export interface RenderPace {
  /** Whether one more page may be rendered for the address; a yes counts it. */
  admits(address: string): boolean;
}

/**
 * Counts renders per address (IPv6 by its /64). A page in the cache costs nothing and is not counted, so thousands of
 * readers behind one address of their carrier share what is rendered for the first of them. The machine itself is not
 * slowed down: behind a proxy that is not listed as trusted, every visitor seems to be on it.
 */
export function renderPace(now: () => number): RenderPace {
  const known = new LRUCache<string, { left: number; at: number }>({ max: MOST_ADDRESSES });
  return {
    admits(address) {
      if (LOOPBACK.test(address)) return true;
      const key = throttleAddress(address);
      const { left, at } = known.get(key) ?? { left: RENDERS_AT_ONCE, at: now() };
      const refilled = left + ((now() - at) / 1000) * RENDERS_A_SECOND;
      const isAdmitted = refilled >= 1;
      known.set(key, {
        left: Math.min(RENDERS_AT_ONCE, refilled) - (isAdmitted ? 1 : 0),
        at: now(),
      });
      return isAdmitted;
    },
  };
}
