import type { FieldFailure, WeakPassword } from '@maidan/contract/rules';
import { WEAK_PASSWORD } from '@maidan/contract/rules';
import type { FieldRule, PatternId } from '@maidan/contract/rules';

/** What is wrong with a field: a broken rule, or something that only the whole form or the gateway can know. */
export type Fault =
  | FieldFailure
  | { readonly kind: WeakPassword }
  | { readonly kind: 'passwords_differ' | 'confirmation_incorrect' | 'password_incorrect' }
  | {
      readonly kind:
        | 'taken'
        | 'invitation_invalid'
        | 'underage'
        | 'captcha_wrong'
        | 'terms_required';
    }
  /** A fault whose text is one fixed message. */
  | { readonly kind: 'text'; readonly key: string };

/** Faults by field name; a field without any is absent. */
export type Faults = Readonly<Partial<Record<string, readonly Fault[]>>>;

/** What was typed, by field. */
export type Values = Readonly<Record<string, string>>;

/** Makes a fault whose text is one fixed message. */
export function textFault(key: string): Fault {
  return { kind: 'text', key };
}

/** Patterns whose message names the lengths too. */
const NAMES_LENGTHS: ReadonlySet<PatternId> = new Set(['username', 'password', 'mobile', 'pin']);

/** The faults of a field without repetition: the message about length is left out when another one names the length. */
export function withoutRepeatedLength(faults: readonly Fault[]): readonly Fault[] {
  const isNamed = faults.some(
    (fault) => fault.kind === 'pattern' && NAMES_LENGTHS.has(fault.patternId),
  );
  return isNamed
    ? faults.filter(({ kind }) => kind !== 'too_short' && kind !== 'too_long')
    : faults;
}

/** Whether any field is at fault. */
export function hasFaults(faults: Faults): boolean {
  return Object.values(faults).some((list) => list !== undefined && list.length > 0);
}

/** The rule of a field that only has to be filled in. */
export const REQUIRED_RULE: FieldRule = {
  enabled: true,
  required: true,
  minLength: 1,
  maxLength: 128,
  patternId: 'any',
};

/** Makes a field required whatever the site says; its lengths and pattern stay the site's, or the fallback's. */
export function requiredRule(rule: FieldRule | undefined, fallback: FieldRule): FieldRule {
  return { ...(rule ?? fallback), enabled: true, required: true };
}

const RULE_PARTS: ReadonlySet<unknown> = new Set([
  'required',
  'too_short',
  'too_long',
  'pattern',
  ...Object.values(WEAK_PASSWORD),
]);

/** The faults that a refusal names for some fields. A fault that this front end does not know still marks its field. */
export function namedFaults(
  code: string,
  params: Readonly<Record<string, unknown>>,
  fields: readonly string[],
): Faults {
  const named = code === 'auth.fields_invalid' ? params['fields'] : undefined;
  if (typeof named !== 'object' || named === null) return {};
  const known = Object.entries(named).filter(([field]) => fields.includes(field));
  return Object.fromEntries(known.map(([field, list]) => [field, toFaults(list)]));
}

function toFaults(list: unknown): Fault[] {
  const faults = (Array.isArray(list) ? list : []).flatMap(toFault);
  return faults.length > 0 ? faults : [{ kind: 'required' }];
}

function toFault(fault: unknown): Fault[] {
  const kind = (fault as { kind?: unknown } | null)?.kind;
  if (kind === 'mismatch') return [{ kind: 'confirmation_incorrect' }];
  return RULE_PARTS.has(kind) ? [fault as Fault] : [];
}

/** The field that a refusal of the gateway is about, by its code. */
const FIELD_OF_CODE: Readonly<Record<string, string>> = {
  'auth.code_wrong': 'verificationCode',
  'auth.code_expired': 'verificationCode',
  'auth.phone_token_invalid': 'verificationCode',
  'auth.mobile_invalid': 'mobileNum',
  'auth.mobile_taken': 'mobileNum',
};

/** The faults in a refusal about a number or the code that was sent to it; empty for any other refusal. */
export function phoneFaults(code: string): Faults {
  const field = FIELD_OF_CODE[code];
  return field === undefined ? {} : { [field]: [textFault(`errors.${code}`)] };
}
