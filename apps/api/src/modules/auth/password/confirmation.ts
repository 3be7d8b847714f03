import { AppError } from '@maidan/contract/errors';
import { memberStore } from '#modules/member/index.ts';
import type { MemberRow } from '#modules/member/index.ts';
import type { Clock } from '#platform/process/clock.ts';
import type { Database } from '#platform/database/connection.ts';
import type { SessionView, SiteView } from '#platform/http/request-context.ts';
import type { Throttles } from '#platform/short-lived/throttles.ts';
import type { NewPasswords } from './new-password.ts';
import type { RecoveryTokens } from './recovery-tokens.ts';
import type { TwoStepService } from '../second-step/two-step.service.ts';

const MINUTE_MS = 60_000;
/**
 * Tries of passwords in one session. Only the session is held up, so somebody who took over a session cannot lock the
 * member out elsewhere.
 */
const PACE = { free: 3, firstWaitMs: 2000, longestWaitMs: MINUTE_MS, memoryMs: 60 * MINUTE_MS };
/** Tries of passwords from one address in all its sessions. */
const ADDRESS_LIMIT = { most: 60, windowMs: 15 * MINUTE_MS };
/** How long after the sign-in a session may replace the password of a member who has none. */
const FRESH_MS = 10 * MINUTE_MS;

/** The member of a session who is asked for the password again. */
export interface Confirmer {
  readonly site: SiteView;
  readonly session: SessionView;
  readonly clientAddress: string;
}

export interface PasswordConfirmationDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly throttles: Throttles;
  readonly newPasswords: NewPasswords;
  readonly tokens: RecoveryTokens;
  readonly twoStep: Pick<TwoStepService, 'use'>;
}

/** Asks for the password again before steps that somebody with a borrowed session must not take. */
export function passwordConfirmation(deps: PasswordConfirmationDeps) {
  const { db, clock, throttles, newPasswords, tokens, twoStep } = deps;

  /** A member without a password proves with a recent sign-in that the session is not a borrowed one. */
  function checkFresh({ openedAt }: SessionView): void {
    const isFresh = clock.now().getTime() - openedAt.getTime() <= FRESH_MS;
    if (!isFresh) throw new AppError('auth.sign_in_again');
  }

  return {
    /**
     * Answers the member when the password is right. A member who signed up with a provider's account or with a code
     * has no password: whatever was typed, a sign-in within the last ten minutes counts instead. A code of two-step sign-in
     * stands in for either.
     * @throws AppError `auth.password_wrong`, `auth.sign_in_again`, `auth.second_code_wrong`, `request.too_many` or
     * `session.expired`
     */
    async confirm(
      { site, session, clientAddress }: Confirmer,
      password: string,
      code = '',
    ): Promise<MemberRow> {
      const { siteId } = site;
      const { memberId, sessionId } = session;
      const tries = `password:${sessionId}`;
      await throttles.limitAddress(siteId, 'password', clientAddress, ADDRESS_LIMIT);
      await throttles.pace(siteId, tries, PACE);
      const owner = await memberStore(db, siteId).findById(memberId);
      if (!owner) throw new AppError('session.expired');
      if (code !== '') await twoStep.use({ siteId, memberId }, code, sessionId);
      else if (owner.passwordHash === '') checkFresh(session);
      else if (!(await newPasswords.isPresent(owner, password))) {
        throw new AppError('auth.password_wrong');
      }
      await throttles.forgetPace(siteId, tries);
      return owner;
    },

    /** Ends the recovery link of a member, if there is a valid one. */
    endRecovery: (siteId: string, memberId: string) => tokens.endOf(siteId, memberId),
  };
}

export type PasswordConfirmation = ReturnType<typeof passwordConfirmation>;
