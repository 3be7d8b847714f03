import { AppError, isAgentType, MEMBER_TYPE } from '@maidan/contract';
import type { authContract } from '@maidan/contract';
import type { z } from 'zod';
import { memberStore } from '#modules/member/index.ts';
import type { MemberRow } from '#modules/member/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database.ts';
import type { SessionView, SiteView } from '#platform/request-context.ts';
import type { LoginGuard } from './login-guard.ts';
import type { Passwords } from './passwords.ts';
import type { OpenedSession, Registrant } from './register.service.ts';
import type { SessionService } from './session.service.ts';

type LoginPayload = z.output<typeof authContract.loginPayloadSchema>;

/** Types that have no account to sign in to: made without registration. */
const WITHOUT_ACCOUNT: readonly number[] = [MEMBER_TYPE.defaultPlayer, MEMBER_TYPE.trial];

/** What signing in needs. */
export interface LoginDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly passwords: Passwords;
  readonly sessions: SessionService;
  readonly guard: LoginGuard;
}

/** Signing in by username and password. */
export function loginService({ db, clock, passwords, sessions, guard }: LoginDeps) {
  return {
    /**
     * Opens a session for a name and a password. An account that does not exist is answered like a wrong password, and
     * in the same time.
     * @throws AppError the errors that the contract declares for login
     */
    async login(visitor: Registrant, payload: LoginPayload): Promise<OpenedSession> {
      const { site, clientAddress: address, userAgent } = visitor;
      const { siteId } = site;
      if (payload.type !== 'username') throw new AppError('site.feature_off');
      const { username: account, captchaId, captcha } = payload;
      const attempt = { siteId, account, address, captchaId, captcha };
      await guard.admit(attempt);
      const owner = await memberStore(db, siteId).findByAccount(account);
      const isRight = await passwords.verify(owner?.passwordHash, payload.password);
      if (!owner || !isRight) throw await guard.refuse(attempt);
      checkMayEnter(owner, payload.asAgent);
      await guard.forgive(attempt);
      const token = await db.transaction(async (tx) => {
        await memberStore(tx, siteId).markLogin(owner.memberId, clock.now());
        return sessions.open(tx, site, { memberId: owner.memberId, userAgent });
      });
      return { ...sessionInfo(site, owner, token), firstTimeLogin: owner.lastLoginAt === null };
    },
  };
}

/** The login service, as `loginService` makes it. */
export type LoginService = ReturnType<typeof loginService>;

/** A session that goes on, as it travels. */
export function sessionInfo(
  site: SiteView,
  owner: Pick<SessionView, 'account' | 'type'>,
  token: string,
): OpenedSession {
  const { merchantCode } = site.settings;
  const { account: userName, type } = owner;
  return { token, merchantCode, userName, type, firstTimeLogin: false };
}

function checkMayEnter(owner: MemberRow, asAgent: boolean): void {
  if (owner.status !== 'active') throw new AppError('auth.account_disabled');
  if (WITHOUT_ACCOUNT.includes(owner.type)) throw new AppError('auth.not_member');
  if (asAgent && !isAgentType(owner.type)) throw new AppError('auth.not_agent');
}
