import type { authContract } from '@maidan/contract';
import { checkField, arePasswordsSame, normaliseField } from '@maidan/contract/rules';
import type { FieldFailure, WeakPassword } from '@maidan/contract/rules';
import { REGISTRATION_FIELDS } from '@maidan/site';
import type { RegistrationField, SiteSettings } from '@maidan/site';
import type { z } from 'zod';

/** What a registration form sends, after unsealing. */
export type RegisterPayload = z.output<typeof authContract.registerPayloadSchema>;

/**
 * What is wrong with a field: a broken part of its rule, a confirmation that differs (REG-19), or the reason why a
 * password is weak.
 */
export type RegistrationFailure =
  | FieldFailure
  | { readonly kind: 'mismatch' }
  | { readonly kind: WeakPassword };

// Fields that are checked elsewhere: captcha and SMS code by the services that issued them, the confirmation on its
// own.
const CHECKED_ELSEWHERE: readonly RegistrationField[] = [
  'captcha',
  'verificationCode',
  'confirmPassword',
];

/** How a visitor registers, and what identifies the account. */
export interface RegistrationWay {
  readonly by: 'username' | 'mobile';
  /** Whether the password may stay empty, because the visitor signs in another way. */
  readonly isPasswordOptional: boolean;
}

/** Every field that breaks the site's rules, with what it breaks (REG-13 to REG-21); empty when there is none. */
export function registrationFailures(
  payload: RegisterPayload,
  settings: SiteSettings,
  way: RegistrationWay,
): Record<string, RegistrationFailure[]> {
  const failures: Record<string, RegistrationFailure[]> = {};
  const isNumberMissing = way.by === 'mobile' && (payload.mobileNum ?? '').trim() === '';
  if (isNumberMissing) failures['mobileNum'] = [{ kind: 'required' }];
  for (const field of REGISTRATION_FIELDS) {
    if (CHECKED_ELSEWHERE.includes(field) || mayStayEmpty(payload, field, way)) continue;
    const found = checkField(payload[field] ?? '', settings.register[field]);
    if (found.length > 0) failures[field] = found;
  }
  const birthday = storedValueOf(payload, 'birthday', settings);
  if (!failures['birthday'] && birthday && !isCalendarDay(birthday)) {
    const { patternId, minLength, maxLength } = settings.register.birthday;
    failures['birthday'] = [{ kind: 'pattern', patternId, minLength, maxLength }];
  }
  const { password, confirmPassword } = payload;
  if (confirmPassword === '' && !(password === '' && way.isPasswordOptional)) {
    failures['confirmPassword'] = [{ kind: 'required' }];
  } else if (!arePasswordsSame(confirmPassword, password)) {
    failures['confirmPassword'] = [{ kind: 'mismatch' }];
  }
  return failures;
}

function mayStayEmpty(
  payload: RegisterPayload,
  field: RegistrationField,
  way: RegistrationWay,
): boolean {
  if (payload[field]) return false;
  return field === 'username'
    ? way.by === 'mobile'
    : field === 'password' && way.isPasswordOptional;
}

/** A field's value as it is stored; empty when the site's rule has the field off. */
export function storedValueOf(
  payload: RegisterPayload,
  field: RegistrationField,
  settings: SiteSettings,
): string {
  const rule = settings.register[field];
  return rule.enabled ? normaliseField(payload[field] ?? '', rule.patternId) : '';
}

function isCalendarDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return (
    !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) && text >= '1900-01-01'
  );
}
