import { useState } from 'react';
import { Button } from '#ui/action/button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { SlowNote } from '#ui/feedback/slow-note.tsx';
import { Stack } from '#ui/text/layout.tsx';
import { ApiFailure } from '#platform/api/failure.ts';
import { useFailureText } from '#platform/api/failure-text.ts';
import { useWait } from '#platform/api/wait.ts';
import { useWords } from '#platform/words/words.tsx';
import { asFailure, ownDevice } from '../auth.model.ts';
import { CodeField } from '../phone/code-field.tsx';
import { useCheckedForm } from '../form/checked-form.ts';
import { codeText, mobileText } from '../form/digits.ts';
import { hasFaults, phoneFaults } from '../form/faults.ts';
import type { Values } from '../form/faults.ts';
import { MobileField } from '../phone/mobile-field.tsx';
import { NewPassword, useNewPasswordHint } from '../password/strength.tsx';
import { useBusyMessage } from '../form/use-busy-message.ts';
import { usePhone } from '../phone/use-phone.ts';
import { HumanPlace } from '../human/human-place.tsx';
import { holdPassword } from '../password/password-in-memory.ts';
import { signIn } from '../session/open-session.ts';
import { setPasswordByPhone } from '../password/calls.ts';
import type { Rules } from '../register/register.model.ts';
import { checkPhoneForm, isSamePassword, newPasswordFaults, passwordRule } from './forgot.model.ts';

interface PhoneFormProps {
  rules: Rules;
  /** Called once the new password is set; `isSignedIn` says whether a session was opened too (PSW-21). */
  onDone: (isSignedIn: boolean) => Promise<void>;
}

/** Recovery by phone: number, code and new password in one form (PSW-06). */
export function PhoneForm({ rules, onDone }: PhoneFormProps) {
  const { t } = useWords();
  const failureText = useFailureText();
  const recovery = usePhoneRecovery(rules, onDone);
  const { form, wait, failure, phone } = recovery;
  const { attach } = form;
  const hint = useNewPasswordHint(passwordRule(rules));
  return (
    <form ref={attach} method="post" noValidate onSubmit={recovery.submit}>
      <Stack gap={4}>
        {failure && (
          <Note tone="danger" isAlert>
            {failureText(failure)}
          </Note>
        )}
        <MobileField form={form} dialling={phone.dialling} onFocus={recovery.begin} />
        <CodeField form={form} code={phone.code} onSend={() => void phone.sendCode()} />
        <HumanPlace widget={phone.human.widget} />
        <NewPassword
          form={form}
          name="newPassword"
          label={t('auth.field.newPassword')}
          enterKeyHint="done"
          status={hint}
        />
        <noscript>
          <Note tone="info">{t('auth.sms.needs_script')}</Note>
        </noscript>
        <Button
          type="submit"
          kind="primary"
          width="block"
          isBusy={wait.isBusy}
          isDisabled={!form.isTouched || hasFaults(form.faults)}
        >
          {t(wait.isBusy ? 'auth.forgot.sending' : 'auth.forgot.submit_phone')}
        </Button>
        <SlowNote {...wait.note} />
      </Stack>
    </form>
  );
}

function usePhoneRecovery(rules: Rules, onDone: PhoneFormProps['onDone']) {
  const { t } = useWords();
  const wait = useWait();
  const showBusy = useBusyMessage();
  const [failure, setFailure] = useState<ApiFailure>();
  const form = useCheckedForm({
    speaks: 'when_left',
    check: (values) => checkPhoneForm(values, rules),
  });
  const phone = usePhone(form, { purpose: 'recovery', isShown: true });
  const { verifier, dialling } = phone;

  /**
   * Empties the password or else the code, so that it is typed again (PSW-23, PSW-24). When nothing answered, the code
   * is still valid and stays. It also stays beside a password that is too easy to guess, and that password stays to be
   * corrected.
   */
  function fail(error: unknown): void {
    const next = asFailure(error);
    const refused = newPasswordFaults(next.code, next.params);
    if (isSamePassword(next.code)) form.clear('newPassword');
    else if (!hasFaults(refused) && !next.code.startsWith('client.')) {
      form.clear('verificationCode');
    }
    const faults = hasFaults(refused) ? refused : phoneFaults(next.code);
    if (hasFaults(faults)) form.refuse(faults);
    else setFailure(next);
  }

  async function setPassword(values: Values, signal: AbortSignal): Promise<boolean> {
    const number = mobileText(values['mobileNum'] ?? '', dialling.code);
    const typed = codeText(values['verificationCode'] ?? '');
    const { newPassword = '' } = values;
    const token = await verifier?.confirm(typed);
    const countryDialingCode = dialling.code;
    const sent = { mobileNum: number, countryDialingCode, verificationCode: typed, newPassword };
    await setPasswordByPhone(token ? { ...sent, firebaseIdToken: token } : sent, signal);
    return signInWith(number, countryDialingCode, newPassword, signal);
  }

  async function send(values: Values): Promise<void> {
    setFailure(undefined);
    const work = (signal: AbortSignal) =>
      showBusy(t('auth.forgot.sending'), async () => onDone(await setPassword(values, signal)));
    await wait.run(work).catch(fail);
  }

  return {
    form,
    wait,
    failure,
    phone,
    /** Called when the visitor enters the number field: the code that is sent to it needs a human check. */
    begin: () => {
      if (!verifier) phone.human.begin();
    },
    submit: form.submit(send, wait.isBusy),
  };
}

/** Signs in with the new password (PSW-21, PSW-22). The password is set even when this fails. */
async function signInWith(
  number: string,
  countryDialingCode: string,
  password: string,
  signal: AbortSignal,
): Promise<boolean> {
  const payload = { type: 'username' as const, username: number, password, countryDialingCode };
  try {
    const { userName } = await signIn(payload, { device: ownDevice(), isKept: false, signal });
    holdPassword({ userName, password });
    return true;
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    return false;
  }
}
