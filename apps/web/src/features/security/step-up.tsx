import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { Button } from '#ui/action/button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { SlowNote } from '#ui/feedback/slow-note.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';
import { Stack } from '#ui/text/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { useFailureText } from '#platform/api/failure-text.ts';
import { useSession } from '#platform/session/session.ts';
import { useWords } from '#platform/words/words.tsx';
import type { ProvenStep } from './use-proven-step.ts';

/** Asks for the password again and repeats the step that it interrupted. */
export function StepUpForm({ step }: { step: ProvenStep }) {
  const { t } = useWords();
  const failureText = useFailureText();
  const userName = useSession()?.userName;
  const [password, setPassword] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // In a sheet that asks for something else first, the focus was in what this takes the place of.
  useEffect(() => field.current?.focus(), []);
  const { failure, wait } = step;
  const isWrong = failure?.code === 'auth.password_wrong';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!wait.isBusy) step.prove(password);
  };
  return (
    <form method="post" noValidate onSubmit={submit}>
      {/* Tells a password manager whose password is asked for. */}
      <input hidden readOnly autoComplete="username" value={userName ?? ''} />
      <Stack gap={4}>
        <Text tone="2">{t('security.step_up.text')}</Text>
        <PasswordField
          ref={field}
          label={t('security.step_up.password')}
          showLabel={t('security.step_up.show')}
          hideLabel={t('security.step_up.hide')}
          autoComplete="current-password"
          enterKeyHint="done"
          value={password}
          onChange={(event) => {
            setPassword(event.currentTarget.value);
            step.forgetFailure();
          }}
          status={isWrong ? { tone: 'error', messages: [t('security.step_up.wrong')] } : undefined}
        />
        {failure && !isWrong && (
          <Note tone="danger" isAlert>
            {failureText(failure)}
          </Note>
        )}
        <Button type="submit" kind="primary" width="block" isBusy={wait.isBusy}>
          {t('security.step_up.go')}
        </Button>
        <SlowNote {...wait.note} />
      </Stack>
    </form>
  );
}
