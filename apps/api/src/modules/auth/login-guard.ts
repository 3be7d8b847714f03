import { createHash } from 'node:crypto';
import { AppError } from '@maidan/contract/errors';
import { accountKeyOf } from '#modules/member/index.ts';
import { throttleAddress } from '#platform/client-address.ts';
import type { ShortLivedStore } from '#platform/short-lived.ts';
import { createThrottles, tooMany } from '#platform/throttles.ts';
import type { Captchas } from './captcha.ts';

const MINUTE_MS = 60_000;
const MEMORY_MS = 60 * MINUTE_MS;
/** Tries of one address on every account together; generous, since a mobile network shares addresses. */
const ADDRESS_LIMIT = { most: 300, windowMs: 15 * MINUTE_MS };
/** Failures of one address on one account before a captcha is asked. */
const CAPTCHA_AFTER = 3;
/** Failures on one account from everywhere before every address is asked for a captcha. */
const CAPTCHA_FOR_ALL_AFTER = 20;
/** Failures of one address on one account before each further one costs a wait, doubling. */
const WAIT_AFTER = 5;
const LONGEST_WAIT_MS = MINUTE_MS;

/** An attempt to sign in, as far as the guard looks at it. */
export interface LoginAttempt {
  readonly siteId: string;
  readonly account: string;
  readonly address: string;
  readonly captchaId: string;
  readonly captcha: string;
}

/**
 * Slows guessing down without a lock that a stranger could turn against a member: waits bind the guessing address on the
 * one account only, and what happens on an account from everywhere brings a captcha at most. An account that does not
 * exist behaves like one that does.
 */
export function loginGuard({ store, captchas }: { store: ShortLivedStore; captchas: Captchas }) {
  const throttles = createThrottles(store);

  async function needsCaptcha(attempt: LoginAttempt): Promise<boolean> {
    const [ofPair, ofAccount] = await Promise.all([
      store.peek(attempt.siteId, `login-failed:${pairOf(attempt)}`),
      store.peek(attempt.siteId, `login-failed:${accountOf(attempt)}`),
    ]);
    return (
      (ofPair?.count ?? 0) >= CAPTCHA_AFTER || (ofAccount?.count ?? 0) >= CAPTCHA_FOR_ALL_AFTER
    );
  }

  return {
    /** @throws AppError `request.too_many`, `auth.captcha_required` or `auth.captcha_wrong`; the latter two with a captcha */
    async admit(attempt: LoginAttempt): Promise<void> {
      const { siteId } = attempt;
      await throttles.limitAddress(siteId, 'login', attempt.address, ADDRESS_LIMIT);
      const wait = await store.peek(siteId, `login-wait:${pairOf(attempt)}`);
      if (wait) throw tooMany(wait.endsInMs);
      if (!(await needsCaptcha(attempt))) return;
      if (attempt.captcha === '') {
        throw new AppError('auth.captcha_required', undefined, await captchas.create(siteId));
      }
      try {
        await captchas.check(siteId, attempt.captchaId, attempt.captcha);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        throw new AppError('auth.captcha_wrong', undefined, await captchas.create(siteId));
      }
    },

    /** Notes a failure and answers the error for it, with a captcha when the next try needs one (LOGIN-09). */
    async refuse(attempt: LoginAttempt): Promise<AppError> {
      const { siteId } = attempt;
      const pair = pairOf(attempt);
      const { count } = await store.count(siteId, `login-failed:${pair}`, MEMORY_MS);
      await store.count(siteId, `login-failed:${accountOf(attempt)}`, MEMORY_MS);
      if (count > WAIT_AFTER) {
        const waitMs = Math.min(1000 * 2 ** (count - WAIT_AFTER), LONGEST_WAIT_MS);
        await store.put(siteId, `login-wait:${pair}`, '1', waitMs);
      }
      const captcha = (await needsCaptcha(attempt)) ? await captchas.create(siteId) : undefined;
      return new AppError('auth.credentials_wrong', undefined, captcha);
    },

    /** Forgets what an address did wrong on an account before it got in. */
    async forgive(attempt: LoginAttempt): Promise<void> {
      await store.forget(attempt.siteId, `login-failed:${pairOf(attempt)}`);
      await store.forget(attempt.siteId, `login-wait:${pairOf(attempt)}`);
    },
  };
}

/** The login guard, as `loginGuard` makes it. */
export type LoginGuard = ReturnType<typeof loginGuard>;

// Accounts are hashed, so that the short-lived store holds no list of names that were tried.
function accountOf({ account }: LoginAttempt): string {
  return createHash('sha256').update(accountKeyOf(account)).digest('base64url').slice(0, 24);
}

function pairOf(attempt: LoginAttempt): string {
  return `${accountOf(attempt)}:${throttleAddress(attempt.address)}`;
}
