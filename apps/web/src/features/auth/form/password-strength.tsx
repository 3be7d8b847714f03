import { useState } from 'react';
import { StrengthMeter } from '#ui/form/field-action.tsx';
import { useWords } from '#platform/words.tsx';
import { CheckedPassword } from './checked-field.tsx';
import type { CheckedForm } from './checked-form.ts';
import type { CheckedFieldProps } from './checked-field.tsx';

type Level = 0 | 1 | 2 | 3 | 4;

const WORDS = ['weak', 'weak', 'fair', 'good', 'strong'] as const;

/** How strong a password looks, 0 for none to 4; says nothing of what the site accepts. */
export function strengthOf(password: string): Level {
  if (password === '') return 0;
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z0-9]/].filter((kind) => kind.test(password));
  const length = Array.from(password).length;
  const points = kinds.length + (length >= 8 ? 1 : 0) + (length >= 12 ? 1 : 0);
  if (length < 6 || points <= 2) return 1;
  if (points === 3) return 2;
  return points === 4 ? 3 : 4;
}

/** A new password and the same again, as every form asks for them that sets one. */
export function NewPasswordPair({ form }: { form: CheckedForm }) {
  const { t } = useWords();
  return (
    <>
      <NewPassword
        form={form}
        name="newPassword"
        label={t('auth.field.newPassword')}
        enterKeyHint="next"
        status={{ tone: 'hint', messages: [t('auth.change.hint')] }}
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

/** A new password with the meter of its strength in four steps and a word (DESIGN, Forgot). */
export function NewPassword(props: CheckedFieldProps) {
  const { t } = useWords();
  const [level, setLevel] = useState<Level>(0);
  const word = t(`auth.password.${WORDS[level]}`);
  return (
    <CheckedPassword
      {...props}
      autoComplete="new-password"
      onChange={(event) => {
        setLevel(strengthOf(event.currentTarget.value));
        props.onChange?.(event);
      }}
      below={level > 0 && <StrengthMeter level={level} label={word} />}
    />
  );
}
