import { AppError } from '@maidan/contract';
import { dayIn, hasReachedAge } from '@maidan/contract/age';
import { effectiveMinimumAge } from '@maidan/site';
import type { SiteSettings } from '@maidan/site';
import type { SiteView } from '#platform/http/request-context.ts';
import { passwordWeaknesses } from '../password/weak-password.ts';
import { registrationFailures, storedValueOf } from './rules.ts';
import type { RegisterPayload, RegistrationWay } from './rules.ts';

/** The way in which the payload's visitor registers on the site. */
export function registrationWayOf(
  site: SiteView,
  payload: RegisterPayload,
  by: RegistrationWay['by'],
): RegistrationWay {
  const isAsked = by === 'username' || site.can('mobileRegistrationPassword');
  return { by, isPasswordOptional: !isAsked || Boolean(payload.socialTicket) };
}

/**
 * Checks the typed fields against the site's rules.
 * @throws AppError `auth.fields_invalid` with the faults of each field, `auth.terms_required`, `auth.underage`
 */
export async function checkPayload(
  payload: RegisterPayload,
  settings: SiteSettings,
  way: RegistrationWay,
  now: Date,
): Promise<void> {
  const fields = registrationFailures(payload, settings, way);
  if (!fields['password'] && payload.password !== '') {
    const { username, nickname = '' } = payload;
    const known = { ...payload, account: username, nickname, mobileKey: payload.mobileNum };
    const found = await passwordWeaknesses(payload.password, settings, known);
    if (found.length > 0) fields['password'] = found;
  }
  if (Object.keys(fields).length > 0) throw new AppError('auth.fields_invalid', { fields });
  if (!payload.acceptsTerms) throw new AppError('auth.terms_required');
  if (!settings.register.birthday.enabled) return;
  const minimumAge = effectiveMinimumAge(settings);
  const birthday = storedValueOf(payload, 'birthday', settings);
  const isOptional = birthday === '' && !settings.register.birthday.required;
  const today = dayIn(settings.timeZone, now);
  if (!isOptional && !hasReachedAge(birthday, { minimumAge, today })) {
    throw new AppError('auth.underage', { minimumAge });
  }
}
