import { REGISTRATION_FIELDS } from '@maidan/site';
import type { SiteSettings } from '@maidan/site';
import type { SiteView } from '#platform/http/request-context.ts';
import type { Passwords } from '../password/password-hash.ts';
import { storedValueOf } from './rules.ts';
import type { RegisterPayload } from './rules.ts';

const KEPT_APART = ['username', 'password', 'confirmPassword', 'paymentPassword', 'nickname'];
const NOT_KEPT = ['captcha', 'verificationCode', 'affiliateCode', 'recommenderId'];

/** The parts that the draft of a member needs. */
export interface DraftDeps {
  readonly passwords: Passwords;
  /** Version of the terms that a visitor of the site sees now. */
  termsVersion(site: SiteView): Promise<string>;
}

/** The member to be created from a payload, with hashed passwords. */
export async function memberDraftOf(deps: DraftDeps, site: SiteView, payload: RegisterPayload) {
  const { settings } = site;
  const pin = storedValueOf(payload, 'paymentPassword', settings);
  const [passwordHash, pinHash, termsVersion] = await Promise.all([
    payload.password === '' ? '' : deps.passwords.hash(payload.password),
    pin === '' ? null : deps.passwords.hash(pin),
    deps.termsVersion(site),
  ]);
  return {
    nickname: storedValueOf(payload, 'nickname', settings),
    type: settings.defaultMemberType,
    passwordHash,
    pinHash,
    language: payload.language ?? settings.locales.default,
    profile: profileOf(payload, settings),
    registeredFrom: { method: payload.registerMethod, url: payload.registerUrl },
    termsVersion,
    acceptsMarketing: payload.acceptsMarketing,
  };
}

function profileOf(payload: RegisterPayload, settings: SiteSettings): Record<string, string> {
  const kept = REGISTRATION_FIELDS.filter(
    (field) => !KEPT_APART.includes(field) && !NOT_KEPT.includes(field),
  );
  const values = kept.map((field) => [field, storedValueOf(payload, field, settings)] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== ''));
}
