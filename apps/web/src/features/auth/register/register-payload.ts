import type { RegistrationField } from '@maidan/site';
import { toLatinDigits } from '@maidan/contract/rules';
import type { RegisterMethod } from '../auth.model.ts';
import type { RegisterPayload } from '../open-session.ts';
import { normalised } from './register.model.ts';
import type { Affiliate, Rules, Values } from './register.model.ts';

interface RegistrationContext {
  fields: readonly RegistrationField[];
  rules: Rules;
  affiliate: Affiliate;
  /** Host of the address the visitor stands at (REG-37). */
  host: string;
  method: RegisterMethod;
  language: string;
}

/** What registration sends (ENTITY-06, REG-37 to REG-44): the form's code wins over that of the address. */
export function registerPayload(values: Values, context: RegistrationContext): RegisterPayload {
  const { fields, rules, affiliate, host, method, language } = context;
  const { captchaId = '', captcha = '' } = values;
  return {
    ...affiliate,
    ...normalised(fields, values, rules),
    ...(captchaId ? { captchaId, captcha: toLatinDigits(captcha.trim()) } : {}),
    registerUrl: host,
    registerMethod: method,
    type: 0,
    acceptsTerms: values['acceptsTerms'] === 'on',
    acceptsMarketing: values['acceptsMarketing'] === 'on',
    language,
  };
}
