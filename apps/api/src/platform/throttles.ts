import { AppError } from '@maidan/contract/errors';
import { throttleAddress } from './client-address.ts';
import type { ShortLivedStore } from './short-lived.ts';

/** How often something may happen. */
export interface Limit {
  readonly most: number;
  readonly windowMs: number;
}

/** Holds calls back. The same in every process, because the counts are in the short-lived store. */
export interface Throttles {
  /**
   * Counts one call from an address (IPv6 by its /64) and refuses it above the limit.
   * @throws AppError `request.too_many` with params.retryAfterSeconds
   */
  limitAddress(siteId: string, name: string, address: string, limit: Limit): Promise<void>;
  /**
   * Counts one call under a key of the caller's choice and refuses it above the limit.
   * @throws AppError `request.too_many` with params.retryAfterSeconds
   */
  limit(siteId: string, key: string, limit: Limit): Promise<void>;
}

/** Throttles over a short-lived store. */
export function createThrottles(store: ShortLivedStore): Throttles {
  async function limit(siteId: string, key: string, bounds: Limit): Promise<void> {
    const { count, endsInMs } = await store.count(siteId, `throttle:${key}`, bounds.windowMs);
    if (count > bounds.most) throw tooMany(endsInMs);
  }
  return {
    limit,
    limitAddress: (siteId, name, address, bounds) =>
      limit(siteId, `${name}:${throttleAddress(address)}`, bounds),
  };
}

/** The refusal of a held-back call: whole seconds, at least one. */
export function tooMany(waitMs: number): AppError {
  return new AppError('request.too_many', {
    retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)),
  });
}
