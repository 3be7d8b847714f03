/** Registration rules that most sites begin with; a site changes single fields. */
import type { FieldRule, PatternId } from '@maidan/contract/rules';
import type { RegistrationField } from '../settings/settings.types.ts';

type RegistrationRules = Readonly<Record<RegistrationField, FieldRule>>;

/** A password of 8 to 128 characters of any kind, as NIST SP 800-63B and OWASP ASVS ask for it. */
const freePassword = { minLength: 8, maxLength: 128, patternId: 'passphrase' } as const;

/**
 * A name and a password, nothing else. The eye button replaces typing the password twice, and an invitation code comes
 * with the address. The withdrawal PIN is set on first use, not here, so `paymentPassword` is off.
 */
export const nameAndPasswordRules: RegistrationRules = {
  username: shown(true, 4, 16, 'username'),
  password: { enabled: true, required: true, ...freePassword },
  confirmPassword: { enabled: false, required: false, ...freePassword },
  affiliateCode: hidden(4, 16, 'code'),
  paymentPassword: hidden(6, 6, 'pin'),
  recommenderId: hidden(4, 16, 'code'),
  nickname: hidden(2, 20, 'name'),
  payeeName: hidden(2, 60, 'name'),
  // REG-24: fewer than 255 characters.
  email: hidden(6, 254, 'email'),
  mobileNum: hidden(10, 20, 'mobile'),
  idNumber: hidden(10, 20, 'code'),
  qqNum: hidden(5, 12, 'digits'),
  facebook: hidden(5, 50, 'any'),
  wechat: hidden(6, 20, 'any'),
  line: hidden(4, 20, 'any'),
  whatsapp: hidden(10, 20, 'mobile'),
  zalo: hidden(10, 20, 'mobile'),
  birthday: hidden(10, 10, 'date'),
  // REG-22: digits only, at most 6; off because the human check replaces it.
  captcha: hidden(6, 6, 'digits'),
  // REG-23: digits only, at most 10.
  verificationCode: hidden(4, 10, 'digits'),
};

/** The long form, which also asks for name, contact, payee and day of birth. A mobile number has its own tab. */
export const fullRegistrationRules: RegistrationRules = {
  ...nameAndPasswordRules,
  confirmPassword: { enabled: true, required: true, ...freePassword },
  affiliateCode: shown(false, 4, 16, 'code'),
  nickname: shown(false, 2, 20, 'name'),
  payeeName: shown(false, 2, 60, 'name'),
  email: shown(false, 6, 254, 'email'),
  birthday: shown(true, 10, 10, 'date'),
};

function shown(
  required: boolean,
  minLength: number,
  maxLength: number,
  patternId: PatternId,
): FieldRule {
  return { enabled: true, required, minLength, maxLength, patternId };
}

function hidden(minLength: number, maxLength: number, patternId: PatternId): FieldRule {
  return { enabled: false, required: false, minLength, maxLength, patternId };
}
