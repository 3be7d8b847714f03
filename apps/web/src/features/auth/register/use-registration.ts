import { useState } from 'react';
import { ApiFailure } from '#platform/api/failure.ts';
import { useFailureText } from '#platform/api/failure-text.ts';
import { toFailure } from '#platform/api/loader-result.ts';
import type { FailureData } from '#platform/api/loader-result.ts';
import { useSite } from '#platform/site/site.tsx';
import { useToast } from '#platform/page/toast.tsx';
import { useWait } from '#platform/api/wait.ts';
import { useWords } from '#platform/words/words.tsx';
import { asFailure, captchaOf, ownRegisterMethod } from '../auth.model.ts';
import type { Captcha } from '../auth.model.ts';
import { newCaptcha } from '../captcha/captcha-field.tsx';
import { useCheckedForm } from '../form/checked-form.ts';
import { hasFaults } from '../form/faults.ts';
import type { Faults, Values } from '../form/faults.ts';
import { usePhone } from '../phone/use-phone.ts';
import { usePicture } from '../captcha/use-picture.ts';
import { holdPassword } from '../password/password-in-memory.ts';
import { register } from '../session/open-session.ts';
import type { RegisterPayload } from '../session/open-session.ts';
import { ageLimitOf, checkForm, faultsOfFailure, rulesOf, shownFields } from './register.model.ts';
import type { Affiliate, RegistrationMethod, Rules } from './register.model.ts';
import { registerPayload, withPhoneToken } from './register-payload.ts';
import { useAffiliate } from './use-affiliate.ts';
import { useCaptchaWhereNeeded } from '../captcha/use-captcha.ts';

/** The result of a registration that was posted without script. */
export interface PostedRegistration {
  /** What was typed, without the passwords. */
  readonly values: Values;
  readonly faults: Faults;
  readonly failure?: FailureData;
  readonly captcha?: Captcha;
}

/** A social account that is about to be registered (`auth.social_new`). */
export interface SocialNewcomer {
  readonly ticket: string;
  readonly name?: string | undefined;
  readonly email?: string | undefined;
}

interface RegistrationOptions {
  rules: Rules;
  affiliate: Affiliate;
  posted: PostedRegistration | undefined;
  social: SocialNewcomer | undefined;
  onDone: () => Promise<void>;
}

/** The methods that the site offers; with both, by name comes first (REG-05, REG-06). */
export function useRegistrationMethods(): readonly RegistrationMethod[] {
  const site = useSite();
  return [
    ...(site.can('usernameRegistration') ? (['username'] as const) : []),
    ...(site.can('mobileRegistration') ? (['mobile'] as const) : []),
  ];
}

/** The rules for the site and the method. */
function useRulesOf(rules: Rules, method: RegistrationMethod, isSocial: boolean): Rules {
  const site = useSite();
  return rulesOf(rules, {
    method,
    isSmsChecked: site.can('registrationSmsCheck'),
    hasMobilePassword: site.can('mobileRegistrationPassword'),
    isSocial,
  });
}

/** What the form is made of: its rules, its fields, the number and who invited the visitor. */
function useFormParts(
  { rules: given, affiliate, posted, social }: RegistrationOptions,
  method: RegistrationMethod,
  hasCaptcha: boolean,
) {
  const inviter = useAffiliate(affiliate);
  const { settings } = useSite();
  const rules = useRulesOf(given, method, social !== undefined);
  const fields = shownFields(rules, inviter.ofAddress);
  const form = useCheckedForm({
    speaks: 'when_left',
    posted: posted?.faults,
    check: (values) => checkForm(fields, values, rules, hasCaptcha, ageLimitOf(settings)),
  });
  const phone = usePhone(form, {
    purpose: 'register',
    isShown: fields.includes('mobileNum'),
    given: posted?.values['countryDialingCode'],
  });
  return { form, rules, fields, phone, inviter };
}

/**
 * What is sent. The invitation is checked first; a number that a company has checked goes with the company's token.
 * @throws ApiFailure `auth.invitation_invalid`, and whatever the company refuses
 */
async function payloadOf(
  values: Values,
  { fields, rules, inviter, phone: { verifier } }: ReturnType<typeof useFormParts>,
  context: { method: RegistrationMethod; language: string; socialTicket: string | undefined },
): Promise<RegisterPayload> {
  if (!(await inviter.accepts((values['affiliateCode'] ?? '').trim())))
    throw new ApiFailure('auth.invitation_invalid');
  const typed = registerPayload(values, {
    ...context,
    fields,
    rules,
    affiliate: inviter.isRefused ? inviter.ofAddress : inviter.sent,
    host: window.location.host,
    way: ownRegisterMethod(),
  });
  return verifier && fields.includes('verificationCode')
    ? withPhoneToken(typed, await verifier.confirm(String(typed['verificationCode'])))
    : typed;
}

/** State and steps of the registration form (REG-30 to REG-36, REG-53). */
export function useRegistration(options: RegistrationOptions) {
  const { posted, social, onDone } = options;
  const { locale } = useWords();
  const wait = useWait();
  const [firstMethod = 'username'] = useRegistrationMethods();
  const [method, setMethod] = useState(methodOf(posted?.values['method'], firstMethod));
  const [failure, setFailure] = useState(posted?.failure && toFailure(posted.failure));
  const picture = usePicture(posted?.captcha);
  const { captcha, setCaptcha } = picture;
  const isPictureAsked = options.rules.captcha?.enabled === true;
  useCaptchaWhereNeeded(isPictureAsked && !picture.isProven && 'digits', captcha, setCaptcha);
  const refuse = useRefusal(setFailure);
  const parts = useFormParts(options, method, captcha !== undefined);
  const { form, rules, fields, phone, inviter } = parts;

  function choose(next: RegistrationMethod): void {
    setMethod(next);
    setFailure(undefined);
    form.forgive();
  }

  async function fail(error: unknown) {
    const next = asFailure(error);
    const named = faultsOfFailure(next.code, next.params);
    if (next.code === 'auth.invitation_invalid') inviter.refuse();
    form.refuse(named);
    refuse(next, hasFaults(named));
    const held = captchaOf(next.value);
    if (held || captcha) setCaptcha(held ?? (await newCaptcha('digits')));
  }

  async function open(values: Values, signal: AbortSignal) {
    const context = { method, language: locale, socialTicket: social?.ticket };
    const payload = await payloadOf(values, parts, context);
    const sendWith = (proof: { readonly humanCheck?: string }) =>
      register(method, { ...payload, ...proof }, signal);
    // On a site that asks for a picture no proof is sent beside it, only instead of it.
    if (isPictureAsked) return picture.send(sendWith, signal);
    return phone.human.send((humanCheck) => sendWith({ humanCheck }), signal);
  }

  async function send(values: Values): Promise<void> {
    setFailure(undefined);
    await wait
      .run(async (signal) => {
        const { userName } = await open(values, signal);
        const { password = '' } = values;
        holdPassword(password === '' ? undefined : { userName, password });
        await onDone();
      })
      .catch(fail)
      .catch((error: unknown) => setFailure(asFailure(error)));
  }

  return {
    form,
    method,
    choose,
    fields,
    rules,
    failure,
    /** The invitation in the address is not valid, so the form shows the field for another. */
    hasBadLink: inviter.isRefused && options.affiliate.affiliateCode !== undefined,
    picture,
    wait,
    phone,
    submit: form.submit(send, wait.isBusy),
  };
}

/** The method of a plain post, or else the one that the form opens with. */
function methodOf(posted: string | undefined, first: RegistrationMethod): RegistrationMethod {
  return posted === 'username' || posted === 'mobile' ? posted : first;
}

/**
 * Shows a refusal about no single field as a toast, and keeps it above the form (REG-53). A refused invitation code is
 * shown under its field, and as a toast of one second too (REG-26).
 */
function useRefusal(setFailure: (failure: ApiFailure) => void) {
  const toast = useToast();
  const failureText = useFailureText();
  return (failure: ApiFailure, isNamed: boolean) => {
    const isInvitation = failure.code === 'auth.invitation_invalid';
    if (isNamed && !isInvitation) return;
    if (!isNamed) setFailure(failure);
    const duration = isInvitation ? 'brief' : 'long';
    toast.show({ text: failureText(failure), tone: 'danger', duration });
  };
}
