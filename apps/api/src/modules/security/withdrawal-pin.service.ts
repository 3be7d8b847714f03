import { toLatinDigits } from '@maidan/contract/digits';
import { AppError } from '@maidan/contract/errors';
import { memberStore } from '#modules/member/index.ts';
import type { MemberRow } from '#modules/member/index.ts';
import type { Passwords } from '#modules/auth/index.ts';
import type { Clock } from '#platform/process/clock.ts';
import type { Database } from '#platform/database/connection.ts';
import type { ShortLivedStore } from '#platform/short-lived/store.ts';
import { weaknessOf } from './pin-weakness.ts';

const MOST_TRIES = 5;
/** Counted from the first wrong try. */
const LOCKED_MS = 24 * 3_600_000;

export interface WithdrawalPinDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly store: ShortLivedStore;
  readonly passwords: Passwords;
}

/** The PIN with which a member confirms a withdrawal (MONEY-10). Only its hash is stored. */
export function withdrawalPinService({ db, clock, store, passwords }: WithdrawalPinDeps) {
  const later = (ms: number) => new Date(clock.now().getTime() + ms);
  const lockedBy = (endsInMs: number) =>
    new AppError('security.pin_locked', { lockedUntil: later(endsInMs).toISOString() });

  return {
    /**
     * Sets the PIN and opens one that was locked.
     * @throws AppError `security.pin_weak` with params.reason
     */
    async set(siteId: string, owner: MemberRow, typed: string): Promise<void> {
      const { memberId, profile } = owner;
      const pin = toLatinDigits(typed);
      const reason = weaknessOf(pin, profile['birthday'] ?? '');
      if (reason) throw new AppError('security.pin_weak', { reason });
      const pinHash = await passwords.hash(pin);
      await memberStore(db, siteId).setPin(memberId, { pinHash, pinSetAt: clock.now() });
      await store.forget(siteId, triesOf(memberId));
    },

    /**
     * Checks the PIN: five wrong tries lock it for a day. Setting a new one, which needs the password, is the way out.
     * @throws AppError `security.pin_missing`, `security.pin_wrong` with params.triesLeft, or `security.pin_locked`
     */
    async check(siteId: string, owner: MemberRow, typed: string): Promise<void> {
      const { memberId, pinHash } = owner;
      if (!pinHash) throw new AppError('security.pin_missing');
      // Counted before it is compared, so that tries sent at once are all counted.
      const { count, endsInMs } = await store.count(siteId, triesOf(memberId), LOCKED_MS);
      if (count > MOST_TRIES) throw lockedBy(endsInMs);
      if (await passwords.verify(pinHash, toLatinDigits(typed))) {
        await store.forget(siteId, triesOf(memberId));
        return;
      }
      if (count === MOST_TRIES) throw lockedBy(endsInMs);
      throw new AppError('security.pin_wrong', { triesLeft: MOST_TRIES - count });
    },

    /** Until when the PIN is locked; undefined when it is not. */
    async lockedUntil(siteId: string, memberId: string): Promise<Date | undefined> {
      const tries = await store.peek(siteId, triesOf(memberId));
      return tries && tries.count >= MOST_TRIES ? later(tries.endsInMs) : undefined;
    },
  };
}

function triesOf(memberId: string): string {
  return `pin-tries:${memberId}`;
}

export type WithdrawalPinService = ReturnType<typeof withdrawalPinService>;
