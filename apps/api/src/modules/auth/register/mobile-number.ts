import type { PhoneProofs } from '../codes/phone-proof.ts';
import { NO_CODE_USED } from '../single-use.ts';
import type { UsedCode } from '../single-use.ts';
import { AppError } from '@maidan/contract/errors';
import type { SiteView } from '#platform/http/request-context.ts';
import { mobileKeyOf } from '../codes/mobile-key.ts';
import type { RegisterPayload, RegistrationWay } from './rules.ts';

/** The number of a registration, before it is proved. */
export interface NumberToKeep {
  /** The number the member will sign in with; undefined when there is none. */
  readonly key: string | undefined;
  /** Whether a code or token has to prove it (REG-32). */
  readonly isToBeProven: boolean;
}

/**
 * The number of a registration (REG-32). In mobile registration the member signs in with it. In username registration
 * the member can sign in with it only once it is proved: a mistyped number would hand the account to a stranger.
 * @throws AppError `auth.mobile_invalid`, or `auth.fields_invalid` when a number is needed and missing
 */
export function numberToKeep(
  site: SiteView,
  payload: RegisterPayload,
  by: RegistrationWay['by'],
): NumberToKeep {
  const { register, defaultDiallingCode } = site.settings;
  const isChecked = site.can('registrationSmsCheck');
  const isToBeProven = isChecked && (by === 'mobile' || register.verificationCode.enabled);
  const typed = (payload.mobileNum ?? '').trim();
  const isAsked = by === 'mobile' || register.mobileNum.enabled;
  if (!isAsked || typed === '') {
    const isMissing = isToBeProven && register.verificationCode.required;
    if (!isMissing) return { key: undefined, isToBeProven: false };
    throw new AppError('auth.fields_invalid', { fields: { mobileNum: [{ kind: 'required' }] } });
  }
  const key = mobileKeyOf(payload.countryDialingCode || defaultDiallingCode, typed);
  return { key: by === 'mobile' || isToBeProven ? key : undefined, isToBeProven };
}

/**
 * Uses up the proof of the number, after everything else was found to be in order. Only the owner of a number learns
 * that it is taken, so nobody else finds out who has an account here.
 */
export async function proveNumber(
  proofs: PhoneProofs,
  visitor: { readonly site: SiteView; readonly codeHandle: string },
  payload: RegisterPayload,
  number: NumberToKeep,
): Promise<UsedCode> {
  if (number.key === undefined || !number.isToBeProven) return NO_CODE_USED;
  return proofs.check(visitor.site, {
    number: number.key,
    purpose: 'register',
    handle: visitor.codeHandle,
    code: payload.verificationCode ?? '',
    idToken: payload.firebaseIdToken,
  });
}
