import { AppError } from '@maidan/contract/errors';
import { accountKeyOf } from '#modules/member/index.ts';
import { throttleAddress } from '#platform/http/counted-address.ts';
import type { ShortLivedStore } from '#platform/short-lived/store.ts';
import type { SiteView } from '#platform/http/request-context.ts';
import type { Throttles } from '#platform/short-lived/throttles.ts';
import type { CaptchaAnswer, CaptchaGate } from '../captcha/gate.ts';
import type { KnownDevices } from './known-devices.ts';
import { shortHash } from '../short-hash.ts';
import type { Pressure } from '../human-check/pressure.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Tries of one address on every account together; generous, since a mobile network shares addresses. */
const ADDRESS_LIMIT = { most: 300, windowMs: 15 * MINUTE_MS };
/** Tries of one side on one account before a captcha is asked. */
const CAPTCHA_AFTER = 3;
/** Failures on one account from everywhere before every side that is new to it is asked for a captcha. */
const CAPTCHA_FOR_ACCOUNT_AFTER = 20;
/** Failures of one address on whatever accounts before it is asked for a captcha on each that is new to it. */
const CAPTCHA_FOR_ADDRESS_AFTER = 30;
/** Tries of one side on one account. */
const PACE = { free: 5, firstWaitMs: 2000, longestWaitMs: MINUTE_MS, memoryMs: HOUR_MS };

/** An attempt to sign in, as far as the guard looks at it. */
export interface LoginAttempt extends CaptchaAnswer {
  readonly site: Pick<SiteView, 'siteId' | 'settings'>;
  /** The account as it was typed, or the number in the form of `mobileKeyOf`. */
  readonly account: string;
  /** Whose account it is; undefined when it is nobody's. */
  readonly memberId: string | undefined;
  readonly address: string;
  /** The id of the device's cookie, when it has one. */
  readonly deviceId: string | undefined;
}

/** Who tries, seen from one account. */
interface Side {
  /** Under which the account is counted: by what was typed, and by whose it is. */
  readonly accounts: readonly string[];
  readonly isKnown: boolean;
  /** The account, however it was typed. */
  readonly subject: string;
  /** Keys of its tries on this account, one for each of `accounts`. */
  readonly tries: readonly string[];
}

/** What the guard needs. */
export interface LoginGuardDeps {
  readonly store: ShortLivedStore;
  readonly throttles: Throttles;
  readonly gate: CaptchaGate;
  readonly devices: KnownDevices;
  readonly pressure: Pressure;
}

/**
 * Slows guessing down without a lock that a stranger could turn against a member. A side is an address, or a device that
 * has signed in to the account before: the member's own phone is judged by what it did itself, even when it shares its
 * address with the stranger. Growing waits bind one side on one account; what happens on an account from everywhere, or
 * from an address on every account, brings a captcha at most. An account that does not exist behaves like one that does.
 *
 * Tries count twice, for what was typed and for the member behind it. The member's count makes the username and the
 * number of one account one account; that of the typed text makes every name alone behave the same, whoever has it.
 */
export function loginGuard({ store, throttles, gate, devices, pressure }: LoginGuardDeps) {
  async function sideOf({ site, address, deviceId, ...attempt }: LoginAttempt): Promise<Side> {
    const { siteId } = site;
    const typed = shortHash(accountKeyOf(attempt.account));
    // Nobody's account takes the same steps, so that the clock does not tell it from a member's.
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
    // In one order: of two tries at once, each would else be held up by what the other has counted first.
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
      // Before the captcha, which one look uses up.
      for (const key of side.tries) await throttles.refuseWhilePaced(siteId, key);
      const isAsked = await needsCaptcha(attempt, side);
      const asker = { ...attempt, isKnown, subject };
      if (isAsked) await gate.check(asker, 'digits');
      const tries = await countTry(siteId, side);
      // Counted before it is looked at, so that guesses sent at once are guesses too.
      if (!isAsked && tries > CAPTCHA_AFTER) await gate.check(asker, 'digits');
    },

    /** Notes a failure and answers the error for it, with a captcha when the next try needs one (LOGIN-09). */
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

    /** Forgets what a side did wrong on an account before it got in. */
    async forgive(attempt: LoginAttempt): Promise<void> {
      const { tries } = await sideOf(attempt);
      for (const key of tries) await throttles.forgetPace(attempt.site.siteId, key);
    },
  };
}

/** The login guard, as `loginGuard` makes it. */
export type LoginGuard = ReturnType<typeof loginGuard>;
