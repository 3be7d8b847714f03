import { useState } from 'react';
import { Button } from '#ui/action/button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { SlowNote } from '#ui/feedback/slow-note.tsx';
import { Stack } from '#ui/text/layout.tsx';
import { TextAction } from '#ui/text/text.tsx';
import type { ApiFailure } from '#platform/api/failure.ts';
import { useFailureText } from '#platform/api/failure-text.ts';
import { FormToken } from '#platform/session/form-token.tsx';
import { toFailure } from '#platform/api/loader-result.ts';
import type { FailureData } from '#platform/api/loader-result.ts';
import { useWait } from '#platform/api/wait.ts';
import { useWords } from '#platform/words/words.tsx';
import { asFailure } from '../auth.model.ts';
import { useCheckedForm } from '../form/checked-form.ts';
import { hasFaults } from '../form/faults.ts';
import type { Faults, Values } from '../form/faults.ts';
import { NewPasswordPair } from '../password/strength.tsx';
import { useBusyMessage } from '../form/use-busy-message.ts';
import { setPasswordByLink } from '../password/calls.ts';
import type { Rules } from '../register/register.model.ts';
import { checkNewPassword, newPasswordFaults, passwordRule } from './forgot.model.ts';

/** The result of a new password that was posted without script. */
export interface PostedLink {
  readonly isSet: boolean;
  readonly faults: Faults;
  readonly failure?: FailureData;
}

interface LinkFormProps {
  token: string;
  rules: Rules;
  posted?: PostedLink | undefined;
  /** Called once the new password is set. */
  onDone: () => void;
}

/** The new password of a recovery link. It works as a plain form; with script the body leaves the browser sealed. */
export function LinkForm({ token, rules, posted, onDone }: LinkFormProps) {
  const { t } = useWords();
  const failureText = useFailureText();
  const { form, wait, failure, submit } = useLink(token, rules, posted, onDone);
  const { attach } = form;
  if (posted?.isSet)
    return (
      <Stack gap={4}>
        <Note tone="success">{t('auth.changes_saved')}</Note>
        <Button kind="primary" width="block" href="/m/login">
          {t('auth.login.submit')}
        </Button>
      </Stack>
    );
  return (
    <form ref={attach} method="post" noValidate onSubmit={submit}>
      <FormToken />
      <input type="hidden" name="token" value={token} />
      <Stack gap={4}>
        {failure && (
          <Note tone="danger" isAlert>
            {failureText(failure)}
          </Note>
        )}
        {failure?.code === 'auth.reset_link_invalid' && (
          <TextAction href="/m/forget?by=email">{t('auth.forgot.new_link')}</TextAction>
        )}
        <NewPasswordPair form={form} rule={passwordRule(rules)} />
        <Button type="submit" kind="primary" width="block" isBusy={wait.isBusy}>
          {t(wait.isBusy ? 'auth.forgot.sending' : 'auth.forgot.submit_phone')}
        </Button>
        <SlowNote {...wait.note} />
      </Stack>
    </form>
  );
}

function useLink(token: string, rules: Rules, posted: PostedLink | undefined, onDone: () => void) {
  const { t } = useWords();
  const wait = useWait();
  const showBusy = useBusyMessage();
  const [failure, setFailure] = useState<ApiFailure | undefined>(
    posted?.failure && toFailure(posted.failure),
  );
  const form = useCheckedForm({
    speaks: 'when_left',
    posted: posted?.faults,
    check: (values) => checkNewPassword(values, rules),
  });

  async function send({ newPassword = '', confirmNewPassword = '' }: Values): Promise<void> {
    setFailure(undefined);
    const payload = { token, newPassword, confirmNewPassword };
    const work = (signal: AbortSignal) =>
      showBusy(t('auth.forgot.sending'), () => setPasswordByLink(payload, signal));
    try {
      if (await wait.run(work)) onDone();
    } catch (error) {
      const next = asFailure(error);
      const faults = newPasswordFaults(next.code, next.params);
      if (hasFaults(faults)) form.refuse(faults);
      else setFailure(next);
    }
  }

  return {
    form,
    wait,
    failure,
    submit: form.submit(send, wait.isBusy),
  };
}
