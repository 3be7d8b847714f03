import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import type { RegistrationField } from '@maidan/site';
import { ApiFailure } from '#platform/failure.ts';
import { useFailureText } from '#platform/failure-text.ts';
import { toFailure } from '#platform/loaded.ts';
import type { FailureData } from '#platform/loaded.ts';
import { canSeal } from '#platform/sealing.ts';
import { useToast } from '#platform/toast.tsx';
import { useWords } from '#platform/words.tsx';
import { asFailure, captchaOf, fieldsOf, ownRegisterMethod } from '../auth.model.ts';
import type { Captcha } from '../auth.model.ts';
import { newCaptcha } from '../captcha-field.tsx';
import { register } from '../open-session.ts';
import type { RegisterPayload } from '../open-session.ts';
import { useWait } from '../use-wait.ts';
import { checkForm, checkOne, faultsOfFailure, shownFields } from './register.model.ts';
import type { Affiliate, Faults, Rules, Values } from './register.model.ts';
import { registerPayload } from './register-payload.ts';
import { useHumanCheck } from './use-human-check.ts';

/** What became of a registration that was posted without script. */
export interface PostedRegistration {
  /** What was typed, without the passwords. */
  readonly values: Values;
  readonly faults: Faults;
  readonly failure?: FailureData;
  readonly captcha?: Captcha;
}

interface RegistrationOptions {
  rules: Rules;
  affiliate: Affiliate;
  posted: PostedRegistration | undefined;
  onDone: () => Promise<void>;
}

/** State and steps of the registration form (REG-30 to REG-36, REG-53). */
export function useRegistration({ rules, affiliate, posted, onDone }: RegistrationOptions) {
  const { locale } = useWords();
  const form = useRef<HTMLFormElement>(null);
  const wait = useWait();
  const human = useHumanCheck();
  const [faults, setFaults] = useState<Faults>(posted?.faults ?? {});
  const [failure, setFailure] = useState(posted?.failure && toFailure(posted.failure));
  const [captcha, setCaptcha] = useState(posted?.captcha);
  // Until something was sent or refused, a field speaks for itself only.
  const [wasRefused, setWasRefused] = useState(posted !== undefined);
  const [isCodeRefused, setIsCodeRefused] = useState(false);
  const refuse = useRefusal(setFailure);
  const fields = shownFields(rules, isCodeRefused ? {} : affiliate);

  const focus = (field: string | undefined) => {
    const input = field && form.current?.elements.namedItem(field);
    if (input instanceof HTMLElement) input.focus();
  };

  function checkField(field: RegistrationField): boolean {
    if (!form.current) return false;
    const values = fieldsOf(form.current);
    // The two passwords are judged together, but neither before it was touched.
    const together = field === 'confirmPassword' && values['password'] ? ['password' as const] : [];
    const checked = [field, ...together];
    const found = checked.map((name) => [name, checkOne(name, values, rules)] as const);
    setFaults((known) => ({ ...known, ...Object.fromEntries(found) }));
    return found.every(([, list]) => list.length === 0);
  }

  async function fail(error: unknown) {
    const next = asFailure(error);
    const named = faultsOfFailure(next.code, next.params);
    if (next.code === 'auth.invitation_invalid') setIsCodeRefused(true);
    setFaults(named);
    setWasRefused(true);
    refuse(next, Object.keys(named).length > 0);
    const held = captchaOf(next.value);
    if (held || captcha) setCaptcha(held ?? (await newCaptcha()));
    // A field that only now appears can be focused once it is drawn.
    requestAnimationFrame(() => focus(Object.keys(named)[0]));
  }

  async function send(payload: RegisterPayload) {
    setFailure(undefined);
    await wait
      .run(async (signal) => {
        await registerAsHuman(payload, human.take, signal);
        await onDone();
      })
      .catch(fail)
      .catch((error: unknown) => setFailure(asFailure(error)));
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    if (wait.state !== 'idle' || !form.current) {
      event.preventDefault();
      return;
    }
    const values = fieldsOf(form.current);
    const found = checkForm(fields, values, rules, captcha !== undefined);
    setFaults(found);
    const [first] = Object.keys(found);
    if (first !== undefined) {
      event.preventDefault();
      setWasRefused(true);
      focus(first);
      return;
    }
    // On plain http the browser has no cryptography: the form posts, and the server seals (flows.md, Session).
    if (!canSeal()) return;
    event.preventDefault();
    const method = ownRegisterMethod();
    const host = window.location.host;
    await send(
      registerPayload(values, { fields, rules, affiliate, host, method, language: locale }),
    );
  }

  return {
    form,
    fields,
    faults,
    failure,
    wasRefused,
    captcha,
    setCaptcha,
    wait,
    human,
    checkField,
    submit,
  };
}

/** A check that was solved long ago may have run out: then a new one is solved and sent, once. */
async function registerAsHuman(
  payload: RegisterPayload,
  take: () => Promise<string>,
  signal: AbortSignal,
) {
  try {
    await register({ ...payload, humanCheck: await take() }, signal);
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.code !== 'auth.human_check_failed') throw error;
    await register({ ...payload, humanCheck: await take() }, signal);
  }
}

/** Tells a refusal that concerns no single field as a toast, and keeps it above the form (REG-53). */
function useRefusal(setFailure: (failure: ApiFailure) => void) {
  const toast = useToast();
  const failureText = useFailureText();
  return (failure: ApiFailure, isNamed: boolean) => {
    if (isNamed) return;
    setFailure(failure);
    toast.show({ text: failureText(failure), tone: 'danger', duration: 'long' });
  };
}
