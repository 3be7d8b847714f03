import { checkField } from '@maidan/contract/rules';
import { REQUIRED_RULE } from '../form/faults.ts';
import type { Faults, Values } from '../form/faults.ts';
import { checkNewPassword } from '../forgot/forgot.model.ts';
import type { PasswordChange } from './calls.ts';
import type { Rules } from '../register/register.model.ts';

/**
 * What is wrong in a password change (PSW-28, PSW-30 to PSW-32); the old password counts only when it is asked for
 * (PSW-27).
 */
export function checkChange(
  values: Values,
  rules: Rules,
  asks: { oldPassword: boolean; captcha: boolean },
): Faults {
  const { oldPassword = '', captcha = '' } = values;
  const isOldMissing = asks.oldPassword && checkField(oldPassword, REQUIRED_RULE).length > 0;
  const isCaptchaMissing = asks.captcha && captcha.trim() === '';
  return {
    ...(isOldMissing ? { oldPassword: [{ kind: 'required' }] } : {}),
    ...checkNewPassword(values, rules),
    ...(isCaptchaMissing ? { captcha: [{ kind: 'text', key: 'auth.in_vwrite_code' }] } : {}),
  };
}

/** What a change sends (PSW-33). `held` is the password of the session, where it is known (PSW-39). */
export function changePayload(values: Values, held: string | undefined): PasswordChange {
  const { newPassword = '', confirmNewPassword = '', captcha = '', captchaId = '' } = values;
  return {
    oldPassword: held ?? values['oldPassword'] ?? '',
    newPassword,
    confirmNewPassword,
    ...(captchaId ? { captchaId, captcha: captcha.trim() } : {}),
  };
}
