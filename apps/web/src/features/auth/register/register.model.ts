import { REGISTRATION_FIELDS } from '@maidan/site';
import type { RegistrationField } from '@maidan/site';
import { dayIn, hasReachedAge } from '@maidan/contract/age';
import type { AgeLimit } from '@maidan/contract/age';
import { arePasswordsSame, checkField, knownPattern, normaliseField } from '@maidan/contract/rules';
import type { FieldRule } from '@maidan/contract/rules';
import type { paths } from '@maidan/contract/types';
import { codeText, mobileText } from '../form/digits.ts';
import {
  requiredRule,
  hasFaults,
  namedFaults,
  phoneFaults,
  REQUIRED_RULE,
} from '../form/faults.ts';
import type { Fault, Faults, Values } from '../form/faults.ts';

/** Rules by field, as the gateway sends them (API-12). */
export type WireRules =
  paths['/account/registration-rules']['get']['responses']['200']['content']['application/json']['value'];

/** Rules of the fields that a registration may have. */
export type Rules = Readonly<Partial<Record<RegistrationField, FieldRule>>>;

/** Affiliate parameters of an address (REG-41, REG-42). */
export interface Affiliate {
  readonly affiliateCode?: string;
  readonly domain?: string;
}

/** How somebody registers (REG-05). */
export type RegistrationMethod = 'username' | 'mobile';

/** What decides, beside the rules, which fields a registration has. */
export interface RegistrationShape {
  readonly method: RegistrationMethod;
  /** Whether the site verifies numbers by SMS (SHELL-77). */
  readonly isSmsChecked: boolean;
  /** Whether an account of a mobile number has a password (SHELL-78). */
  readonly hasMobilePassword: boolean;
  /** Whether a social account replaces the password. */
  readonly isSocial: boolean;
}

/** Characters that the input of a number and of a code take (LOGIN-21, REG-23). */
const MOBILE_RULE: FieldRule = { ...REQUIRED_RULE, maxLength: 20, patternId: 'mobile' };
const CODE_RULE: FieldRule = { ...REQUIRED_RULE, maxLength: 10, patternId: 'digits' };

/** Reads the rules from the wire; a pattern that this front end does not know checks only lengths. */
export function toRules(wire: WireRules): Rules {
  const known = REGISTRATION_FIELDS.flatMap((field) => {
    const rule = wire[field];
    if (!rule) return [];
    // No address has 255 characters or more (REG-24).
    const maxLength = field === 'email' ? Math.min(rule.maxLength, 254) : rule.maxLength;
    return [[field, { ...rule, maxLength, patternId: knownPattern(rule.patternId) }] as const];
  });
  return Object.fromEntries(known);
}

/** The affiliate parameters in a query. */
export function affiliateOf(query: Readonly<Record<string, string | undefined>>): Affiliate {
  const { affiliateCode, domain } = query;
  return { ...(affiliateCode ? { affiliateCode } : {}), ...(domain ? { domain } : {}) };
}

/**
 * The rules for one method. Registration by number needs the number, its code if the site checks it, and a password if
 * such accounts have one. Registration by name needs number and code when SMS is required (REG-32, SHELL-77, SHELL-78).
 * A social account needs no password.
 */
export function rulesOf(rules: Rules, shape: RegistrationShape): Rules {
  const { method, isSmsChecked, hasMobilePassword, isSocial } = shape;
  const isByMobile = method === 'mobile';
  const isCodeAsked = isSmsChecked && (isByMobile || rules.verificationCode?.enabled === true);
  const hasPassword = !isSocial && (!isByMobile || hasMobilePassword);
  const number = requiredRule(rules.mobileNum, MOBILE_RULE);
  const code = requiredRule(rules.verificationCode, CODE_RULE);
  const adapted = {
    ...rules,
    ...(isByMobile ? { username: off(rules.username) } : {}),
    ...(isByMobile || isCodeAsked ? { mobileNum: number } : {}),
    verificationCode: isCodeAsked ? code : off(rules.verificationCode),
    ...(hasPassword
      ? {}
      : { password: off(rules.password), confirmPassword: off(rules.confirmPassword) }),
  };
  return Object.fromEntries(Object.entries(adapted).filter(([, rule]) => rule !== undefined));
}

function off(rule: FieldRule | undefined): FieldRule | undefined {
  return rule && { ...rule, enabled: false };
}

/**
 * The fields of the form in payload order: those the rules enable (REG-14, REG-49). The invitation code is asked for
 * unless the address has a well-formed one (REG-25). In a registration by number, number and code come first.
 */
export function shownFields(rules: Rules, affiliate: Affiliate): RegistrationField[] {
  const shown = REGISTRATION_FIELDS.filter((field) => {
    const rule = rules[field];
    if (!rule?.enabled || field === 'captcha' || field === 'verificationCode') return false;
    return field !== 'affiliateCode' || !isWellFormed(affiliate.affiliateCode, rule);
  });
  const isLead = rules.username?.enabled !== true && shown.includes('mobileNum');
  const ordered = isLead
    ? ['mobileNum' as const, ...shown.filter((field) => field !== 'mobileNum')]
    : shown;
  if (rules.verificationCode?.enabled !== true) return ordered;
  return ordered.flatMap((field) =>
    field === 'mobileNum' ? [field, 'verificationCode' as const] : [field],
  );
}

function isWellFormed(code: string | undefined, rule: FieldRule): boolean {
  return code !== undefined && checkField(code, { ...rule, required: true }).length === 0;
}

/** The age that a site demands, and today's date. */
export function ageLimitOf({
  minimumAge,
  timeZone,
}: {
  readonly minimumAge: number;
  readonly timeZone: string;
}): AgeLimit {
  return { minimumAge, today: dayIn(timeZone, new Date()) };
}

/** The faults of one field; a day of birth is held against the site's age where it is known (REG-13, REG-15, REG-19 to REG-21). */
export function checkOne(
  field: RegistrationField,
  values: Values,
  rules: Rules,
  age?: AgeLimit,
): Fault[] {
  const rule = rules[field];
  if (!rule) return [];
  const value = valueOf(field, values);
  const { password = '', confirmPassword = '' } = values;
  const isConfirmed = rules.confirmPassword?.enabled === true;
  const differ =
    isConfirmed &&
    password !== '' &&
    confirmPassword !== '' &&
    !arePasswordsSame(password, confirmPassword);
  if (field === 'confirmPassword') {
    if (value === '') return [{ kind: 'password_incorrect' }];
    return differ ? [{ kind: 'confirmation_incorrect' }] : [];
  }
  const faults: Fault[] = checkField(value, rule);
  if (field === 'password' && differ) faults.push({ kind: 'passwords_differ' });
  const isDay = field === 'birthday' && value !== '' && faults.length === 0;
  if (isDay && age && !hasReachedAge(value, age)) faults.push({ kind: 'underage' });
  return faults;
}

/** A value as its rule checks it: a number loses its separators. */
function valueOf(field: RegistrationField, values: Values): string {
  const typed = values[field] ?? '';
  if (field === 'mobileNum') return mobileText(typed, values['countryDialingCode'] ?? '');
  return field === 'verificationCode' ? codeText(typed) : typed;
}

/**
 * What is wrong in the whole form: its fields, the code of a picture when there is one, the terms (REG-22, REG-30,
 * REG-31). The faults are in the order of the form.
 */
export function checkForm(
  fields: readonly RegistrationField[],
  values: Values,
  rules: Rules,
  hasCaptcha: boolean,
  age?: AgeLimit,
): Faults {
  const found = fields.map((field) => [field, checkOne(field, values, rules, age)] as const);
  const isCodeMissing = hasCaptcha && !values['captcha']?.trim();
  return {
    ...Object.fromEntries(found.filter(([, faults]) => faults.length > 0)),
    ...(isCodeMissing ? { captcha: [{ kind: 'required' }] } : {}),
    ...(values['acceptsTerms'] === 'on' ? {} : { acceptsTerms: [{ kind: 'terms_required' }] }),
  };
}

/** The faults in a refusal of the gateway, by field; empty when it is about no field. */
export function faultsOfFailure(code: string, params: Readonly<Record<string, unknown>>): Faults {
  if (code === 'auth.username_taken') return { username: [{ kind: 'taken' }] };
  if (code === 'auth.invitation_invalid')
    return { affiliateCode: [{ kind: 'invitation_invalid' }] };
  if (code === 'auth.underage') return { birthday: [{ kind: 'underage' }] };
  if (code === 'auth.captcha_wrong') return { captcha: [{ kind: 'captcha_wrong' }] };
  if (code === 'auth.terms_required') return { acceptsTerms: [{ kind: 'terms_required' }] };
  const named = namedFaults(code, params, REGISTRATION_FIELDS);
  return hasFaults(named) ? named : phoneFaults(code);
}

/**
 * The values as they are sent: trimmed, with Latin digits where the rule is numeric, without empty ones. Passwords stay
 * exactly as typed.
 */
export function normalised(
  fields: readonly RegistrationField[],
  values: Values,
  rules: Rules,
): Record<string, string> {
  const sent = fields.map((field) => {
    const rule = rules[field];
    if (!rule) return [field, ''] as const;
    const value = valueOf(field, values);
    // A password keeps its spaces, whatever pattern a back end names for it.
    const isPassword = field === 'password' || field === 'confirmPassword';
    return [field, isPassword ? value : normaliseField(value, rule.patternId)] as const;
  });
  return Object.fromEntries(sent.filter(([, value]) => value !== ''));
}
