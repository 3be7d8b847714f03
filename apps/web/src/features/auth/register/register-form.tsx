import type { RegistrationField } from '@maidan/site';
import type { FieldRule } from '@maidan/contract/rules';
import { Button } from '#ui/action/button.tsx';
import { Segment } from '#ui/choice/segment.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { SlowNote } from '#ui/feedback/slow-note.tsx';
import { CheckRow } from '#ui/form/check-row.tsx';
import { Row, Stack } from '#ui/text/layout.tsx';
import { Text, TextAction } from '#ui/text/text.tsx';
import type { ApiFailure } from '#platform/api/failure.ts';
import { useFailureText } from '#platform/api/failure-text.ts';
import { useSite } from '#platform/site/site.tsx';
import { FormToken } from '#platform/session/form-token.tsx';
import { useWords } from '#platform/words/words.tsx';
import { CaptchaField } from '../captcha/captcha-field.tsx';
import { ServiceAction } from '../form/service-action.tsx';
import { CodeField } from '../phone/code-field.tsx';
import { useFaultText } from '../form/fault-text.ts';
import type { Faults } from '../form/faults.ts';
import { MobileField } from '../phone/mobile-field.tsx';
import { HumanPlace, PictureProof } from '../human/human-place.tsx';
import { RegisterField } from './register-field.tsx';
import type { Affiliate, RegistrationMethod, Rules } from './register.model.ts';
import { useRegistration, useRegistrationMethods } from './use-registration.ts';
import type { PostedRegistration, SocialNewcomer } from './use-registration.ts';
import { useUsernameCheck } from './use-username-check.ts';

interface RegisterFormProps {
  /** Where a plain post of the form goes. */
  action: string;
  rules: Rules;
  affiliate: Affiliate;
  posted?: PostedRegistration | undefined;
  /** A social account that has no account here yet. */
  social?: SocialNewcomer | undefined;
  /** Called once the session is open; the form stays busy until it has ended. */
  onDone: () => Promise<void>;
}

/** Registration by username or mobile number (REG-05 to REG-53). Works as a plain form; with script the body leaves the browser sealed. */
export function RegisterForm(props: RegisterFormProps) {
  const { action, affiliate, posted, social, onDone } = props;
  const { t } = useWords();
  const registration = useRegistration({ rules: props.rules, affiliate, posted, social, onDone });
  const { form, fields, failure, wait, method } = registration;
  const { captcha, setCaptcha, giveUp } = registration.picture;
  const { attach } = form;
  const faultText = useFaultText();
  return (
    <form ref={attach} method="post" action={action} noValidate onSubmit={registration.submit}>
      <FormToken />
      <input type="hidden" name="method" value={method} />
      <Stack gap={4}>
        <MethodTabs method={method} onChoose={registration.choose} />
        <WhatIsAsked fields={fields} rules={registration.rules} />
        {social && <Note tone="info">{t('errors.auth.social_new')}</Note>}
        {registration.hasBadLink && <Note tone="warning">{t('auth.referrer_link_error')}</Note>}
        <FormTop
          faults={form.wasRefused ? form.faults : {}}
          failure={failure}
          isFirstFocused={posted === undefined}
        />
        {fields.map((field) => (
          <FormField
            key={field}
            field={field}
            registration={registration}
            given={givenOf(field, posted, social)}
          />
        ))}
        {captcha ? (
          <CaptchaField
            captcha={captcha}
            onNew={setCaptcha}
            onUnreadable={giveUp}
            messages={(form.faults['captcha'] ?? []).map((fault) => faultText('captcha', fault))}
          />
        ) : (
          <NoScriptCaptcha />
        )}
        <HumanPlace widget={registration.phone.human.widget} />
        <PictureProof picture={registration.picture} />
        <Terms isRefused={form.faults['acceptsTerms'] !== undefined} posted={posted} />
        <Button type="submit" kind="primary" width="block" isBusy={wait.isBusy}>
          {t(wait.isBusy ? 'auth.register.submitting' : 'auth.register.submit')}
        </Button>
        <SlowNote {...wait.note} />
        <ServiceLink />
      </Stack>
    </form>
  );
}

/** The first value of a field: what was posted, or what the social account says. */
function givenOf(
  field: RegistrationField,
  posted: PostedRegistration | undefined,
  social: SocialNewcomer | undefined,
): string | undefined {
  if (posted) return posted.values[field];
  if (field === 'email') return social?.email;
  return field === 'nickname' ? social?.name : undefined;
}

/** Says before the first field how much a form of more than name and password asks for, and never less than it does. */
function WhatIsAsked({ fields, rules }: { fields: readonly RegistrationField[]; rules: Rules }) {
  const { t } = useWords();
  const required = fields.filter((field) => rules[field]?.required).length;
  if (fields.join() === 'username,password') return null;
  return (
    <Text size="caption" tone="2">
      {t('auth.register.asks', { required, optional: fields.length - required })}
    </Text>
  );
}

/** Username or mobile number, on a site that has both (REG-05); a typed number stays (REG-07). */
function MethodTabs({
  method,
  onChoose,
}: {
  method: RegistrationMethod;
  onChoose: (method: RegistrationMethod) => void;
}) {
  const { t } = useWords();
  const methods = useRegistrationMethods();
  if (methods.length < 2) return null;
  return (
    <Segment
      label={t('auth.method.label')}
      value={method}
      items={methods.map((id) => ({ id, label: t(`auth.method.${id}`) }))}
      onSelect={(id) => onChoose(id === 'mobile' ? 'mobile' : 'username')}
    />
  );
}

interface FormFieldProps {
  field: RegistrationField;
  registration: ReturnType<typeof useRegistration>;
  given: string | undefined;
}

/**
 * One part of the form: a number with its dialling code, the code that was sent to it, or a field as its rule demands.
 */
function FormField({ field, registration, given }: FormFieldProps) {
  const { t } = useWords();
  const { form, rules } = registration;
  const { dialling, code, sendCode } = registration.phone;
  const rule = rules[field];
  if (!rule) return null;
  if (field === 'mobileNum')
    return (
      <MobileField
        form={form}
        dialling={dialling}
        defaultValue={given}
        onFocus={beginOf(registration)}
      />
    );
  if (field === 'verificationCode')
    return (
      <>
        <CodeField form={form} code={code} onSend={() => void sendCode()} />
        <noscript>
          <Note tone="info">{t('auth.sms.needs_script')}</Note>
        </noscript>
      </>
    );
  if (field === 'username')
    return <UsernameField registration={registration} rule={rule} given={given} />;
  const handleLeave = () => {
    // The two passwords are checked together, but neither before it was touched.
    if (field === 'confirmPassword' && form.values()['password']) void form.check(['password']);
  };
  return (
    <RegisterField
      form={form}
      field={field}
      rule={rule}
      defaultValue={given}
      onEnter={beginOf(registration)}
      onLeave={handleLeave}
    />
  );
}

/** Entering a field starts the human check, unless a picture replaces it. Sending a code always needs one. */
function beginOf({ rules, fields, phone }: ReturnType<typeof useRegistration>): () => void {
  return () => {
    if (!rules.captcha?.enabled || fields.includes('verificationCode')) phone.human.begin();
  };
}

/** The username, and whether it is free once it is well formed (REG-50, REG-51). */
function UsernameField({
  registration,
  rule,
  given,
}: Omit<FormFieldProps, 'field'> & { rule: FieldRule }) {
  const { t } = useWords();
  const { form } = registration;
  const names = useUsernameCheck();
  const handleLeave = async () => {
    const name = (form.values()['username'] ?? '').trim();
    if ((await form.check(['username'])) && name !== '') await names.ask(name);
    else names.forget();
  };
  const isFree = names.answer?.isFree;
  const said = {
    tone: isFree ? ('verified' as const) : ('error' as const),
    messages: [t(isFree ? 'auth.register.username_free' : 'errors.auth.username_taken')],
  };
  return (
    <RegisterField
      form={form}
      field="username"
      rule={rule}
      said={isFree === undefined ? undefined : said}
      defaultValue={given}
      onEnter={beginOf(registration)}
      onLeave={() => void handleLeave()}
    />
  );
}

interface FormTopProps {
  faults: Faults;
  failure: ApiFailure | undefined;
  isFirstFocused: boolean;
}

/** What is above the fields after a submit: how many need a correction, or why the whole form was refused. */
function FormTop({ faults, failure, isFirstFocused }: FormTopProps) {
  const { t } = useWords();
  const failureText = useFailureText();
  const count = Object.values(faults).filter((list) => list && list.length > 0).length;
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

/** Terms and marketing consent, separate from each other (REG-08, REG-09, REG-31; MEMBERX-10). */
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

/**
 * Without script the code of a picture replaces the proof of work. The picture comes with the first post, because many
 * visitors share this page.
 */
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
  return (
    <Row spread="middle">
      <ServiceAction>{t('auth.register.service')}</ServiceAction>
    </Row>
  );
}
