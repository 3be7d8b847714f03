import { AppError } from '@maidan/contract/errors';
import { accountKeyOf } from '#modules/member/index.ts';
import { throttleAddress } from '@maidan/deployment/counted-address';
import type { ShortLivedStore } from '#platform/short-lived/store.ts';
import type { SiteView } from '#platform/http/request-context.ts';
import type { Throttles } from '#platform/short-lived/throttles.ts';
import type { CaptchaAnswer, CaptchaGate } from '../captcha/gate.ts';
import type { KnownDevices } from './known-devices.ts';
import { shortHash } from '../short-hash.ts';
import type { Pressure } from '../human-check/pressure.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Tries of one address on all accounts together; generous, since a mobile network shares addresses. */
const ADDRESS_LIMIT = { most: 300, windowMs: 15 * MINUTE_MS };
/** Tries of one side on one account before a captcha is asked. */
const CAPTCHA_AFTER = 3;
/** Failures on one account from all addresses before every side that is new to it is asked for a captcha. */
const CAPTCHA_FOR_ACCOUNT_AFTER = 20;
/** Failures of one address on all accounts before it is asked for a captcha on each account that is new to it. */
const CAPTCHA_FOR_ADDRESS_AFTER = 30;
/** Tries of one side on one account. */
const PACE = { free: 5, firstWaitMs: 2000, longestWaitMs: MINUTE_MS, memoryMs: HOUR_MS };

/** An attempt to sign in, as far as the guard looks at it. */
export interface LoginAttempt extends CaptchaAnswer {
  readonly site: Pick<SiteView, 'siteId' | 'settings'>;
  /** The account as it was typed, or the number in the form of `mobileKeyOf`. */
  readonly account: string;
  /** The member who owns the account; undefined when there is none. */
  readonly memberId: string | undefined;
  readonly address: string;
  /** The id of the device's cookie, when it has one. */
  readonly deviceId: string | undefined;
}

/** One side of a sign-in, seen from one account: an address, or a known device. */
interface Side {
  /** Names under which the account is counted: what was typed, and the member behind it. */
  readonly accounts: readonly string[];
  readonly isKnown: boolean;
  /** One name of the account, whichever way it was typed. */
  readonly subject: string;
  /** Keys of its tries on this account, one for each of `accounts`. */
  readonly tries: readonly string[];
}

export interface LoginGuardDeps {
  readonly store: ShortLivedStore;
  readonly throttles: Throttles;
  readonly gate: CaptchaGate;
  readonly devices: KnownDevices;
  readonly pressure: Pressure;
}

/**
 * Slows guessing down without a lock that a stranger could turn against a member. A side is an address, or a device
 * that has signed in to the account before. So the member's own phone is judged by what it did itself, even when it
 * shares its address with a stranger. Growing waits apply to one side on one account. Failures on an account from many
 * addresses, or from one address on many accounts, cause a captcha and nothing more. An account that does not exist
 * behaves like one that does.
 *
 * Every try is counted twice: for the text that was typed, and for the member behind it. The member's count joins the
 * username and the number of one account. The text's count makes every name behave the same, whether or not it belongs
 * to a member.
 */
export function loginGuard({ store, throttles, gate, devices, pressure }: LoginGuardDeps) {
  async function sideOf({ site, address, deviceId, ...attempt }: LoginAttempt): Promise<Side> {
    const { siteId } = site;
    const typed = shortHash(accountKeyOf(attempt.account));
    // An unknown account takes the same steps, so that the duration does not tell it from a member's.
    const owner = attempt.memberId ?? `nobody:${typed}`;
    const isKnown = deviceId !== undefined && (await devices.isKnown(siteId, owner, deviceId));
    const from = isKnown ? shortHash(deviceId) : throttleAddress(address);
    const accounts = [`typed:${typed}`, `member:${owner}`];
    const tries = accounts.map((account) => `login:${account}:${from}`);
    return { accounts, isKnown, subject: `member:${owner}`, tries };
  }

  async function failuresOf(siteId: string, whose: string): Promise<number> {
    return (await store.peek(siteId, `login-failed:${whose}`))?.count ?? 0;
  }

  async function needsCaptcha({ site, address }: LoginAttempt, side: Side): Promise<boolean> {
    const { siteId } = site;
    const tries = await Promise.all(side.tries.map((key) => throttles.paced(siteId, key)));
    if (Math.max(...tries) >= CAPTCHA_AFTER) return true;
    if (side.isKnown) return false;
    const [ofAddress = 0, ...ofAccount] = await Promise.all(
      [throttleAddress(address), ...side.accounts].map((whose) => failuresOf(siteId, whose)),
    );
    return (
      Math.max(...ofAccount) >= CAPTCHA_FOR_ACCOUNT_AFTER || ofAddress >= CAPTCHA_FOR_ADDRESS_AFTER
    );
  }

  /** Counts a try of a side and answers how many there were with it. */
  async function countTry(siteId: string, { tries }: Side): Promise<number> {
    const counts: number[] = [];
    // The order is fixed. Otherwise two tries at once could each wait for the counter that the other has locked.
    for (const key of tries) counts.push(await throttles.pace(siteId, key, PACE));
    return Math.max(...counts);
  }

  return {
    /**
     * Counts a try and lets it pass.
     * @throws AppError `request.too_many`; `auth.captcha_required`, `auth.captcha_wrong` or `auth.human_check_failed`, with a captcha
     */
    async admit(attempt: LoginAttempt): Promise<void> {
      const { site, address } = attempt;
      const { siteId } = site;
      const side = await sideOf(attempt);
      const { isKnown, subject } = side;
      if (!isKnown) await throttles.limitAddress(siteId, 'login', address, ADDRESS_LIMIT);
      // Checked before the captcha, because any answer uses a captcha up.
      for (const key of side.tries) await throttles.refuseWhilePaced(siteId, key);
      const isAsked = await needsCaptcha(attempt, side);
      const asker = { ...attempt, isKnown, subject };
      if (isAsked) await gate.check(asker, 'digits');
      const tries = await countTry(siteId, side);
      // The try is counted before the password is compared, so that guesses sent at once all count.
      if (!isAsked && tries > CAPTCHA_AFTER) await gate.check(asker, 'digits');
    },

    /** Counts a failure and answers the error for it, with a captcha when the next try needs one (LOGIN-09). */
    async refuse(attempt: LoginAttempt): Promise<AppError> {
      const { site, address } = attempt;
      const { siteId } = site;
      const side = await sideOf(attempt);
      await pressure.note(siteId, { address, subject: side.subject });
      for (const whose of [throttleAddress(address), ...side.accounts]) {
        await store.count(siteId, `login-failed:${whose}`, HOUR_MS);
      }
      const isAsked = await needsCaptcha(attempt, side);
      const captcha = isAsked ? await gate.challenge(siteId, 'digits') : undefined;
      return new AppError('auth.credentials_wrong', undefined, captcha);
    },

    /** Clears the failures of a side on an account after it has signed in. */
    async forgive(attempt: LoginAttempt): Promise<void> {
      const { tries } = await sideOf(attempt);
      for (const key of tries) await throttles.forgetPace(attempt.site.siteId, key);
    },
  };
}

export type LoginGuard = ReturnType<typeof loginGuard>;
