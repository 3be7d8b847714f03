import { networkOf } from '@maidan/deployment/counted-address';
import type { ShortLivedStore } from '#platform/short-lived/store.ts';
import { tooManyRequests } from '#platform/short-lived/throttles.ts';
import type { Throttles } from '#platform/short-lived/throttles.ts';
import type { KnownDevices } from '../login/known-devices.ts';
import { shortHash } from '../short-hash.ts';
import { MEMBER_PURPOSES } from './proof-purpose.ts';
import type { ProofPurpose } from './proof-purpose.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Time between two codes that one side asks for a number (SMS-04). */
const WAIT_MS = MINUTE_MS;
/** Codes that all strangers together may ask for one number, so that nobody's phone is flooded. */
const STRANGERS = {
  hour: { most: 5, windowMs: HOUR_MS },
  day: { most: 12, windowMs: 24 * HOUR_MS },
};
/** How many of these one network gets. The rest stays for somebody with a new phone in another network. */
const NETWORK = {
  hour: { most: 3, windowMs: HOUR_MS },
  day: { most: 6, windowMs: 24 * HOUR_MS },
};
/** Codes that one address may ask for all numbers together; generous, since a mobile network shares addresses. */
const ADDRESS_HOUR = { most: 40, windowMs: HOUR_MS };

/** The visitor who asks for a code, as far as the limits look at it. */
interface Asker {
  readonly number: string;
  readonly purpose: ProofPurpose;
  readonly address: string;
  readonly deviceId?: string | undefined;
}

/** The side that asks for a code of one number: a known device, or a network of strangers. */
export interface CodeSide {
  /** Whether the device has signed in to the member's account before. */
  readonly isKnown: boolean;
  /** Key under which the side's wait is stored. */
  readonly wait: string;
  /**
   * Codes for the number within a day, this one included: those of the known device, or those of all strangers
   * together.
   */
  readonly codesToday: number;
}

interface CodePaceDeps {
  readonly store: ShortLivedStore;
  readonly throttles: Throttles;
  readonly devices: KnownDevices;
  /** A keyed hash of the number, so that it cannot be read back from the counters. */
  readonly numberOf: (siteId: string, number: string) => string;
}

/**
 * Limits codes per number without shutting the number's owner out. A device that has signed in to the owner's account
 * has an allowance of its own that strangers cannot use up. Strangers share one allowance, of which a network gets
 * half. Codes for registration, and for a new number or address of a member, are counted separately.
 */
export function codePace({ store, throttles, devices, numberOf }: CodePaceDeps) {
  async function isKnown(siteId: string, asker: Asker, memberId: string | undefined) {
    const { deviceId } = asker;
    if (deviceId === undefined) return false;
    // A number without an owner takes the same steps, so that the duration does not tell it from a member's.
    const owner = memberId ?? `nobody:${numberOf(siteId, asker.number)}`;
    return devices.isKnown(siteId, owner, deviceId);
  }

  return {
    waitMs: WAIT_MS,

    /**
     * Counts a request for a code and answers which side made it; `memberId` is the owner of the number, if it has one.
     * @throws AppError `request.too_many`
     */
    async admit(siteId: string, asker: Asker, memberId: string | undefined): Promise<CodeSide> {
      const { address, purpose, deviceId = '' } = asker;
      const known = await isKnown(siteId, asker, memberId);
      const kind = MEMBER_PURPOSES.includes(purpose) ? '' : `${purpose}:`;
      const number = `${kind}${numberOf(siteId, asker.number)}`;
      const from = shortHash(known ? deviceId : networkOf(address));
      const wait = `code-wait:${numberOf(siteId, asker.number)}:${from}`;
      if (!known) await throttles.limitAddress(siteId, 'code', address, ADDRESS_HOUR);
      if (!(await store.claim(siteId, wait, WAIT_MS))) {
        throw tooManyRequests((await store.peek(siteId, wait))?.endsInMs ?? 0);
      }
      const own = known ? STRANGERS : NETWORK;
      await throttles.limit(siteId, `code-hour:${number}:${from}`, own.hour);
      const ownToday = await throttles.limit(siteId, `code-day:${number}:${from}`, own.day);
      if (known) return { isKnown: true, wait, codesToday: ownToday };
      await throttles.limit(siteId, `code-hour:${number}`, STRANGERS.hour);
      const codesToday = await throttles.limit(siteId, `code-day:${number}`, STRANGERS.day);
      return { isKnown: false, wait, codesToday };
    },

    /** Lets a side ask again at once. */
    forgetWait: (siteId: string, { wait }: CodeSide): Promise<void> => store.forget(siteId, wait),
  };
}
