import { AppError } from '@maidan/contract';
import type { authContract } from '@maidan/contract';
import type { z } from 'zod';
import { memberStore } from '#modules/member/index.ts';
import type { MemberRow } from '#modules/member/index.ts';
import type { SignInWay } from '@maidan/contract/constants';
import { networkOf } from '#platform/http/network.ts';
import type { Background } from '#platform/process/background.ts';
import type { Clock } from '#platform/process/clock.ts';
import type { Database } from '#platform/database/connection.ts';
import type { SiteView } from '#platform/http/request-context.ts';
import type { Random } from '#platform/secrets/random.ts';
import { signInStore } from './sign-in.store.ts';
import type { LoginAttempt, LoginGuard } from './guard.ts';
import { checkMayEnter } from './member-entry.ts';
import { mobileKeyOf } from '../codes/mobile-key.ts';
import type { Passwords } from '../password/password-hash.ts';
import type { PhoneProofs } from '../codes/phone-proof.ts';
import type { OpenedSession, Registrant } from '../register/register.service.ts';
import type { SecondStepService } from '../second-step/second-step.service.ts';

type LoginPayload = z.output<typeof authContract.loginPayloadSchema>;

/** Errors of a proof that count against the account like a wrong password. */
const WRONG_PROOFS: readonly string[] = [
  'auth.code_wrong',
  'auth.code_expired',
  'auth.phone_token_invalid',
];

export interface LoginDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly background: Background;
  readonly passwords: Passwords;
  readonly guard: LoginGuard;
  readonly secondSteps: Pick<SecondStepService, 'enter'>;
  readonly proofs: PhoneProofs;
}

/** Signing in by username and password, or by mobile number with a password, a code or a token. */
export function loginService(deps: LoginDeps) {
  const { db, guard } = deps;

  return {
    /**
     * Opens a session. An account that does not exist gets the same answer as a wrong password or code, after the same
     * time.
     * @throws AppError the errors that the contract declares for login
     */
    async login(visitor: Registrant, payload: LoginPayload): Promise<OpenedSession> {
      const { site, clientAddress: address, deviceId, codeHandle: handle } = visitor;
      const { siteId } = site;
      const number = numberOf(site, payload);
      const account = number ?? payload.username;
      const { captchaId, captcha, humanCheck } = payload;
      const answer = { captchaId, captcha, humanCheck };
      const members = memberStore(db, siteId);
      // The owner is looked up before the guard decides, even when there is none: the guard counts by member, whatever
      // name was typed.
      const owner = await findOwner(members, payload.type, { number, account });
      const memberId = owner?.memberId;
      const attempt = { site, account, memberId, address, deviceId, ...answer };
      await guard.admit(attempt);
      const way = payload.type === 'username' ? 'password' : 'code';
      const noteFailure = () => noteFailedTry(deps, visitor, owner, way);
      const subject = { number, handle, owner, attempt, noteFailure };
      const isProven = await isOwner(site, payload, subject);
      if (!owner || !isProven) {
        noteFailure();
        throw await guard.refuse(attempt);
      }
      checkMayEnter(owner, payload.asAgent);
      await guard.forgive(attempt);
      return deps.secondSteps.enter(visitor, owner, way);
    },
  };

  async function isOwner(site: SiteView, payload: LoginPayload, subject: Subject) {
    const { number, owner, attempt } = subject;
    if (payload.type === 'username' || !number) {
      return deps.passwords.verify(owner?.passwordHash, payload.password);
    }
    const idToken = payload.type === 'firebase' ? payload.firebaseIdToken || MISSING : undefined;
    const { handle } = subject;
    const proof = { number, purpose: 'login', code: payload.password, handle, idToken } as const;
    try {
      await deps.proofs.check(site, proof);
      return true;
    } catch (error) {
      if (!(error instanceof AppError) || !WRONG_PROOFS.includes(error.code)) throw error;
      subject.noteFailure();
      const { value } = await guard.refuse(attempt);
      throw new AppError(error.code, error.params, value);
    }
  }
}

/**
 * The owner of the account. By code or token only a proved number counts, because an unproved one may have been typed
 * in by somebody else.
 */
function findOwner(
  members: ReturnType<typeof memberStore>,
  type: LoginPayload['type'],
  { number, account }: { number: string | undefined; account: string },
): Promise<MemberRow | undefined> {
  if (number === undefined) return members.findByAccount(account);
  return type === 'username' ? members.findByMobileKey(number) : members.findByProvenMobile(number);
}

/** Notes a failed try for the owner of the account. The answer does not wait, so its duration does not tell of one. */
function noteFailedTry(
  { db, clock, random, background }: LoginDeps,
  { site, userAgent, clientAddress }: Registrant,
  owner: MemberRow | undefined,
  way: SignInWay,
): void {
  if (!owner) return;
  const { memberId } = owner;
  const network = networkOf(clientAddress);
  const entry = { signInId: random.id(), memberId, at: clock.now(), way, userAgent, network };
  background.run('note of a failed sign-in', () =>
    signInStore(db, site.siteId).note({ ...entry, isSuccess: false }),
  );
}

/** Stands for a token that was not sent, so that the code is not checked instead. */
const MISSING = '-';

interface Subject {
  readonly number: string | undefined;
  /** The handle that belongs to the code, when the browser has one. */
  readonly handle: string;
  readonly owner: MemberRow | undefined;
  readonly attempt: LoginAttempt;
  readonly noteFailure: () => void;
}

/**
 * The mobile number that a visitor signs in with (LOGIN-33): always by code or token, and by password when a dialling
 * code was sent beside it. Undefined for a username.
 */
function numberOf(site: SiteView, payload: LoginPayload): string | undefined {
  const { type, username, countryDialingCode, firebaseMobileNo } = payload;
  if (type === 'username' && countryDialingCode === '') return undefined;
  if (!site.can('mobileSignIn')) throw new AppError('site.feature_off');
  if (type === 'firebase' && !site.settings.firebase) throw new AppError('site.feature_off');
  const typed = (type === 'firebase' && firebaseMobileNo) || username;
  return mobileKeyOf(countryDialingCode || site.settings.defaultDiallingCode, typed);
}

export type LoginService = ReturnType<typeof loginService>;
