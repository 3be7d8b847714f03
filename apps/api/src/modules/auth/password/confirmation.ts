import { AppError } from '@maidan/contract/errors';
import { memberStore } from '#modules/member/index.ts';
import type { MemberRow } from '#modules/member/index.ts';
import type { Clock } from '#platform/process/clock.ts';
import type { Database } from '#platform/database/connection.ts';
import type { SessionView, SiteView } from '#platform/http/request-context.ts';
import type { Throttles } from '#platform/short-lived/throttles.ts';
import type { NewPasswords } from './new-password.ts';
import type { RecoveryTokens } from './recovery-tokens.ts';

const MINUTE_MS = 60_000;
/** Passwords that one session tries. It binds the session alone: who has taken one over locks the member out of none. */
const PACE = { free: 3, firstWaitMs: 2000, longestWaitMs: MINUTE_MS, memoryMs: 60 * MINUTE_MS };
/** Passwords that one address tries in all its sessions. */
const ADDRESS_LIMIT = { most: 60, windowMs: 15 * MINUTE_MS };
/** How long after the sign-in a session stands for the password that its member does not have. */
const FRESH_MS = 10 * MINUTE_MS;

/** The member of a session who gives the password once more. */
export interface Confirmer {
  readonly site: SiteView;
  readonly session: SessionView;
  readonly clientAddress: string;
}

/** What confirming a password needs. */
export interface PasswordConfirmationDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly throttles: Throttles;
  readonly newPasswords: NewPasswords;
  readonly tokens: RecoveryTokens;
}

/** Asks for the password again before what a borrowed session must not do. */
export function passwordConfirmation(deps: PasswordConfirmationDeps) {
  const { db, clock, throttles, newPasswords, tokens } = deps;

  /** Who has no password proves with a sign-in of the last minutes that the session is not a borrowed one. */
  function checkFresh({ openedAt }: SessionView): void {
    const isFresh = clock.now().getTime() - openedAt.getTime() <= FRESH_MS;
    if (!isFresh) throw new AppError('auth.sign_in_again');
  }

  return {
    /**
     * Answers the member when the password is right. One who signed up with another provider's account or with a code
     * has none: whatever was typed, a sign-in within the last ten minutes counts in its place.
     * @throws AppError `auth.password_wrong`, `auth.sign_in_again`, `request.too_many` or `session.expired`
     */
    async confirm(
      { site, session, clientAddress }: Confirmer,
      password: string,
    ): Promise<MemberRow> {
      const { siteId } = site;
      const tries = `password:${session.sessionId}`;
      await throttles.limitAddress(siteId, 'password', clientAddress, ADDRESS_LIMIT);
      await throttles.pace(siteId, tries, PACE);
      const owner = await memberStore(db, siteId).findById(session.memberId);
      if (!owner) throw new AppError('session.expired');
      if (owner.passwordHash === '') checkFresh(session);
      else if (!(await newPasswords.isPresent(owner, password))) {
        throw new AppError('auth.password_wrong');
      }
      await throttles.forgetPace(siteId, tries);
      return owner;
    },

    /** Ends the recovery link of a member, if one is on its way. */
    endRecovery: (siteId: string, memberId: string) => tokens.endOf(siteId, memberId),
  };
}

/** The confirmation, as `passwordConfirmation` makes it. */
export type PasswordConfirmation = ReturnType<typeof passwordConfirmation>;
