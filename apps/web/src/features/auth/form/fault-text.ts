import type { MessageKey } from '@maidan/i18n';
import { useWords } from '#platform/words/words.tsx';
import type { Fault } from './faults.ts';

/** Texts of the faults that have no values to fill in. */
const FIXED = {
  passwords_differ: 'auth.passwords_differ',
  confirmation_incorrect: 'auth.confirmation_incorrect',
  password_incorrect: 'auth.password_incorrect',
  taken: 'errors.auth.username_taken',
  invitation_invalid: 'errors.auth.invitation_invalid',
  captcha_wrong: 'errors.auth.captcha_wrong',
  terms_required: 'errors.auth.terms_required',
  underage: 'errors.auth.underage',
  common: 'auth.password.common',
  own_data: 'auth.password.own_data',
  site_name: 'auth.password.site_name',
} as const satisfies Partial<Record<Fault['kind'], MessageKey>>;

/** Fields that hold digits only: their messages count digits, not characters. */
const DIGIT_FIELDS: ReadonlySet<string> = new Set(['paymentPassword', 'qqNum', 'verificationCode']);

function lengthKey<Rule extends 'too_short' | 'too_long'>(rule: Rule, field: string) {
  if (field === 'mobileNum') return `auth.rule.${rule}_mobile` as const;
  return DIGIT_FIELDS.has(field)
    ? (`auth.rule.${rule}_digits` as const)
    : (`auth.rule.${rule}` as const);
}

/**
 * Gives the text of a fault for its field (REG-16, REG-17). It is made while drawing, so it follows the language
 * (LOGIN-24).
 */
export function useFaultText(): (field: string, fault: Fault) => string {
  const { t, has } = useWords();
  return (field, fault) => {
    switch (fault.kind) {
      case 'required': {
        const key = `auth.required.${field}`;
        return t(has(key) ? key : 'auth.rule.required');
      }
      case 'too_short':
        return t(lengthKey('too_short', field), { minLength: fault.minLength });
      case 'too_long':
        return t(lengthKey('too_long', field), { maxLength: fault.maxLength });
      case 'pattern': {
        const { minLength, maxLength } = fault;
        return t(`auth.pattern.${fault.patternId}`, { minLength, maxLength });
      }
      case 'text':
        return t(has(fault.key) ? fault.key : 'auth.rule.required');
      default:
        return t(FIXED[fault.kind]);
    }
  };
}
