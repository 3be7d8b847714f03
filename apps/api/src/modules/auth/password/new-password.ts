import { AppError } from '@maidan/contract/errors';
import { checkField, arePasswordsSame } from '@maidan/contract/rules';
import { memberStore } from '#modules/member/index.ts';
import type { MemberRow } from '#modules/member/index.ts';
import type { Background } from '#platform/process/background.ts';
import type { Clock } from '#platform/process/clock.ts';
import type { Database } from '#platform/database/connection.ts';
import type { SiteView } from '#platform/http/request-context.ts';
import type { PasswordMails } from './mails.ts';
import type { Passwords } from './password-hash.ts';
import type { RecoveryTokens } from './recovery-tokens.ts';
import type { RegistrationFailure } from '../register/rules.ts';
import type { SessionService } from '../session/session.service.ts';
import { passwordWeaknesses } from './weak-password.ts';
import type { KnownOfMember } from './weak-password.ts';

/** Tells a member of a changed password by the ways that have no mail of their own. */
export interface PasswordAlert {
  tell(site: SiteView, owner: MemberRow, kind: 'password_changed', isMailed: true): void;
}

export interface NewPasswordDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly passwords: Passwords;
  readonly sessions: SessionService;
  readonly tokens: RecoveryTokens;
  readonly mails: PasswordMails;
  readonly background: Background;
  readonly alerts: PasswordAlert;
}

/** Sets new passwords, for every flow that allows it. */
export function newPasswords(deps: NewPasswordDeps) {
  const { db, clock, passwords, sessions, tokens, mails, background, alerts } = deps;
  return {
    /** Whether a password is the member's present one. */
    isPresent: (owner: MemberRow | undefined, password: string): Promise<boolean> =>
      passwords.verify(owner?.passwordHash, password),

    /**
     * Sets a member's password. It ends all sessions except the one that is named, a recovery link that is still valid,
     * and every open game. A member with an e-mail address gets a mail about it. `provenEmail` is the address of the
     * mail that allowed it: reading that mail proves the address, so it counts as verified while it is still the
     * member's.
     */
    async set(
      site: SiteView,
      owner: MemberRow,
      change: { newPassword: string; keptSessionId?: string; provenEmail?: string },
    ): Promise<void> {
      const { siteId } = site;
      const { memberId, account, language } = owner;
      const { newPassword, keptSessionId, provenEmail } = change;
      const passwordHash = await passwords.hash(newPassword);
      await db.transaction(async (tx) => {
        const members = memberStore(tx, siteId);
        await members.setPassword(memberId, passwordHash);
        if (provenEmail) await members.markEmailVerified(memberId, provenEmail, clock.now());
        await sessions.endOthers(siteId, { memberId, keptSessionId, endsEveryGame: true }, tx);
      });
      await tokens.endOf(siteId, memberId);
      alerts.tell(site, owner, 'password_changed', true);
      const email = emailOf(owner);
      if (email === '') return;
      background.run('mail of a changed password', () =>
        mails.sendChanged(site, { account, email, language }),
      );
    },
  };
}

export type NewPasswords = ReturnType<typeof newPasswords>;

/** The member's e-mail address as it was written; empty when there is none. */
export function emailOf(owner: MemberRow): string {
  return owner.profile['email'] ?? '';
}

/**
 * Checks a new password by the site's rule, by the reasons that make it weak, and against its confirmation when the
 * form has one (REG-19). The error may show what `known` holds, so pass only what the sender of the form may learn.
 * @throws AppError `auth.fields_invalid` with params.fields
 */
export async function checkNewPassword(
  { settings }: SiteView,
  form: { newPassword: string; confirmNewPassword?: string },
  known: KnownOfMember = {},
): Promise<void> {
  const { newPassword, confirmNewPassword } = form;
  const fields: Record<string, RegistrationFailure[]> = {};
  const rule = { ...settings.register.password, enabled: true, required: true };
  const broken = checkField(newPassword, rule);
  const found = broken.length > 0 ? broken : await passwordWeaknesses(newPassword, settings, known);
  if (found.length > 0) fields['newPassword'] = found;
  if (confirmNewPassword === '') fields['confirmNewPassword'] = [{ kind: 'required' }];
  else if (confirmNewPassword !== undefined && !arePasswordsSame(confirmNewPassword, newPassword)) {
    fields['confirmNewPassword'] = [{ kind: 'mismatch' }];
  }
  if (Object.keys(fields).length > 0) throw new AppError('auth.fields_invalid', { fields });
}
