import { checkField } from '@maidan/contract/rules';
import type { FieldRule } from '@maidan/contract/rules';
import { codeText, mobileText } from '../form/digits.ts';
import { requiredRule, REQUIRED_RULE } from '../form/faults.ts';
import type { Faults, Values } from '../form/faults.ts';
import type { LoginPayload } from '../session/open-session.ts';
import type { Rules } from '../register/register.model.ts';

/** How the form signs in: by name, or by number with a password or with a code (LOGIN-02, LOGIN-33). */
export type LoginMethod = 'username' | 'mobile_password' | 'mobile_code';

/** The named rules of the login form (LOGIN-22). */
type LoginRule = 'loginUsername' | 'loginMobileNum' | 'loginPassword' | 'verificationCode';

/** The fields of each method, and the rule that each must keep. */
const ASKED: Readonly<Record<LoginMethod, readonly (readonly [string, LoginRule])[]>> = {
  username: [
    ['username', 'loginUsername'],
    ['password', 'loginPassword'],
  ],
  mobile_password: [
    ['mobileNum', 'loginMobileNum'],
    ['password', 'loginPassword'],
  ],
  mobile_code: [
    ['mobileNum', 'loginMobileNum'],
    ['verificationCode', 'verificationCode'],
  ],
};

/**
 * A password that was accepted once is still valid, whatever the site asks of new ones: it must only be filled in
 * (X-45).
 */
const PASSWORD_RULE: FieldRule = { ...REQUIRED_RULE, maxLength: 255, patternId: 'passphrase' };

/**
 * The rules of a login: those of the registration where the site has them; without them a field must only be filled in
 * (LOGIN-23).
 */
export function loginRules(rules: Rules = {}): Readonly<Record<LoginRule, FieldRule>> {
  const mobile: FieldRule = { ...REQUIRED_RULE, maxLength: 20, patternId: 'mobile' };
  const code: FieldRule = { ...REQUIRED_RULE, maxLength: 10, patternId: 'digits' };
  return {
    loginUsername: requiredRule(enabled(rules.username), REQUIRED_RULE),
    loginMobileNum: requiredRule(rules.mobileNum, mobile),
    loginPassword: PASSWORD_RULE,
    verificationCode: requiredRule(rules.verificationCode, code),
  };
}

function enabled(rule: FieldRule | undefined): FieldRule | undefined {
  return rule?.enabled ? rule : undefined;
}

/** The method in the address or in a plain post. */
function loginMethodOf(text: string | undefined): LoginMethod {
  return text === 'mobile_password' || text === 'mobile_code' ? text : 'username';
}

/** What is wrong in the form, by field (LOGIN-22); the code of a picture must only be filled in. */
export function checkLogin(values: Values, rules: Rules | undefined, hasCaptcha: boolean): Faults {
  const named = loginRules(rules);
  const code = values['countryDialingCode'] ?? '';
  const found = ASKED[loginMethodOf(values['method'])].map(([field, rule]) => {
    const typed = values[field] ?? '';
    const value = field === 'mobileNum' ? mobileText(typed, code) : typed;
    return [field, checkField(value, named[rule])] as const;
  });
  const isCaptchaMissing = hasCaptcha && !values['captcha']?.trim();
  return {
    ...Object.fromEntries(found.filter(([, faults]) => faults.length > 0)),
    ...(isCaptchaMissing ? { captcha: [{ kind: 'required' }] } : {}),
  };
}

/** Whether every field of the method is filled in (LOGIN-15). */
export function isFilled(values: Values): boolean {
  return ASKED[loginMethodOf(values['method'])].every(([field]) => values[field]?.trim());
}

/** The payload for the typed or posted fields (ENTITY-04); Bengali digits become Latin ones. */
export function loginPayload(fields: Values): LoginPayload {
  const { captcha = '', captchaId = '' } = fields;
  return {
    ...whoOf(fields),
    ...(captchaId ? { captchaId, captcha: codeText(captcha) } : {}),
    ...(fields['as'] === 'agent' ? { asAgent: true } : {}),
  };
}

function whoOf(fields: Values): LoginPayload {
  const { username = '', password = '', mobileNum = '', countryDialingCode = '' } = fields;
  const method = loginMethodOf(fields['method']);
  if (method === 'username') return { type: 'username', username: username.trim(), password };
  const number = mobileText(mobileNum, countryDialingCode);
  if (method === 'mobile_password')
    return { type: 'username', username: number, password, countryDialingCode };
  const code = codeText(fields['verificationCode'] ?? '');
  return { type: 'sms', username: number, password: code, countryDialingCode };
}

/** The payload of a login whose number Firebase has verified (LOGIN-18, LOGIN-19). */
export function verifiedPayload(payload: LoginPayload, firebaseIdToken: string): LoginPayload {
  const { username, countryDialingCode = '' } = payload;
  return {
    ...payload,
    type: 'firebase',
    password: '',
    firebaseChannel: 'sms',
    firebaseIdToken,
    firebaseMobileNo: `${countryDialingCode}${username}`,
  };
}
