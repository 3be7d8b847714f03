import { arePasswordsSame, checkField, PATTERNS } from '@maidan/contract/rules';
import type { FieldRule } from '@maidan/contract/rules';
import { codeText, mobileText } from '../form/digits.ts';
import { requiredRule, namedFaults, REQUIRED_RULE, textFault } from '../form/faults.ts';
import type { Fault, Faults, Values } from '../form/faults.ts';
import { loginRules } from '../login/login.model.ts';
import type { Rules } from '../register/register.model.ts';

/** How a password is recovered. */
export type RecoveryWay = 'phone' | 'email';

/**
 * The ways that a site offers, the preselected one first. With both flags off there is only mail (PSW-02 to PSW-04).
 */
export function recoveryWays(hasPhone: boolean, hasMail: boolean): readonly RecoveryWay[] {
  if (hasPhone) return hasMail ? ['phone', 'email'] : ['phone'];
  return ['email'];
}

/** The way that an address names; undefined for any other text. */
export function recoveryWayOf(text: string | null): RecoveryWay | undefined {
  return text === 'phone' || text === 'email' ? text : undefined;
}

const PASSWORD_RULE: FieldRule = { ...REQUIRED_RULE, minLength: 8, patternId: 'passphrase' };

/** The rule for a new password, which is that of the registration (LOGIN-22). */
export function passwordRule(rules: Rules): FieldRule {
  return requiredRule(rules.password, PASSWORD_RULE);
}

/** What is wrong in recovery by mail (PSW-08 to PSW-11). Every malformed address gets the same text. */
export function checkMailForm(values: Values, rules: Rules): Faults {
  const { username = '', email = '' } = values;
  return withoutEmpty({
    username: checkField(username, loginRules(rules).loginUsername),
    email: checkEmail(email.trim()),
  });
}

function checkEmail(email: string): Fault[] {
  if (email === '') return [{ kind: 'required' }];
  const isGood = PATTERNS.email.test(email) && email.length < 255;
  return isGood ? [] : [textFault('auth.email_incorrect')];
}

/** What is wrong in recovery by phone (PSW-06, PSW-12). */
export function checkPhoneForm(values: Values, rules: Rules): Faults {
  const { countryDialingCode = '', verificationCode = '', newPassword = '' } = values;
  const number = mobileText(values['mobileNum'] ?? '', countryDialingCode);
  const named = loginRules(rules);
  return withoutEmpty({
    mobileNum: checkField(number, named.loginMobileNum),
    verificationCode: checkField(codeText(verificationCode), named.verificationCode),
    newPassword: checkField(newPassword, passwordRule(rules)),
  });
}

/** What is wrong with a new password and its confirmation (PSW-30, PSW-31). */
export function checkNewPassword(values: Values, rules: Rules): Faults {
  const { newPassword = '', confirmNewPassword = '' } = values;
  return withoutEmpty({
    newPassword: checkField(newPassword, passwordRule(rules)),
    confirmNewPassword: checkConfirmation(newPassword, confirmNewPassword),
  });
}

function checkConfirmation(password: string, confirmation: string): Fault[] {
  if (confirmation === '') return [textFault('auth.in_enter_password')];
  return arePasswordsSame(confirmation, password)
    ? []
    : [textFault('auth.in_confirmation_correct')];
}

/** What the gateway's refusal says about the new password; empty when it refuses something else. */
export function newPasswordFaults(code: string, params: Readonly<Record<string, unknown>>): Faults {
  if (isSamePassword(code)) return { newPassword: [textFault('auth.new_old_same')] };
  return namedFaults(code, params, ['newPassword', 'confirmNewPassword']);
}

/** Whether a refusal says that the new password equals the old one; other back ends name it differently (PSW-23). */
export function isSamePassword(code: string): boolean {
  return code === 'auth.password_same' || code === 'modify.new.old.same';
}

function withoutEmpty(faults: Record<string, readonly Fault[]>): Faults {
  return Object.fromEntries(Object.entries(faults).filter(([, list]) => list.length > 0));
}
