import { clearTextFailure } from '../form/clear-text.ts';
import { dataOf } from '#platform/api/failure.ts';
import type { ApiFailure } from '#platform/api/failure.ts';
import { gatewayFailure, toFailureData } from '#platform/api/posted-form.ts';
import type { RequestScope } from '#platform/api/request-scope.ts';
import { seal } from '#platform/sealing/seal.ts';
import { captchaOf, registerMethodOf } from '../auth.model.ts';
import type { Captcha } from '../auth.model.ts';
import type { Faults, Values } from '../form/faults.ts';
import { REGISTRATION, putRegistration } from '../session/open-session.ts';
import type { RegisterPayload } from '../session/open-session.ts';
import { ageLimitOf, checkForm, faultsOfFailure, rulesOf, shownFields } from './register.model.ts';
import type { Affiliate, RegistrationMethod, Rules } from './register.model.ts';
import { registerPayload } from './register-payload.ts';
import type { PostedRegistration, SocialNewcomer } from './use-registration.ts';

interface Post {
  scope: RequestScope;
  rules: Rules;
  affiliate: Affiliate;
  values: Values;
  userAgent: string;
  social: SocialNewcomer | undefined;
}

/** The plain form of registration asks for digits (REG-22). */
const DIGITS = { params: { query: { kind: 'digits' } } } as const;

const SECRETS: readonly string[] = [
  'password',
  'confirmPassword',
  'paymentPassword',
  'captcha',
  'captchaId',
  'verificationCode',
  'formToken',
];

/**
 * Registers from a plain form: checks it, seals it for the visitor and opens the session. Answers what the page has to
 * show when that failed, or undefined when it worked. Without a captcha the first post only fetches one.
 */
export async function postRegistration(post: Post): Promise<PostedRegistration | undefined> {
  const { scope, affiliate, values, userAgent, social } = post;
  const kept = Object.fromEntries(
    Object.entries(values).filter(([name]) => !SECRETS.includes(name)),
  );
  const inClear = clearTextFailure(scope);
  if (inClear) return { values: kept, faults: {}, failure: toFailureData(inClear) };
  if (values['step'] === 'captcha' || !values['captchaId']) {
    return { values: kept, faults: {}, ...(await withCaptcha(scope)) };
  }
  const method = methodOf(scope, values);
  const { can } = scope.site;
  const rules = rulesOf(post.rules, {
    method,
    isSmsChecked: can('registrationSmsCheck'),
    hasMobilePassword: can('mobileRegistrationPassword'),
    isSocial: social !== undefined,
  });
  const fields = shownFields(rules, affiliate);
  const faults = checkForm(fields, values, rules, true, ageLimitOf(scope.site.settings));
  if (Object.keys(faults).length > 0)
    return { values: kept, faults, ...(await withCaptcha(scope)) };
  const payload = registerPayload(values, {
    method,
    fields,
    rules,
    affiliate,
    host: new URL(scope.origin).host,
    way: registerMethodOf(userAgent),
    language: scope.locale,
    socialTicket: social?.ticket,
  });
  try {
    await openSession(scope, method, payload);
    return undefined;
  } catch (error) {
    const failure = gatewayFailure(error, scope.log);
    return { values: kept, ...refusalOf(failure), ...(await withCaptcha(scope, failure)) };
  }
}

/** The method that the form names, if the site offers it. */
function methodOf({ site }: RequestScope, values: Values): RegistrationMethod {
  if (!site.can('usernameRegistration')) return 'mobile';
  return values['method'] === 'mobile' && site.can('mobileRegistration') ? 'mobile' : 'username';
}

async function openSession(
  scope: RequestScope,
  method: RegistrationMethod,
  payload: RegisterPayload,
): Promise<void> {
  const { encryption, body } = await seal(payload, scope.sealingKey, REGISTRATION[method]);
  const answer = await putRegistration(scope.api, method, { encryption, body });
  scope.setSession(dataOf(answer).value);
}

function refusalOf(failure: ApiFailure): Pick<PostedRegistration, 'faults' | 'failure'> {
  const faults: Faults = faultsOfFailure(failure.code, failure.params);
  return Object.keys(faults).length > 0 ? { faults } : { faults, failure: toFailureData(failure) };
}

/** A captcha is valid for one try, so each page with the form has a new one, or says why there is none. */
async function withCaptcha(
  { api, log }: RequestScope,
  failure?: ApiFailure,
): Promise<{ captcha: Captcha } | Pick<PostedRegistration, 'failure'>> {
  const held = captchaOf(failure?.value);
  if (held) return { captcha: held };
  try {
    return { captcha: dataOf(await api.GET('/account/captcha', DIGITS)).value };
  } catch (error) {
    return { failure: toFailureData(failure ?? gatewayFailure(error, log)) };
  }
}
