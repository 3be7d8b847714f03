import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { toLatinDigits } from '@maidan/contract/digits';
import { Button } from '#ui/action/button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { SlowNote } from '#ui/feedback/slow-note.tsx';
import { Field } from '#ui/form/field.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';
import { Stack } from '#ui/text/layout.tsx';
import { Text, TextAction } from '#ui/text/text.tsx';
import { useFailureText } from '#platform/api/failure-text.ts';
import { useSession } from '#platform/session/session.ts';
import { useWords } from '#platform/words/words.tsx';
import { readHasTwoStep } from './security.queries.ts';
import type { ProvenStep } from './use-proven-step.ts';

/** The longest code, with spaces between its parts. */
const CODE_LENGTH = 32;
/** The refusals that belong under the field. */
const WRONG = { password: 'auth.password_wrong', code: 'auth.second_code_wrong' } as const;

/**
 * Asks for the password again and repeats the step that it interrupted. Where two-step sign-in is on, a code of it does as
 * well.
 */
export function StepUpForm({ step }: { step: ProvenStep }) {
  const { t } = useWords();
  const failureText = useFailureText();
  const userName = useSession()?.userName;
  const [way, setWay] = useState<'password' | 'code'>('password');
  const [typed, setTyped] = useState('');
  const hasCode = useHasCode(step.isAsked);
  const { failure, wait } = step;
  const isWrong = failure?.code === WRONG[way];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (wait.isBusy) return;
    step.prove(way === 'code' ? { code: toLatinDigits(typed).trim() } : { password: typed });
  };
  return (
    <form method="post" noValidate onSubmit={submit}>
      {/* Tells a password manager whose password is asked for. */}
      <input hidden readOnly autoComplete="username" value={userName ?? ''} />
      <Stack gap={4}>
        <Text tone="2">{t('security.step_up.text')}</Text>
        <ProofField
          key={way}
          way={way}
          value={typed}
          fault={isWrong ? failureText(failure) : undefined}
          onChange={(text) => {
            setTyped(text);
            step.forgetFailure();
          }}
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
        {hasCode && (
          <TextAction
            onClick={() => {
              setWay(way === 'code' ? 'password' : 'code');
              setTyped('');
              step.forgetFailure();
            }}
          >
            {t(way === 'code' ? 'security.step_up.by_password' : 'security.step_up.by_code')}
          </TextAction>
        )}
      </Stack>
    </form>
  );
}

/** Whether a code does in the place of the password. A sheet that is closed holds this form too, and asks nothing. */
function useHasCode(isAsked: boolean): boolean {
  const [hasCode, setHasCode] = useState(false);
  useEffect(() => {
    if (!isAsked) return undefined;
    const left = new AbortController();
    // Where it cannot be read, the password does.
    readHasTwoStep(left.signal).then(setHasCode, () => undefined);
    return () => left.abort();
  }, [isAsked]);
  return hasCode;
}

interface ProofFieldProps {
  way: 'password' | 'code';
  value: string;
  fault: string | undefined;
  onChange: (text: string) => void;
}

function ProofField({ way, value, fault, onChange }: ProofFieldProps) {
  const { t } = useWords();
  const field = useRef<HTMLInputElement>(null);
  // In a sheet that asks for something else first, the focus was in what this takes the place of.
  useEffect(() => field.current?.focus(), []);
  if (way === 'password') {
    return (
      <PasswordField
        ref={field}
        label={t('security.step_up.password')}
        showLabel={t('security.step_up.show')}
        hideLabel={t('security.step_up.hide')}
        autoComplete="current-password"
        enterKeyHint="done"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        status={
          fault === undefined
            ? undefined
            : { tone: 'error', messages: [t('security.step_up.wrong')] }
        }
      />
    );
  }
  return (
    <Field
      ref={field}
      label={t('security.two_step.any_code')}
      icon="shield-check"
      dir="ltr"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      enterKeyHint="done"
      maxLength={CODE_LENGTH}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      status={fault === undefined ? undefined : { tone: 'error', messages: [fault] }}
    />
  );
}
