import { Button } from '#ui/action/button.tsx';
import { Segment } from '#ui/choice/segment.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { SlowNote } from '#ui/feedback/slow-note.tsx';
import { CheckRow } from '#ui/form/check-row.tsx';
import { Row, Stack } from '#ui/text/layout.tsx';
import { TextAction } from '#ui/text/text.tsx';
import type { ApiFailure } from '#platform/api/failure.ts';
import { useFailureText } from '#platform/api/failure-text.ts';
import { FormToken } from '#platform/session/form-token.tsx';
import { useWords } from '#platform/words/words.tsx';
import { CaptchaField } from '../captcha/captcha-field.tsx';
import { AccountNameField, CheckedPassword } from '../form/checked-field.tsx';
import { CodeField } from '../phone/code-field.tsx';
import { useFaultText } from '../form/fault-text.ts';
import { MobileField } from '../phone/mobile-field.tsx';
import { HumanPlace, PictureProof } from '../human/human-place.tsx';
import type { Rules } from '../register/register.model.ts';
import type { LoginMethod } from './login.model.ts';
import { useLogin, useLoginMethods } from './use-login.ts';
import type { PostedLogin } from './use-login.ts';

interface LoginFormProps {
  /** Where a plain post of the form goes. */
  action: string;
  posted?: PostedLogin | undefined;
  /** Rules of the site, where they are known (LOGIN-23). */
  rules?: Rules | undefined;
  /** Signs in as an agent; the gateway refuses anybody else (LOGIN-28). */
  asAgent?: boolean | undefined;
  /** Where the login leads; without it the page that it stands over. */
  back?: string | undefined;
  /** Called once the session is open; the form stays busy until it has ended. */
  onDone: () => Promise<void>;
}

/** The login form (LOGIN-01 to LOGIN-33). Name and password work as a plain form; with script the body leaves the browser sealed. */
export function LoginForm({
  action,
  posted,
  rules,
  asAgent = false,
  back,
  onDone,
}: LoginFormProps) {
  const { t } = useWords();
  const faultText = useFaultText();
  const login = useLogin({ posted, rules, back, onDone });
  const { form, wait, method, failure } = login;
  const { captcha, setCaptcha, giveUp } = login.picture;
  const { attach } = form;
  const { isMobile } = useLoginMethods();
  const captchaFaults = form.faults['captcha'] ?? [];
  return (
    <form
      ref={attach}
      method="post"
      action={action}
      noValidate
      onSubmit={login.submit}
      onInput={login.handleInput}
    >
      <FormToken />
      <input type="hidden" name="method" value={method} />
      {asAgent && <input type="hidden" name="as" value="agent" />}
      <Stack gap={4}>
        {isMobile && <MethodTabs method={method} onChoose={login.choose} />}
        {failure && <LoginFailure failure={failure} method={method} hasCaptcha={!!captcha} />}
        {method === 'username' ? (
          <AccountNameField form={form} defaultValue={posted?.username} />
        ) : (
          <MobileField form={form} dialling={login.phone.dialling} onFocus={login.begin} />
        )}
        <Secret login={login} />
        {method === 'mobile_code' && <HumanPlace widget={login.phone.human.widget} />}
        {captcha && (
          <CaptchaField
            captcha={captcha}
            isNext
            onNew={setCaptcha}
            onUnreadable={giveUp}
            messages={captchaFaults.map((fault) => faultText('captcha', fault))}
          />
        )}
        <PictureProof picture={login.picture} />
        <RememberRow method={method} />
        <Button
          type="submit"
          kind="primary"
          width="block"
          isBusy={wait.isBusy}
          isDisabled={login.isIncomplete}
        >
          {t(wait.isBusy ? 'auth.login.submitting' : 'auth.login.submit')}
        </Button>
        <SlowNote {...wait.note} />
      </Stack>
    </form>
  );
}

/** Username or mobile number (LOGIN-02); switching between them keeps what was typed (LOGIN-12). */
function MethodTabs({
  method,
  onChoose,
}: {
  method: LoginMethod;
  onChoose: (method: LoginMethod) => void;
}) {
  const { t } = useWords();
  return (
    <>
      <Segment
        label={t('auth.method.label')}
        value={method === 'username' ? 'username' : 'mobile'}
        items={[
          { id: 'username', label: t('auth.method.username') },
          { id: 'mobile', label: t('auth.method.mobile') },
        ]}
        onSelect={(id) => onChoose(id === 'username' ? 'username' : 'mobile_code')}
      />
      <noscript>
        <Note tone="info">{t('auth.sms.needs_script')}</Note>
      </noscript>
    </>
  );
}

/**
 * The password, or the code of an SMS. With a number the member chooses, on a site where such accounts have a password
 * (LOGIN-33).
 */
function Secret({ login }: { login: ReturnType<typeof useLogin> }) {
  const { t } = useWords();
  const { isPassword } = useLoginMethods();
  const { form, method, choose } = login;
  const { code, sendCode } = login.phone;
  const isByCode = method === 'mobile_code';
  const other = isByCode ? 'mobile_password' : 'mobile_code';
  return (
    <Stack gap={1}>
      {isByCode ? (
        <CodeField form={form} code={code} onSend={() => void sendCode()} />
      ) : (
        <CheckedPassword
          form={form}
          name="password"
          label={t('auth.field.password')}
          autoComplete="current-password"
          enterKeyHint="go"
        />
      )}
      {method !== 'username' && isPassword && (
        <TextAction isQuiet onClick={() => choose(other)}>
          {t(isByCode ? 'auth.login.by_password' : 'auth.login.by_code')}
        </TextAction>
      )}
    </Stack>
  );
}

/**
 * The choice to remember the login on this device, on at first (LOGIN-06), and the link for a forgotten password
 * (LOGIN-07).
 */
function RememberRow({ method }: { method: LoginMethod }) {
  const { t } = useWords();
  const key = method === 'mobile_code' ? 'auth.login.keep' : 'auth.login.remember';
  return (
    <Row spread="between" gap={2} isWrapping>
      <CheckRow name="remember" defaultChecked>
        {t(key)}
      </CheckRow>
      <TextAction href="/m/forget">{t('auth.login.forgot')}</TextAction>
    </Row>
  );
}

/** The same note for a wrong name and a wrong password (LOGIN-30). */
function LoginFailure({
  failure,
  method,
  hasCaptcha,
}: {
  failure: ApiFailure;
  method: LoginMethod;
  hasCaptcha: boolean;
}) {
  const { t } = useWords();
  const failureText = useFailureText();
  const isWrong = failure.code === 'auth.credentials_wrong';
  const ofNumber = isWrong && method !== 'username' ? t('auth.login.failed_mobile') : undefined;
  const ofCaptcha = isWrong && hasCaptcha ? t('auth.login.failed_captcha') : undefined;
  return (
    <Note tone="danger" isAlert>
      {ofCaptcha ?? ofNumber ?? failureText(failure)}
    </Note>
  );
}
