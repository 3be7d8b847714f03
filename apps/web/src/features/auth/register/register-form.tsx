import type { RegistrationField } from '@maidan/site';
import { Button } from '#ui/action/button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { CheckRow } from '#ui/form/check-row.tsx';
import { Row, Stack } from '#ui/text/layout.tsx';
import { Text, TextAction } from '#ui/text/text.tsx';
import type { ApiFailure } from '#platform/failure.ts';
import { useFailureText } from '#platform/failure-text.ts';
import { usePopup } from '#platform/popup.ts';
import { useSite } from '#platform/site.tsx';
import { useWords } from '#platform/words.tsx';
import { CaptchaField } from '../captcha-field.tsx';
import { SlowNote } from '../slow-note.tsx';
import { useFaultText } from './fault-text.ts';
import { RegisterField } from './register-field.tsx';
import type { Affiliate, Fault, Faults, Rules } from './register.model.ts';
import { useCaptchaWhereNeeded } from './use-captcha.ts';
import { useRegistration } from './use-registration.ts';
import type { PostedRegistration } from './use-registration.ts';
import { useUsernameCheck } from './use-username-check.ts';

interface RegisterFormProps {
  /** Where a plain post of the form goes. */
  action: string;
  rules: Rules;
  affiliate: Affiliate;
  posted?: PostedRegistration | undefined;
  /** Called once the session is open; the form stays busy until it has ended. */
  onDone: () => Promise<void>;
}

/** Registration by username (REG-13 to REG-31). Works as a plain form; with script the body leaves the browser sealed. */
export function RegisterForm({ action, rules, affiliate, posted, onDone }: RegisterFormProps) {
  const { t } = useWords();
  const registration = useRegistration({ rules, affiliate, posted, onDone });
  const { form, fields, faults, failure, captcha, setCaptcha, wait, human } = registration;
  const { wasRefused, checkField, submit } = registration;
  const names = useUsernameCheck();
  const faultText = useFaultText();
  useCaptchaWhereNeeded(rules.captcha?.enabled === true, captcha, setCaptcha);

  const handleLeave = (field: RegistrationField) => {
    const isGood = checkField(field);
    if (field !== 'username') return;
    const input = form.current?.elements.namedItem('username');
    if (isGood && input instanceof HTMLInputElement && input.value)
      void names.ask(input.value.trim());
    else names.forget();
  };
  const faultsOf = (field: RegistrationField): readonly Fault[] => {
    const known = faults[field] ?? [];
    if (field !== 'username' || known.length > 0 || names.answer?.isFree !== false) return known;
    return [{ kind: 'taken' }];
  };
  const isFree = names.answer?.isFree === true;
  return (
    <form
      ref={form}
      method="post"
      action={action}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <Stack gap={4}>
        <FormTop
          faults={wasRefused ? faults : {}}
          failure={failure}
          isFirstFocused={posted === undefined}
        />
        {fields.map((field) => {
          const rule = rules[field];
          if (!rule) return null;
          return (
            <RegisterField
              key={field}
              field={field}
              rule={rule}
              faults={faultsOf(field)}
              verified={
                field === 'username' && isFree ? t('auth.register.username_free') : undefined
              }
              defaultValue={posted?.values[field]}
              onEnter={human.begin}
              onLeave={() => handleLeave(field)}
            />
          );
        })}
        {captcha ? (
          <CaptchaField
            captcha={captcha}
            onNew={setCaptcha}
            messages={(faults.captcha ?? []).map((fault) => faultText('captcha', fault))}
          />
        ) : (
          <NoScriptCaptcha />
        )}
        <Terms isRefused={faults.acceptsTerms !== undefined} posted={posted} />
        <Button type="submit" kind="primary" width="block" isBusy={wait.state !== 'idle'}>
          {t(wait.state === 'idle' ? 'auth.register.submit' : 'auth.register.submitting')}
        </Button>
        <SlowNote state={wait.state} onCancel={wait.cancel} />
        <ServiceLink />
      </Stack>
    </form>
  );
}

interface FormTopProps {
  faults: Faults;
  failure: ApiFailure | undefined;
  isFirstFocused: boolean;
}

/** What stands above the fields after a submit: how many need a correction, or why all of it was refused. */
function FormTop({ faults, failure, isFirstFocused }: FormTopProps) {
  const { t } = useWords();
  const failureText = useFailureText();
  const count = Object.values(faults).filter((list) => list.length > 0).length;
  if (failure) {
    return (
      <Note tone="danger" isAlert>
        {failureText(failure)}
      </Note>
    );
  }
  if (count === 0) return null;
  return (
    <Note tone="danger" title={t('auth.register.errors', { count })} isAlert>
      {isFirstFocused && <p>{t('auth.register.errors_hint')}</p>}
    </Note>
  );
}

/** Terms and marketing consent, apart from each other (REG-08, REG-09, REG-31; MEMBERX-10). */
function Terms({
  isRefused,
  posted,
}: {
  isRefused: boolean;
  posted: PostedRegistration | undefined;
}) {
  const { t } = useWords();
  const { minimumAge } = useSite().settings;
  const isAccepted = posted === undefined || posted.values['acceptsTerms'] === 'on';
  const isMarketed = posted?.values['acceptsMarketing'] === 'on';
  return (
    <Stack gap={0}>
      <CheckRow name="acceptsTerms" defaultChecked={isAccepted} isInvalid={isRefused}>
        {t('auth.register.terms', { age: minimumAge })}
      </CheckRow>
      {isRefused && (
        <Text size="caption" tone="danger">
          {t('errors.auth.terms_required')}
        </Text>
      )}
      <Row gap={4} isWrapping>
        <TextAction href="/m/help?tag=terms" target="_blank">
          {t('auth.register.read_terms')}
        </TextAction>
        <TextAction href="/m/help?tag=privacy" target="_blank">
          {t('auth.register.read_privacy')}
        </TextAction>
      </Row>
      <CheckRow name="acceptsMarketing" defaultChecked={isMarketed}>
        {t('auth.register.marketing')}
      </CheckRow>
    </Stack>
  );
}

/** Without script the code of a picture stands in for the proof of work; a page that many share cannot hold one. */
function NoScriptCaptcha() {
  const { t } = useWords();
  return (
    <noscript>
      <Stack gap={2}>
        <Note tone="info">{t('auth.captcha.without_script')}</Note>
        <Button type="submit" name="step" value="captcha" width="block">
          {t('auth.captcha.get')}
        </Button>
      </Stack>
    </noscript>
  );
}

function ServiceLink() {
  const { t } = useWords();
  const { show } = usePopup();
  return (
    <Row spread="middle">
      <TextAction
        isQuiet
        href="/m/help"
        onClick={(event) => {
          event.preventDefault();
          show('service');
        }}
      >
        {t('auth.register.service')}
      </TextAction>
    </Row>
  );
}
