import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { Button } from '#ui/action/button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { Field } from '#ui/form/field.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';
import { Stack } from '#ui/text/layout.tsx';
import { toLatinDigits } from '@maidan/contract/rules';
import type { ApiFailure } from '#platform/failure.ts';
import { useFailureText } from '#platform/failure-text.ts';
import { toFailure } from '#platform/loaded.ts';
import type { FailureData } from '#platform/loaded.ts';
import { canSeal } from '#platform/sealing.ts';
import { useWords } from '#platform/words.tsx';
import { asFailure, captchaOf, fieldsOf, ownDevice } from './auth.model.ts';
import type { Captcha } from './auth.model.ts';
import { CaptchaField, newCaptcha } from './captcha-field.tsx';
import { signIn } from './open-session.ts';
import type { LoginPayload } from './open-session.ts';
import { SlowNote } from './slow-note.tsx';
import { useWait } from './use-wait.ts';

type LoginField = 'username' | 'password' | 'captcha';

/** What became of a login that was posted without script. */
export interface PostedLogin {
  readonly failure: FailureData;
  readonly username: string;
  readonly captcha?: Captcha;
}

interface LoginFormProps {
  /** Where a plain post of the form goes. */
  action: string;
  posted?: PostedLogin | undefined;
  /** Called once the session is open; the form stays busy until it has ended. */
  onDone: () => Promise<void>;
}

/** Name and password (LOGIN-01, LOGIN-22). Works as a plain form; with script the body leaves the browser sealed. */
export function LoginForm({ action, posted, onDone }: LoginFormProps) {
  const { t } = useWords();
  const { form, missing, failure, captcha, setCaptcha, wait, submit } = useLogin(posted, onDone);
  const statusOf = (field: LoginField) =>
    missing.includes(field)
      ? { status: { tone: 'error' as const, messages: [t(`auth.required.${field}`)] } }
      : {};
  return (
    <form
      ref={form}
      method="post"
      action={action}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <Stack gap={4}>
        {failure && <LoginFailure failure={failure} hasCaptcha={captcha !== undefined} />}
        <Field
          name="username"
          label={t('auth.field.username')}
          placeholder={t('auth.hint.username_login')}
          icon="user"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={posted?.username}
          {...statusOf('username')}
        />
        <PasswordField
          name="password"
          label={t('auth.field.password')}
          autoComplete="current-password"
          showLabel={t('auth.password.show')}
          hideLabel={t('auth.password.hide')}
          {...statusOf('password')}
        />
        {captcha && (
          <CaptchaField
            captcha={captcha}
            isNext
            onNew={setCaptcha}
            messages={missing.includes('captcha') ? [t('auth.required.captcha')] : []}
          />
        )}
        <Button type="submit" kind="primary" width="block" isBusy={wait.state !== 'idle'}>
          {t(wait.state === 'idle' ? 'auth.login.submit' : 'auth.login.submitting')}
        </Button>
        <SlowNote state={wait.state} onCancel={wait.cancel} />
      </Stack>
    </form>
  );
}

/** One note for a wrong name and a wrong password alike (LOGIN-30). */
function LoginFailure({ failure, hasCaptcha }: { failure: ApiFailure; hasCaptcha: boolean }) {
  const { t } = useWords();
  const failureText = useFailureText();
  const isWrong = failure.code === 'auth.credentials_wrong';
  return (
    <Note tone="danger" isAlert>
      {isWrong && hasCaptcha ? t('auth.login.failed_captcha') : failureText(failure)}
    </Note>
  );
}

function useLogin(posted: PostedLogin | undefined, onDone: () => Promise<void>) {
  const form = useRef<HTMLFormElement>(null);
  const wait = useWait();
  const [missing, setMissing] = useState<readonly LoginField[]>([]);
  const [failure, setFailure] = useState(posted && toFailure(posted.failure));
  const [captcha, setCaptcha] = useState(posted?.captcha);

  const focus = (field: LoginField | undefined) => {
    const input = field && form.current?.elements.namedItem(field);
    if (input instanceof HTMLElement) input.focus();
  };

  async function fail(error: unknown) {
    const next = asFailure(error);
    setFailure(next);
    const held = captchaOf(next.value);
    // A captcha counts for one try, so the one that is shown is used up.
    if (held || captcha) setCaptcha(held ?? (await newCaptcha()));
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    if (wait.state !== 'idle') {
      event.preventDefault();
      return;
    }
    const payload = loginPayload(fieldsOf(event.currentTarget));
    const empty = emptyFields(payload, captcha !== undefined);
    setMissing(empty);
    if (empty.length > 0) {
      event.preventDefault();
      focus(empty[0]);
      return;
    }
    // On plain http the browser has no cryptography: the form posts, and the server seals (flows.md, Session).
    if (!canSeal()) return;
    event.preventDefault();
    setFailure(undefined);
    await wait
      .run(async (signal) => {
        await signIn(payload, ownDevice(), signal);
        await onDone();
      })
      .catch(fail)
      .catch((error: unknown) => setFailure(asFailure(error)));
  }

  return { form, wait, missing, failure, captcha, setCaptcha, submit };
}

/** The payload of the typed or posted fields; the code's digits count in either script. */
export function loginPayload(fields: Readonly<Record<string, string>>): LoginPayload {
  const { username = '', password = '', captcha = '', captchaId = '' } = fields;
  return {
    type: 'username',
    username: username.trim(),
    password,
    ...(captchaId ? { captchaId, captcha: toLatinDigits(captcha.trim()) } : {}),
  };
}

function emptyFields(payload: LoginPayload, hasCaptcha: boolean): LoginField[] {
  const asked: LoginField[] = hasCaptcha
    ? ['username', 'password', 'captcha']
    : ['username', 'password'];
  return asked.filter((field) => !payload[field]);
}
