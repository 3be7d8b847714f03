import { Field } from '#ui/form/field.tsx';
import type { FieldProps } from '#ui/form/field.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';
import { useWords } from '#platform/words/words.tsx';
import type { CheckedForm } from './checked-form.ts';
import { keepDigits } from './digits.ts';
import { useFaultText } from './fault-text.ts';
import { toldOnce } from './faults.ts';

/** What a field of a checked form takes beside what every field takes. */
export type CheckedFieldProps = Omit<FieldProps, 'name' | 'form'> & {
  form: CheckedForm;
  name: string;
  /** Takes digits only, in either script. */
  isDigits?: boolean | undefined;
};

/** The props of a field as the form gives them: its name, what it is told of, its faults. */
function useChecked({ form, name, isDigits, status, ...rest }: CheckedFieldProps): FieldProps {
  'use no memo';
  const faultText = useFaultText();
  const { ref, onChange, onBlur } = form.input(name);
  const faults = toldOnce(form.faults[name] ?? []);
  const error = { tone: 'error' as const, messages: faults.map((one) => faultText(name, one)) };
  return {
    spellCheck: false,
    autoCapitalize: 'none',
    ...rest,
    name,
    ref,
    status: faults.length > 0 ? error : status,
    onChange: (event) => {
      if (isDigits) keepDigits(event);
      rest.onChange?.(event);
      void onChange(event);
    },
    onBlur: (event) => {
      rest.onBlur?.(event);
      void onBlur(event);
    },
  };
}

/** A labelled input of a checked form; its faults stand under it (REG-16, REG-18). */
export function CheckedField(props: CheckedFieldProps) {
  return <Field {...useChecked(props)} />;
}

/** A password of a checked form, with the eye. */
export function CheckedPassword(props: CheckedFieldProps) {
  const { t } = useWords();
  return (
    <PasswordField
      {...useChecked(props)}
      showLabel={t('auth.password.show')}
      hideLabel={t('auth.password.hide')}
    />
  );
}

/** The name of an account that exists. */
export function AccountNameField({
  form,
  defaultValue,
}: {
  form: CheckedForm;
  defaultValue: string | undefined;
}) {
  const { t } = useWords();
  return (
    <CheckedField
      form={form}
      name="username"
      label={t('auth.field.username')}
      placeholder={t('auth.hint.username_login')}
      icon="user"
      autoComplete="username"
      enterKeyHint="next"
      defaultValue={defaultValue}
    />
  );
}
