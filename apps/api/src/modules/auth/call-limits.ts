import type { SiteView } from '#platform/http/request-context.ts';
import type { Limit, Pace, Throttles } from '#platform/short-lived/throttles.ts';
import { browserHash } from './short-hash.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** For calls that are cheap for a form to make and cost the server something. */
const ASKING = {
  address: { most: 60, windowMs: MINUTE_MS },
  browser: { free: 40, firstWaitMs: SECOND_MS, longestWaitMs: 30 * SECOND_MS, memoryMs: MINUTE_MS },
};
type CallName = 'captcha' | 'human' | 'username' | 'register' | 'recover' | 'reset' | 'social';

const LIMITS: Readonly<Record<CallName, { address?: Limit; browser: Pace }>> = {
  captcha: ASKING,
  human: ASKING,
  username: ASKING,
  social: ASKING,
  /** Beside the limit per address that registration has itself. */
  register: {
    browser: {
      free: 40,
      firstWaitMs: 2 * SECOND_MS,
      longestWaitMs: MINUTE_MS,
      memoryMs: HOUR_MS,
    },
  },
  recover: {
    address: { most: 60, windowMs: HOUR_MS },
    browser: {
      free: 5,
      firstWaitMs: 5 * SECOND_MS,
      longestWaitMs: 5 * MINUTE_MS,
      memoryMs: HOUR_MS,
    },
  },
  reset: {
    address: { most: 60, windowMs: HOUR_MS },
    browser: { free: 10, firstWaitMs: 2 * SECOND_MS, longestWaitMs: MINUTE_MS, memoryMs: HOUR_MS },
  },
};

/** Who calls. */
export interface Caller {
  readonly site: Pick<SiteView, 'siteId'>;
  readonly clientAddress: string;
  readonly userAgent: string;
}

/**
 * Holds calls without a session back: per address by a window wide enough for a mobile network that shares addresses, per
 * browser at an address by growing waits. A caller that names no browser has the address only. The device's own id counts
 * nothing here: who makes such calls may have none yet, and another would cost nothing.
 */
export function callLimits(throttles: Throttles) {
  return {
    /** @throws AppError `request.too_many` */
    async admit(name: CallName, caller: Caller): Promise<void> {
      const { site, clientAddress, userAgent } = caller;
      const { address, browser } = LIMITS[name];
      if (address) await throttles.limitAddress(site.siteId, name, clientAddress, address);
      if (userAgent === '') return;
      const key = `${name}:${browserHash(userAgent, clientAddress)}`;
      await throttles.pace(site.siteId, key, browser);
    },
  };
}

/** The limits of calls, as `callLimits` makes them. */
export type CallLimits = ReturnType<typeof callLimits>;
