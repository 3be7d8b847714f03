import { useState } from 'react';
import type { FormEvent } from 'react';
import { toFailure } from '#platform/api/loader-result.ts';
import type { FailureData } from '#platform/api/loader-result.ts';
import { useSite } from '#platform/site/site.tsx';
import { useWait } from '#platform/api/wait.ts';
import { asFailure, captchaOf, fieldsOf, ownDevice } from '../auth.model.ts';
import type { Captcha } from '../auth.model.ts';
import { newCaptcha } from '../captcha/captcha-field.tsx';
import { useCheckedForm } from '../form/checked-form.ts';
import type { CheckedForm } from '../form/checked-form.ts';
import { hasFaults, phoneFaults } from '../form/faults.ts';
import type { Values } from '../form/faults.ts';
import type { DiallingCode } from '../phone/use-dialling-code.ts';
import { usePhone } from '../phone/use-phone.ts';
import { usePicture } from '../captcha/use-picture.ts';
import { useWayToSecondStep } from '../second-step/use-second-step.ts';
import { signIn } from '../session/open-session.ts';
import type { LoginPayload } from '../session/open-session.ts';
import type { Rules } from '../register/register.model.ts';
import { checkLogin, isFilled, loginPayload, verifiedPayload } from './login.model.ts';
import type { LoginMethod } from './login.model.ts';
import { useKeptLogin } from './use-kept-login.ts';
import { useRestoredCredentials } from './use-remembered-credentials.ts';

/** The result of a login that was posted without script. */
export interface PostedLogin {
  readonly failure: FailureData;
  readonly username: string;
  readonly captcha?: Captcha;
}

interface LoginOptions {
  posted: PostedLogin | undefined;
  rules: Rules | undefined;
  /** Where the login leads; without it the page that it stands over. */
  back: string | undefined;
  onDone: () => Promise<void>;
}

/** The methods that the site offers; the first of each tab comes first (LOGIN-03, LOGIN-33). */
export function useLoginMethods(): { isMobile: boolean; isPassword: boolean } {
  const site = useSite();
  return {
    isMobile: site.can('mobileSignIn'),
    isPassword: site.can('mobileRegistrationPassword'),
  };
}

interface RestoringOptions {
  isWanted: boolean;
  /** Called with the method of the credentials that were put in. */
  onMethod: (method: LoginMethod) => void;
}

/** Puts the credentials of the last login into the form, and knows whether a form that got some is filled. */
function useRestoring(
  form: CheckedForm,
  dialling: DiallingCode,
  { isWanted, onMethod }: RestoringOptions,
) {
  const { isMobile } = useLoginMethods();
  const [isComplete, setIsComplete] = useState(false);
  const note = (values: Values) => setIsComplete(isFilled(values));
  const hasRestored = useRestoredCredentials(isWanted, ({ method, fields, diallingCode }) => {
    const isOffered = method === 'username' || isMobile;
    const typed = form.values();
    const { username = '', password = '' } = typed;
    // No input event tells of text that was there before the scripts ran.
    note(typed);
    // Text that the visitor or a password manager has put in stays.
    if (form.isTouched || username !== '' || password !== '' || !isOffered) return;
    onMethod(method);
    if (diallingCode) dialling.select(diallingCode);
    for (const [name, text] of Object.entries(fields)) form.put(name, text);
    note({ ...fields, method });
  });
  // With restored credentials the form waits until every field is filled in (LOGIN-15).
  return { isIncomplete: hasRestored && !isComplete, note };
}

/** State and steps of the login form. */
export function useLogin({ posted, rules, back, onDone }: LoginOptions) {
  const wait = useWait();
  const goToSecondStep = useWayToSecondStep(back);
  const [method, setMethod] = useState<LoginMethod>('username');
  const [failure, setFailure] = useState(posted && toFailure(posted.failure));
  const picture = usePicture(posted?.captcha);
  const form = useCheckedForm({
    speaks: 'on_submit',
    check: (values) => checkLogin(values, rules, picture.captcha !== undefined),
  });
  const phone = usePhone(form, { purpose: 'login', isShown: method !== 'username' });
  const { verifier, dialling } = phone;
  const keepLogin = useKeptLogin();
  const restoring = useRestoring(form, dialling, {
    isWanted: posted === undefined,
    onMethod: setMethod,
  });

  function choose(next: LoginMethod): void {
    setMethod(next);
    setFailure(undefined);
    form.forgive();
  }

  async function fail(error: unknown): Promise<void> {
    const next = asFailure(error);
    const faults = phoneFaults(next.code);
    if (hasFaults(faults)) form.refuse(faults);
    else setFailure(next);
    const held = captchaOf(next.value);
    // A captcha is valid for one try, so the one on the screen is used up.
    if (held || picture.captcha) picture.setCaptcha(held ?? (await newCaptcha('digits')));
  }

  async function open(payload: LoginPayload, isKept: boolean, signal: AbortSignal) {
    const options = { device: ownDevice(), isKept, signal };
    return picture.send((proof) => signIn({ ...payload, ...proof }, options), signal);
  }

  async function send(values: Values): Promise<void> {
    setFailure(undefined);
    const typed = loginPayload(values);
    const isKept = values['remember'] === 'on';
    await wait
      .run(async (signal) => {
        const payload =
          typed.type === 'sms' && verifier
            ? verifiedPayload(typed, await verifier.confirm(typed.password))
            : typed;
        const first = { payload, isKept };
        const opening = open(payload, isKept, signal);
        const opened = await opening.catch((error: unknown) => goToSecondStep(error, first));
        if (!opened) return;
        await keepLogin(first, opened.userName);
        await onDone();
      })
      .catch(fail)
      .catch((error: unknown) => setFailure(asFailure(error)));
  }

  return {
    form,
    wait,
    method,
    choose,
    failure,
    picture,
    phone,
    /** Called when the visitor enters the number field: if a code will be sent to it, that needs a human check. */
    begin: () => {
      if (method === 'mobile_code' && !verifier) phone.human.begin();
    },
    isIncomplete: restoring.isIncomplete,
    handleInput: (event: FormEvent<HTMLFormElement>) =>
      restoring.note(fieldsOf(event.currentTarget)),
    submit: form.submit(send, wait.isBusy),
  };
}
