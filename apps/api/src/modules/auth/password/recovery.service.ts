import { AppError } from '@maidan/contract/errors';
import type { passwordsContract } from '@maidan/contract';
import { checkField } from '@maidan/contract/rules';
import type { z } from 'zod';
import { memberStore } from '#modules/member/index.ts';
import type { MemberRow } from '#modules/member/index.ts';
import type { Background } from '#platform/process/background.ts';
import type { Database } from '#platform/database/connection.ts';
import type { SiteView } from '#platform/http/request-context.ts';
import type { Throttles } from '#platform/short-lived/throttles.ts';
import { checkNewPassword, emailOf } from './new-password.ts';
import type { NewPasswords } from './new-password.ts';
import type { PasswordMails } from './mails.ts';
import type { RecoveryTokens } from './recovery-tokens.ts';
import { knownOfMember } from './weak-password.ts';

type RecoverPayload = z.output<typeof passwordsContract.recoverPasswordPayloadSchema>;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/**
 * Limits on mails to one member. The longest wait is shorter than the life of a link, so a stranger who keeps asking in
 * a member's name can neither flood the inbox nor leave the member without a valid link.
 */
const MAIL_PACE = {
  free: 0,
  firstWaitMs: MINUTE_MS,
  longestWaitMs: 15 * MINUTE_MS,
  memoryMs: 2 * HOUR_MS,
};
/** Recovery mails of one site. It stops a flood before the mail server does. */
const SITE_LIMIT = { most: 2000, windowMs: HOUR_MS };
const EMAIL_RULE = {
  enabled: true,
  required: true,
  minLength: 1,
  maxLength: 254,
  patternId: 'email',
} as const;

export interface PasswordRecoveryDeps {
  readonly db: Database;
  readonly throttles: Throttles;
  readonly background: Background;
  readonly tokens: RecoveryTokens;
  readonly mails: PasswordMails;
  readonly newPasswords: NewPasswords;
  /** Origin of the lobby for a visitor's host. */
  lobbyOriginOf(host: string): string;
}

/** Recovery of a password by e-mail. */
export function passwordRecoveryService(deps: PasswordRecoveryDeps) {
  const { db, throttles, background, tokens, mails, newPasswords } = deps;

  async function mayMail(siteId: string, memberId: string): Promise<boolean> {
    try {
      await throttles.pace(siteId, `recovery-mail:${memberId}`, MAIL_PACE);
      return true;
    } catch (error) {
      if (error instanceof AppError && error.code === 'request.too_many') return false;
      throw error;
    }
  }

  async function mailTo(site: SiteView, host: string, payload: RecoverPayload): Promise<void> {
    const { siteId } = site;
    const owner = await memberStore(db, siteId).findByAccount(payload.username);
    if (!owner || owner.status !== 'active' || !isSameEmail(owner, payload.email)) return;
    const { memberId, account } = owner;
    if (!(await mayMail(siteId, memberId))) return;
    await throttles.limit(siteId, 'recovery-mails', SITE_LIMIT);
    const email = emailOf(owner);
    const token = await tokens.create(siteId, { memberId, email });
    const link = `${deps.lobbyOriginOf(host)}/m/forget?token=${token}`;
    const language = payload.language ?? owner.language;
    try {
      await mails.sendRecovery(site, { account, email, language }, link);
    } catch (error) {
      // A mail that could not be sent may be asked for again at once.
      await throttles.forgetPace(siteId, `recovery-mail:${memberId}`);
      throw error;
    }
  }

  return {
    /**
     * Mails a link that sets a new password when name and e-mail belong to one active member. The answer does not wait
     * for the lookup or the mail, so neither it nor its duration shows whether there is such a member.
     * @throws AppError `auth.fields_invalid`
     */
    recover(site: SiteView, host: string, payload: RecoverPayload): void {
      const email = checkField(payload.email, EMAIL_RULE);
      if (email.length > 0) throw new AppError('auth.fields_invalid', { fields: { email } });
      background.run('recovery mail', () => mailTo(site, host, payload));
    },

    /**
     * Sets a new password by the token of a recovery link. The token is used up only when everything is in order. Using
     * the link proves the address that it was mailed to.
     * @throws AppError `auth.reset_link_invalid`, `auth.fields_invalid` or `auth.password_same`
     */
    async reset(
      site: SiteView,
      form: { token: string; newPassword: string; confirmNewPassword: string },
    ): Promise<void> {
      const { siteId } = site;
      const link = await tokens.ownerOf(siteId, form.token);
      const owner = link && (await memberStore(db, siteId).findById(link.memberId));
      if (!link || owner?.status !== 'active') throw new AppError('auth.reset_link_invalid');
      await checkNewPassword(site, form, knownOfMember(owner));
      const isSame = await newPasswords.isPresent(owner, form.newPassword);
      if (isSame) throw new AppError('auth.password_same');
      const isFirst = await tokens.use(siteId, form.token);
      if (!isFirst) throw new AppError('auth.reset_link_invalid');
      const { newPassword } = form;
      await newPasswords.set(site, owner, { newPassword, provenEmail: link.email });
    },
  };
}

export type PasswordRecoveryService = ReturnType<typeof passwordRecoveryService>;

function isSameEmail(owner: MemberRow, email: string): boolean {
  const own = emailOf(owner).trim().toLowerCase();
  return own !== '' && own === email.trim().toLowerCase();
}
