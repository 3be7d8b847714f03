import { AppError } from '@maidan/contract/errors';
import { throttleAddress } from '@maidan/deployment/counted-address';
import type { ShortLivedStore } from './store.ts';

/** How often something may happen. */
export interface Limit {
  readonly most: number;
  readonly windowMs: number;
}

/**
 * How calls are slowed down: after the first `free` ones within `memoryMs` each call adds a wait, which doubles up to
 * the longest.
 */
export interface Pace {
  readonly free: number;
  readonly firstWaitMs: number;
  readonly longestWaitMs: number;
  readonly memoryMs: number;
}

/** Limits calls. All processes share the counts, because they are in the short-lived store. */
export interface Throttles {
  /**
   * Counts one call from an address (IPv6 by its /64) and refuses it above the limit.
   * @throws AppError `request.too_many` with params.retryAfterSeconds
   */
  limitAddress(siteId: string, name: string, address: string, limit: Limit): Promise<void>;
  /**
   * Counts a call under a key of the caller's choice, refuses it above the limit, and answers the count.
   * @throws AppError `request.too_many` with params.retryAfterSeconds
   */
  limit(siteId: string, key: string, limit: Limit): Promise<number>;
  /**
   * Counts a call under a key, refuses it during an earlier call's wait, and answers the count. A call that is refused
   * for a wait is not counted, so that repeating it makes no wait longer.
   * @throws AppError `request.too_many` with params.retryAfterSeconds
   */
  pace(siteId: string, key: string, pace: Pace): Promise<number>;
  /**
   * Refuses during a wait of `pace`, and counts nothing. It is for calls that must be looked at before they are
   * counted.
   * @throws AppError `request.too_many` with params.retryAfterSeconds
   */
  refuseWhilePaced(siteId: string, key: string): Promise<void>;
  /** How many calls `pace` has counted under a key. */
  paced(siteId: string, key: string): Promise<number>;
  /** Clears what `pace` has counted under a key. */
  forgetPace(siteId: string, key: string): Promise<void>;
}

/** Throttles over a short-lived store. */
export function createThrottles(store: ShortLivedStore): Throttles {
  async function limit(siteId: string, key: string, bounds: Limit): Promise<number> {
    const { count, endsInMs } = await store.count(siteId, `throttle:${key}`, bounds.windowMs);
    if (count > bounds.most) throw tooManyRequests(endsInMs);
    return count;
  }
  async function refuseWhilePaced(siteId: string, key: string): Promise<void> {
    const running = await store.peek(siteId, `pace-wait:${key}`);
    if (running) throw tooManyRequests(running.endsInMs);
  }
  async function pace(siteId: string, key: string, bounds: Pace): Promise<number> {
    const wait = `pace-wait:${key}`;
    await refuseWhilePaced(siteId, key);
    const { count } = await store.count(siteId, `pace:${key}`, bounds.memoryMs);
    const waitMs = waitOf(count, bounds);
    // When several calls arrive at once, the first opens the wait and the others are refused by it.
    if (waitMs > 0 && !(await store.claim(siteId, wait, waitMs))) throw tooManyRequests(waitMs);
    return count;
  }
  return {
    limit,
    pace,
    refuseWhilePaced,
    paced: async (siteId, key) => (await store.peek(siteId, `pace:${key}`))?.count ?? 0,
    async forgetPace(siteId, key) {
      await store.forget(siteId, `pace:${key}`);
      await store.forget(siteId, `pace-wait:${key}`);
    },
    async limitAddress(siteId, name, address, bounds) {
      await limit(siteId, `${name}:${throttleAddress(address)}`, bounds);
    },
  };
}

function waitOf(count: number, { free, firstWaitMs, longestWaitMs }: Pace): number {
  return count > free ? Math.min(firstWaitMs * 2 ** (count - free - 1), longestWaitMs) : 0;
}

/** The error for a refused call, in whole seconds, at least one. */
export function tooManyRequests(waitMs: number): AppError {
  return new AppError('request.too_many', {
    retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)),
  });
}
