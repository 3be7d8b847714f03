import { useState } from 'react';
import { Button } from '#ui/action/button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { SlowNote } from '#ui/feedback/slow-note.tsx';
import { Stack } from '#ui/text/layout.tsx';
import { useFailureText } from '#platform/api/failure-text.ts';
import { FormToken } from '#platform/session/form-token.tsx';
import { toFailure } from '#platform/api/loader-result.ts';
import type { FailureData } from '#platform/api/loader-result.ts';
import { useToast } from '#platform/page/toast.tsx';
import { useWait } from '#platform/api/wait.ts';
import { useWords } from '#platform/words/words.tsx';
import { asFailure } from '../auth.model.ts';
import { AccountNameField, CheckedField } from '../form/checked-field.tsx';
import { useCheckedForm } from '../form/checked-form.ts';
import type { Faults, Values } from '../form/faults.ts';
import { useDelayed } from '../form/use-delayed.ts';
import { useBusyMessage } from '../form/use-busy-message.ts';
import { mailRecovery } from '../password/calls.ts';
import { faultsOfFailure } from '../register/register.model.ts';
import type { Rules } from '../register/register.model.ts';
import { checkMailForm } from './forgot.model.ts';

/** The confirmation is shown this long, in milliseconds, before the form goes back (PSW-15). */
const CONFIRMATION_MS = 1000;

/** The result of a recovery that was posted without script. */
export interface PostedMailRecovery {
  readonly isSent: boolean;
  readonly values: Values;
  readonly faults: Faults;
  readonly failure?: FailureData;
}

interface MailFormProps {
  rules: Rules;
  posted?: PostedMailRecovery | undefined;
  /** Called one second after the mail was sent. */
  onSent: () => void;
}

/** Recovery by mail: name and address (PSW-05). Works as a plain form. */
export function MailForm({ rules, posted, onSent }: MailFormProps) {
  const { t } = useWords();
  const failureText = useFailureText();
  const { form, wait, submit } = useMailRecovery(rules, posted, onSent);
  const { attach } = form;
  const failure = posted?.failure && toFailure(posted.failure);
  return (
    <form ref={attach} method="post" action="/m/forget?by=email" noValidate onSubmit={submit}>
      <FormToken />
      <Stack gap={4}>
        {posted?.isSent && <Note tone="success">{t('auth.in_been_out')}</Note>}
        {failure && (
          <Note tone="danger" isAlert>
            {failureText(failure)}
          </Note>
        )}
        <AccountNameField form={form} defaultValue={posted?.values['username']} />
        <CheckedField
          form={form}
          name="email"
          label={t('auth.field.email')}
          placeholder={t('auth.hint.email_registered')}
          icon="envelope-simple"
          type="email"
          inputMode="email"
          autoComplete="email"
          enterKeyHint="send"
          defaultValue={posted?.values['email']}
        />
        <Button type="submit" kind="primary" width="block" isBusy={wait.isBusy}>
          {t(wait.isBusy ? 'auth.forgot.sending' : 'auth.forgot.submit_email')}
        </Button>
        <SlowNote {...wait.note} />
      </Stack>
    </form>
  );
}

function useMailRecovery(rules: Rules, posted: PostedMailRecovery | undefined, onSent: () => void) {
  const { t, locale } = useWords();
  const toast = useToast();
  const failureText = useFailureText();
  const wait = useWait();
  const showBusy = useBusyMessage();
  const [isSent, setIsSent] = useState(false);
  const leaving = useDelayed(CONFIRMATION_MS, onSent);
  const form = useCheckedForm({
    speaks: 'when_left',
    posted: posted?.faults,
    check: (values) => checkMailForm(values, rules),
  });

  /** Shows the reason as a toast; what was typed stays (PSW-16). */
  function fail(error: unknown): void {
    const failure = asFailure(error);
    form.refuse(faultsOfFailure(failure.code, failure.params));
    toast.show({ text: failureText(failure), tone: 'danger', duration: 'long' });
  }

  async function send({ username = '', email = '' }: Values): Promise<void> {
    const body = { username: username.trim(), email: email.trim(), language: locale };
    const work = (signal: AbortSignal) =>
      showBusy(t('auth.forgot.sending'), () => mailRecovery(body, signal));
    try {
      if (!(await wait.run(work))) return;
      setIsSent(true);
      toast.show({ text: t('auth.in_been_out'), tone: 'success', duration: 'brief' });
      leaving.begin();
    } catch (error) {
      fail(error);
    }
  }

  return {
    form,
    wait,
    submit: form.submit(send, wait.isBusy || isSent),
  };
}
