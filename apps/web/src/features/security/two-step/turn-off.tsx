import { useState } from 'react';
import type { FormEvent } from 'react';
import { toLatinDigits } from '@maidan/contract/digits';
import { Button } from '#ui/action/button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { SlowNote } from '#ui/feedback/slow-note.tsx';
import { Field } from '#ui/form/field.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';
import { Card } from '#ui/list/list-row.tsx';
import { Stack } from '#ui/text/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { ApiFailure, networkFailure } from '#platform/api/failure.ts';
import { useFailureText } from '#platform/api/failure-text.ts';
import { useWait } from '#platform/api/wait.ts';
import { useSession } from '#platform/session/session.ts';
import { useWords } from '#platform/words/words.tsx';
import { turnTwoStepOff } from './two-step.queries.ts';

/** The longest code, with spaces between its parts. */
const CODE_LENGTH = 32;

/** Turns two-step sign-in off, with the password and a code of the app or a recovery code. */
export function TurnOff({ hasPassword, onDone }: { hasPassword: boolean; onDone: () => void }) {
  const { t } = useWords();
  const failureText = useFailureText();
  const userName = useSession()?.userName;
  const { wait, failure, forget, send } = useTurnOff(onDone);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const isPasswordWrong = failure?.code === 'auth.password_wrong';
  const isCodeWrong = failure?.code === 'auth.second_code_wrong';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send({ password, code: toLatinDigits(code).trim() });
  };
  return (
    <Card>
      <form method="post" noValidate onSubmit={submit}>
        {/* Tells a password manager whose password is asked for. */}
        <input hidden readOnly autoComplete="username" value={userName ?? ''} />
        <Stack gap={4}>
          <Text as="h2" size="h3">
            {t('security.two_step.off')}
          </Text>
          <Text tone="2">{t('security.two_step.off_text')}</Text>
          {hasPassword && (
            <PasswordField
              label={t('security.step_up.password')}
              showLabel={t('security.step_up.show')}
              hideLabel={t('security.step_up.hide')}
              autoComplete="current-password"
              value={password}
              onChange={(event) => {
                setPassword(event.currentTarget.value);
                forget();
              }}
              status={
                isPasswordWrong
                  ? { tone: 'error', messages: [t('security.step_up.wrong')] }
                  : undefined
              }
            />
          )}
          <Field
            label={t('security.two_step.any_code')}
            icon="shield-check"
            dir="ltr"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="done"
            maxLength={CODE_LENGTH}
            value={code}
            onChange={(event) => {
              setCode(event.currentTarget.value);
              forget();
            }}
            status={isCodeWrong ? { tone: 'error', messages: [failureText(failure)] } : undefined}
          />
          {failure && !isPasswordWrong && !isCodeWrong && (
            <Note tone="danger" isAlert>
              {failureText(failure)}
            </Note>
          )}
          <Button
            type="submit"
            width="block"
            isBusy={wait.isBusy}
            isDisabled={code.trim() === '' || (hasPassword && password === '')}
          >
            {t('security.two_step.off_go')}
          </Button>
          <SlowNote {...wait.note} />
        </Stack>
      </form>
    </Card>
  );
}

function useTurnOff(onDone: () => void) {
  const wait = useWait();
  const [failure, setFailure] = useState<ApiFailure>();
  return {
    wait,
    failure,
    forget: () => setFailure(undefined),
    send(proof: { password: string; code: string }) {
      if (wait.isBusy) return;
      setFailure(undefined);
      const work = async (signal: AbortSignal) => {
        await turnTwoStepOff(proof, signal);
        onDone();
      };
      void wait
        .run(work)
        .catch((error: unknown) =>
          setFailure(error instanceof ApiFailure ? error : networkFailure(error)),
        );
    },
  };
}
