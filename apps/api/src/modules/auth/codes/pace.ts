import type { CodePurpose } from '@maidan/contract/constants';
import { networkOf } from '#platform/http/counted-address.ts';
import type { ShortLivedStore } from '#platform/short-lived/store.ts';
import { tooMany } from '#platform/short-lived/throttles.ts';
import type { Throttles } from '#platform/short-lived/throttles.ts';
import type { KnownDevices } from '../login/known-devices.ts';
import { shortHash } from '../short-hash.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Time between two codes that one side asks for a number (SMS-04). */
const WAIT_MS = MINUTE_MS;
/** Codes that strangers ask for a number, all together: nobody's phone is filled with them. */
const STRANGERS = {
  hour: { most: 5, windowMs: HOUR_MS },
  day: { most: 12, windowMs: 24 * HOUR_MS },
};
/** Of these one network gets so many, so that it takes no more from who asks from another one with a new phone. */
const NETWORK = {
  hour: { most: 3, windowMs: HOUR_MS },
  day: { most: 6, windowMs: 24 * HOUR_MS },
};
/** Codes that one address asks for whatever numbers; generous, since a mobile network shares addresses. */
const ADDRESS_HOUR = { most: 40, windowMs: HOUR_MS };

/** Who asks for a code, as far as the pace looks at it. */
interface Asker {
  readonly number: string;
  readonly purpose: CodePurpose;
  readonly address: string;
  readonly deviceId?: string | undefined;
}

/** Who asks, seen from one number. */
export interface CodeSide {
  /** It has signed in to the member's account before. */
  readonly isKnown: boolean;
  /** Where its wait is kept. */
  readonly wait: string;
  /** Codes for the number within a day, with this one: its own ones, or those of all strangers. */
  readonly codesToday: number;
}

/** What the pace needs. */
interface CodePaceDeps {
  readonly store: ShortLivedStore;
  readonly throttles: Throttles;
  readonly devices: KnownDevices;
  /** What a number is counted by; nothing of it can be read back. */
  readonly numberOf: (siteId: string, number: string) => string;
}

/**
 * Holds codes back by number without shutting its owner out. A device that has signed in to the account of the number has
 * an allowance of its own, which no stranger can spend; strangers share one, of which a network gets half. Codes for
 * registration are counted apart from the others.
 */
export function codePace({ store, throttles, devices, numberOf }: CodePaceDeps) {
  async function isKnown(siteId: string, asker: Asker, memberId: string | undefined) {
    const { deviceId } = asker;
    if (deviceId === undefined) return false;
    // Nobody's number takes the same steps, so that the clock does not tell it from a member's.
    const owner = memberId ?? `nobody:${numberOf(siteId, asker.number)}`;
    return devices.isKnown(siteId, owner, deviceId);
  }

  return {
    waitMs: WAIT_MS,

    /**
     * Counts a wish for a code and answers whose it was; `memberId` is whose the number is, if it is a member's.
     * @throws AppError `request.too_many`
     */
    async admit(siteId: string, asker: Asker, memberId: string | undefined): Promise<CodeSide> {
      const { address, purpose, deviceId = '' } = asker;
      const known = await isKnown(siteId, asker, memberId);
      const kind = purpose === 'register' ? 'register:' : '';
      const number = `${kind}${numberOf(siteId, asker.number)}`;
      const from = shortHash(known ? deviceId : networkOf(address));
      const wait = `code-wait:${numberOf(siteId, asker.number)}:${from}`;
      if (!known) await throttles.limitAddress(siteId, 'code', address, ADDRESS_HOUR);
      if (!(await store.claim(siteId, wait, WAIT_MS))) {
        throw tooMany((await store.peek(siteId, wait))?.endsInMs ?? 0);
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
