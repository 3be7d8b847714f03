import { useState } from 'react';
import { normalisePassword, WEAK_PASSWORD } from '@maidan/contract/rules';
import type { FieldRule } from '@maidan/contract/rules';
import { StrengthMeter } from '#ui/form/field-action.tsx';
import type { FieldStatus } from '#ui/form/field.tsx';
import { useWords } from '#platform/words/words.tsx';
import { CheckedPassword } from '../form/checked-field.tsx';
import type { CheckedForm } from '../form/checked-form.ts';
import type { CheckedFieldProps } from '../form/checked-field.tsx';

type Level = 0 | 1 | 2 | 3 | 4;

const WORDS = ['weak', 'weak', 'fair', 'good', 'strong'] as const;

const WEAK_KINDS: ReadonlySet<string> = new Set(Object.values(WEAK_PASSWORD));

/** Lengths from which a password looks fair, good and strong. */
const STEPS = [8, 12, 16];

/**
 * How strong a password looks, from 0 (none) to 4. It counts the length, whatever the characters; repeated characters
 * add nothing, and a plain number counts half. It does not say what the site accepts.
 */
export function strengthOf(password: string): Level {
  const signs = Array.from(normalisePassword(password).toLowerCase());
  if (signs.length === 0) return 0;
  const worth = Math.min(signs.length, 2 * new Set(signs).size);
  const counted = /^\p{N}+$/u.test(password) ? worth / 2 : worth;
  return (1 + STEPS.filter((step) => counted >= step).length) as Level;
}

/** The hint below a new password: the site's rule. */
export function useNewPasswordHint({ minLength, maxLength, patternId }: FieldRule): FieldStatus {
  const { t } = useWords();
  const isComposed = patternId === 'password';
  const key = isComposed ? 'auth.change.hint_composed' : 'auth.change.hint';
  return { tone: 'hint', messages: [t(key, { minLength, maxLength })] };
}

/** A new password and its confirmation, as in every form that sets one. */
export function NewPasswordPair({ form, rule }: { form: CheckedForm; rule: FieldRule }) {
  const { t } = useWords();
  const hint = useNewPasswordHint(rule);
  return (
    <>
      <NewPassword
        form={form}
        name="newPassword"
        label={t('auth.field.newPassword')}
        enterKeyHint="next"
        status={hint}
      />
      <CheckedPassword
        form={form}
        name="confirmNewPassword"
        label={t('auth.field.confirmNewPassword')}
        autoComplete="new-password"
        enterKeyHint="done"
      />
    </>
  );
}

/**
 * A new password with a meter of its strength, in four steps and a word. A password that the gateway refused as easy to
 * guess never looks strong, however long it is.
 */
export function NewPassword(props: CheckedFieldProps) {
  const { t } = useWords();
  const [looks, setLooks] = useState<Level>(0);
  const isWeak = (props.form.faults[props.name] ?? []).some(({ kind }) => WEAK_KINDS.has(kind));
  const level = isWeak && looks > 1 ? 1 : looks;
  const word = t(`auth.password.${WORDS[level]}`);
  return (
    <CheckedPassword
      {...props}
      autoComplete="new-password"
      onChange={(event) => {
        setLooks(strengthOf(event.currentTarget.value));
        props.onChange?.(event);
      }}
      below={level > 0 && <StrengthMeter level={level} label={word} />}
    />
  );
}
