import type { passwordsContract } from '@maidan/contract';
import { AppError } from '@maidan/contract/errors';
import { arePasswordsSame } from '@maidan/contract/rules';
import type { z } from 'zod';
import type { CaptchaGate } from '../captcha/gate.ts';
import { checkNewPassword } from './new-password.ts';
import type { NewPasswords } from './new-password.ts';
import { knownOfMember } from './weak-password.ts';
import type { Confirmer, PasswordConfirmation } from './confirmation.ts';

type ChangePayload = z.output<typeof passwordsContract.changePasswordPayloadSchema>;

export interface PasswordChangeDeps {
  readonly gate: CaptchaGate;
  readonly confirmation: PasswordConfirmation;
  readonly newPasswords: NewPasswords;
}

/** Changing the password of a session's member. */
export function passwordChangeService(deps: PasswordChangeDeps) {
  const { gate, confirmation, newPasswords } = deps;
  return {
    /**
     * Changes the password; every other session ends and this one stays. A member who signed up with another provider's
     * account has no old password and sets the first one, soon after signing in.
     * @throws AppError the errors that the contract declares for it; those of the captcha hold a new one (PSW-32)
     */
    async change(changer: Confirmer, payload: ChangePayload): Promise<void> {
      const { site, session, clientAddress: address } = changer;
      const { oldPassword, newPassword } = payload;
      await checkNewPassword(site, payload);
      if (site.settings.captchaOnPasswordChange) {
        const { captcha, captchaId, humanCheck } = payload;
        await gate.check({ site, address, captcha, captchaId, humanCheck }, 'text');
      }
      const owner = await confirmation.confirm(changer, oldPassword);
      const hasOne = owner.passwordHash !== '';
      if (hasOne && arePasswordsSame(newPassword, oldPassword))
        throw new AppError('auth.password_same');
      await checkNewPassword(site, payload, knownOfMember(owner));
      await newPasswords.set(site, owner, { newPassword, keptSessionId: session.sessionId });
    },
  };
}

export type PasswordChangeService = ReturnType<typeof passwordChangeService>;
