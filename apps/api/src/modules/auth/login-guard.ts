import { AppError } from '@maidan/contract/errors';
import { accountKeyOf } from '#modules/member/index.ts';
import { throttleAddress } from '#platform/client-address.ts';
import type { ShortLivedStore } from '#platform/short-lived.ts';
import type { Throttles } from '#platform/throttles.ts';
import type { CaptchaAnswer, CaptchaGate } from './captcha-gate.ts';
import { deviceMark, shortMark } from './device-mark.ts';

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
/** How long an account remembers the device that signed in to it. */
const KNOWN_MS = 30 * 24 * HOUR_MS;

/** An attempt to sign in, as far as the guard looks at it. */
export interface LoginAttempt extends CaptchaAnswer {
  readonly siteId: string;
  readonly account: string;
  readonly address: string;
  readonly userAgent: string;
}

/** Who tries, seen from one account. */
interface Side {
  readonly account: string;
  readonly isKnown: boolean;
  /** Key of its tries on this account. */
  readonly tries: string;
}

/** What the guard needs. */
export interface LoginGuardDeps {
  readonly store: ShortLivedStore;
  readonly throttles: Throttles;
  readonly gate: CaptchaGate;
}

/**
 * Slows guessing down without a lock that a stranger could turn against a member. A side is an address, or a device that
 * has signed in to the account before: the member's own phone is judged by what it did itself, even when it shares its
 * address with the stranger. Growing waits bind one side on one account; what happens on an account from everywhere, or
 * from an address on every account, brings a captcha at most. An account that does not exist behaves like one that does.
 */
export function loginGuard({ store, throttles, gate }: LoginGuardDeps) {
  async function sideOf(attempt: LoginAttempt): Promise<Side> {
    const account = shortMark(accountKeyOf(attempt.account));
    const device = `${account}:${deviceMark(attempt.userAgent, attempt.address)}`;
    const known = await store.peek(attempt.siteId, `login-known:${device}`);
    const isKnown = known !== undefined;
    const tries = isKnown ? device : `${account}:${throttleAddress(attempt.address)}`;
    return { account, isKnown, tries: `login:${tries}` };
  }

  async function failuresOf(siteId: string, whose: string): Promise<number> {
    return (await store.peek(siteId, `login-failed:${whose}`))?.count ?? 0;
  }

  async function needsCaptcha(attempt: LoginAttempt, side: Side): Promise<boolean> {
    const { siteId } = attempt;
    if ((await throttles.paced(siteId, side.tries)) >= CAPTCHA_AFTER) return true;
    if (side.isKnown) return false;
    const [ofAccount, ofAddress] = await Promise.all([
      failuresOf(siteId, side.account),
      failuresOf(siteId, throttleAddress(attempt.address)),
    ]);
    return ofAccount >= CAPTCHA_FOR_ACCOUNT_AFTER || ofAddress >= CAPTCHA_FOR_ADDRESS_AFTER;
  }

  return {
    /**
     * Counts a try and lets it pass.
     * @throws AppError `request.too_many`; `auth.captcha_required`, `auth.captcha_wrong` or `auth.human_check_failed`, with a captcha
     */
    async admit(attempt: LoginAttempt): Promise<void> {
      const { siteId, address } = attempt;
      const side = await sideOf(attempt);
      if (!side.isKnown) await throttles.limitAddress(siteId, 'login', address, ADDRESS_LIMIT);
      // Before the captcha, which one look uses up.
      await throttles.refuseWhilePaced(siteId, side.tries);
      const isAsked = await needsCaptcha(attempt, side);
      if (isAsked) await gate.check(siteId, attempt, 'digits');
      const tries = await throttles.pace(siteId, side.tries, PACE);
      // Counted before it is looked at, so that guesses sent at once are guesses too.
      if (!isAsked && tries > CAPTCHA_AFTER) await gate.check(siteId, attempt, 'digits');
    },

    /** Notes a failure and answers the error for it, with a captcha when the next try needs one (LOGIN-09). */
    async refuse(attempt: LoginAttempt): Promise<AppError> {
      const { siteId, address } = attempt;
      const side = await sideOf(attempt);
      await store.count(siteId, `login-failed:${side.account}`, HOUR_MS);
      await store.count(siteId, `login-failed:${throttleAddress(address)}`, HOUR_MS);
      const isAsked = await needsCaptcha(attempt, side);
      const captcha = isAsked ? await gate.challenge(siteId, 'digits') : undefined;
      return new AppError('auth.credentials_wrong', undefined, captcha);
    },

    /** Forgets what a side did wrong on an account before it got in, and remembers its device. */
    async forgive(attempt: LoginAttempt): Promise<void> {
      const { siteId, userAgent, address } = attempt;
      const { account, tries } = await sideOf(attempt);
      await throttles.forgetPace(siteId, tries);
      const known = `login-known:${account}:${deviceMark(userAgent, address)}`;
      await store.put(siteId, known, '1', KNOWN_MS);
    },
  };
}

/** The login guard, as `loginGuard` makes it. */
export type LoginGuard = ReturnType<typeof loginGuard>;
