import type { SiteView } from '#platform/http/request-context.ts';
import type { Limit, Pace, Throttles } from '#platform/short-lived/throttles.ts';
import { browserHash } from './short-hash.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** Limits of calls that a form makes easily and that cost the server something. */
const ASKING = {
  address: { most: 60, windowMs: MINUTE_MS },
  browser: { free: 40, firstWaitMs: SECOND_MS, longestWaitMs: 30 * SECOND_MS, memoryMs: MINUTE_MS },
};
type CallName =
  | 'captcha'
  | 'human'
  | 'username'
  | 'register'
  | 'recover'
  | 'reset'
  | 'social'
  | 'secondStep';

const LIMITS: Readonly<Record<CallName, { address?: Limit; browser: Pace }>> = {
  captcha: ASKING,
  human: ASKING,
  username: ASKING,
  social: ASKING,
  secondStep: ASKING,
  /** This comes on top of the limit per address that registration has itself. */
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

/** The visitor who calls, as far as the limits look at it. */
export interface Caller {
  readonly site: Pick<SiteView, 'siteId'>;
  readonly clientAddress: string;
  readonly userAgent: string;
}

/**
 * Limits calls that need no session. An address has a fixed window, wide enough for a mobile network that shares
 * addresses; a browser at an address has growing waits. A caller without a user agent is limited by address only. The
 * device id does not count here: a new caller may have none yet, and a fresh one costs nothing.
 */
export function callLimits(throttles: Throttles) {
  return {
    /** Counts a call and lets it pass. @throws AppError `request.too_many` */
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

export type CallLimits = ReturnType<typeof callLimits>;
