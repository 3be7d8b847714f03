import type { RegistrationField } from '@maidan/site';
import type { RegisterMethod } from '../auth.model.ts';
import { codeText } from '../form/digits.ts';
import type { Values } from '../form/faults.ts';
import type { RegisterPayload } from '../session/open-session.ts';
import { normalised } from './register.model.ts';
import type { Affiliate, RegistrationMethod, Rules } from './register.model.ts';

interface RegistrationContext {
  method: RegistrationMethod;
  fields: readonly RegistrationField[];
  rules: Rules;
  affiliate: Affiliate;
  /** Host of the address in the visitor's browser (REG-37). */
  host: string;
  way: RegisterMethod;
  language: string;
  socialTicket?: string | undefined;
}

/** What registration sends (ENTITY-06, REG-37 to REG-46); a code in the form wins over the one in the address. */
export function registerPayload(values: Values, context: RegistrationContext): RegisterPayload {
  const { method, fields, rules, affiliate, host, way, language, socialTicket } = context;
  const { captchaId = '', captcha = '', countryDialingCode = '' } = values;
  return {
    password: '',
    confirmPassword: '',
    ...affiliate,
    ...normalised(fields, values, rules),
    // A form that asks for the password once has the eye button in place of a confirmation.
    ...(fields.includes('confirmPassword') ? {} : { confirmPassword: values['password'] ?? '' }),
    ...(fields.includes('mobileNum') ? { countryDialingCode } : {}),
    ...(method === 'mobile' ? { normalRegister: false } : {}),
    ...(captchaId ? { captchaId, captcha: codeText(captcha) } : {}),
    ...(socialTicket === undefined ? {} : { socialTicket }),
    registerUrl: host,
    registerMethod: way,
    type: 0,
    acceptsTerms: values['acceptsTerms'] === 'on',
    acceptsMarketing: values['acceptsMarketing'] === 'on',
    language,
  };
}

/** The payload of a registration whose number Firebase has verified (REG-45). */
export function withPhoneToken(payload: RegisterPayload, firebaseIdToken: string): RegisterPayload {
  return { ...payload, verificationCode: undefined, firebaseChannel: 'sms', firebaseIdToken };
}
