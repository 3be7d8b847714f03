import { AppError } from '@maidan/contract/errors';
import type { passwordsContract } from '@maidan/contract';
import { checkField } from '@maidan/contract/rules';
import type { z } from 'zod';
import { memberStore } from '#modules/member/index.ts';
import type { MemberRow } from '#modules/member/index.ts';
import type { Background } from '#platform/process/background.ts';
import type { Database } from '#platform/database/connection.ts';
import type { SiteView } from '#platform/http/request-context.ts';
import { checkNewPassword, emailOf } from './new-password.ts';
import type { NewPasswords } from './new-password.ts';
import { recoveryLinks } from './recovery-link.ts';
import type { RecoveryLinkDeps, RecoveryLinks } from './recovery-link.ts';
import { knownOfMember } from './weak-password.ts';

type RecoverPayload = z.output<typeof passwordsContract.recoverPasswordPayloadSchema>;

const EMAIL_RULE = {
  enabled: true,
  required: true,
  minLength: 1,
  maxLength: 254,
  patternId: 'email',
} as const;

export interface PasswordRecoveryDeps extends RecoveryLinkDeps {
  readonly db: Database;
  readonly background: Background;
  readonly newPasswords: NewPasswords;
}

/** Recovery of a password by a link: by e-mail, and by e-mail or SMS where an operator sends it. */
export function passwordRecoveryService(deps: PasswordRecoveryDeps) {
  const { db, background, tokens, newPasswords } = deps;
  const links = recoveryLinks(deps);

  async function mailTo(site: SiteView, host: string, payload: RecoverPayload): Promise<void> {
    const owner = await memberStore(db, site.siteId).findByAccount(payload.username);
    if (!owner || owner.status !== 'active' || !isSameEmail(owner, payload.email)) return;
    if (!(await isPaced(links, site.siteId, owner))) return;
    const language = payload.language ?? owner.language;
    await links.send(site, { host, owner, way: 'mail', language });
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

    /** The links that operators send. */
    links,

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

/** Whether a member may be sent a further link now; who asks as a visitor is not told. */
async function isPaced(
  links: RecoveryLinks,
  siteId: string,
  { memberId }: MemberRow,
): Promise<boolean> {
  try {
    await links.pace(siteId, memberId);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'request.too_many') return false;
    throw error;
  }
}

export type PasswordRecoveryService = ReturnType<typeof passwordRecoveryService>;

function isSameEmail(owner: MemberRow, email: string): boolean {
  const own = emailOf(owner).trim().toLowerCase();
  return own !== '' && own === email.trim().toLowerCase();
}
