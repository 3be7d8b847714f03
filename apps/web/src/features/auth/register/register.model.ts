import { REGISTRATION_FIELDS } from '@maidan/site';
import type { RegistrationField } from '@maidan/site';
import { checkField, normaliseField, PATTERNS } from '@maidan/contract/rules';
import type { FieldFailure, FieldRule, PatternId } from '@maidan/contract/rules';
import type { paths } from '@maidan/contract/types';

/** Rules by field, as the gateway sends them (API-12). */
export type WireRules =
  paths['/account/registration-rules']['get']['responses']['200']['content']['application/json']['value'];

/** Rules of the fields that a registration may have. */
export type Rules = Readonly<Partial<Record<RegistrationField, FieldRule>>>;

/** What is wrong with a field: a broken rule, or what only the whole form or the gateway knows. */
export type Fault =
  | FieldFailure
  | { readonly kind: 'passwords_differ' | 'confirmation_incorrect' | 'password_incorrect' }
  | {
      readonly kind:
        | 'taken'
        | 'invitation_invalid'
        | 'underage'
        | 'captcha_wrong'
        | 'terms_required';
    };

/** A part of the form that can be at fault. */
export type FormPart = RegistrationField | 'acceptsTerms';

/** Faults by part of the form; a part without any is absent. */
export type Faults = Readonly<Partial<Record<FormPart, readonly Fault[]>>>;

/** What was typed, by field. */
export type Values = Readonly<Record<string, string>>;

/** Affiliate parameters of an address (REG-41, REG-42). */
export interface Affiliate {
  readonly affiliateCode?: string;
  readonly domain?: string;
}

/** Fields that stand apart: codes that are sent to or shown to the visitor. */
const CODES: readonly RegistrationField[] = ['captcha', 'verificationCode'];

/** Takes the rules from the wire; a pattern this front end does not know checks nothing but lengths. */
export function toRules(wire: WireRules): Rules {
  const known = REGISTRATION_FIELDS.flatMap((field) => {
    const rule = wire[field];
    if (!rule) return [];
    const patternId = Object.hasOwn(PATTERNS, rule.patternId)
      ? (rule.patternId as PatternId)
      : 'any';
    return [[field, { ...rule, patternId }] as const];
  });
  return Object.fromEntries(known);
}

/** The affiliate parameters among a query. */
export function affiliateOf(query: Readonly<Record<string, string | undefined>>): Affiliate {
  const { affiliateCode, domain } = query;
  return { ...(affiliateCode ? { affiliateCode } : {}), ...(domain ? { domain } : {}) };
}

/**
 * The fields of the form in payload order: those the rules enable (REG-14, REG-49). The invitation code is asked for
 * unless the address brings a well-formed one (REG-25).
 */
export function shownFields(rules: Rules, affiliate: Affiliate): RegistrationField[] {
  return REGISTRATION_FIELDS.filter((field) => {
    const rule = rules[field];
    if (!rule?.enabled || CODES.includes(field)) return false;
    return field !== 'affiliateCode' || !isWellFormed(affiliate.affiliateCode, rule);
  });
}

function isWellFormed(code: string | undefined, rule: FieldRule): boolean {
  return code !== undefined && checkField(code, { ...rule, required: true }).length === 0;
}

/** The faults of one field (REG-13, REG-15, REG-19 to REG-21). */
export function checkOne(field: RegistrationField, values: Values, rules: Rules): Fault[] {
  const rule = rules[field];
  if (!rule) return [];
  const value = values[field] ?? '';
  const { password = '', confirmPassword = '' } = values;
  const isConfirmed = rules.confirmPassword?.enabled === true;
  const differ =
    isConfirmed && password !== '' && confirmPassword !== '' && password !== confirmPassword;
  if (field === 'confirmPassword') {
    if (value === '') return [{ kind: 'password_incorrect' }];
    return differ ? [{ kind: 'confirmation_incorrect' }] : [];
  }
  const faults: Fault[] = checkField(value, rule);
  if (field === 'password' && differ) faults.push({ kind: 'passwords_differ' });
  return faults;
}

/**
 * The faults of the whole form: its fields, the code of a picture when one is shown, the terms (REG-22, REG-30, REG-31).
 * The parts are in the order of the form.
 */
export function checkForm(
  fields: readonly RegistrationField[],
  values: Values,
  rules: Rules,
  hasCaptcha: boolean,
): Faults {
  const found = fields.map((field) => [field, checkOne(field, values, rules)] as const);
  const isCodeMissing = hasCaptcha && !values['captcha']?.trim();
  return {
    ...Object.fromEntries(found.filter(([, faults]) => faults.length > 0)),
    ...(isCodeMissing ? { captcha: [{ kind: 'required' }] } : {}),
    ...(values['acceptsTerms'] === 'on' ? {} : { acceptsTerms: [{ kind: 'terms_required' }] }),
  };
}

/** The faults that a refusal of the gateway names, by field; empty when it concerns no field. */
export function faultsOfFailure(code: string, params: Readonly<Record<string, unknown>>): Faults {
  if (code === 'auth.username_taken') return { username: [{ kind: 'taken' }] };
  if (code === 'auth.invitation_invalid')
    return { affiliateCode: [{ kind: 'invitation_invalid' }] };
  if (code === 'auth.underage') return { birthday: [{ kind: 'underage' }] };
  if (code === 'auth.captcha_wrong') return { captcha: [{ kind: 'captcha_wrong' }] };
  if (code === 'auth.terms_required') return { acceptsTerms: [{ kind: 'terms_required' }] };
  const named = code === 'auth.fields_invalid' ? params['fields'] : undefined;
  if (typeof named !== 'object' || named === null) return {};
  const known = Object.entries(named).filter(([field]) => isField(field));
  return Object.fromEntries(known.map(([field, faults]) => [field, toFaults(faults)]));
}

function isField(name: string): name is RegistrationField {
  return (REGISTRATION_FIELDS as readonly string[]).includes(name);
}

const RULE_PARTS: ReadonlySet<unknown> = new Set(['required', 'too_short', 'too_long', 'pattern']);

/** Reads the failures of one field; what this front end does not know still marks the field. */
function toFaults(list: unknown): Fault[] {
  const faults = (Array.isArray(list) ? list : []).flatMap(toFault);
  return faults.length > 0 ? faults : [{ kind: 'required' }];
}

function toFault(fault: unknown): Fault[] {
  const kind = (fault as { kind?: unknown } | null)?.kind;
  if (kind === 'mismatch') return [{ kind: 'confirmation_incorrect' }];
  return RULE_PARTS.has(kind) ? [fault as FieldFailure] : [];
}

/** The values as they are sent: trimmed, with Latin digits where the rule is numeric, empty ones left out. */
export function normalised(
  fields: readonly RegistrationField[],
  values: Values,
  rules: Rules,
): Record<string, string> {
  const sent = fields.map((field) => {
    const rule = rules[field];
    return [field, rule ? normaliseField(values[field] ?? '', rule.patternId) : ''] as const;
  });
  return Object.fromEntries(sent.filter(([, value]) => value !== ''));
}
