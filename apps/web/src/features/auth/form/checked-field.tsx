import { Field } from '#ui/form/field.tsx';
import type { FieldProps } from '#ui/form/field.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';
import { useWords } from '#platform/words/words.tsx';
import type { CheckedForm } from './checked-form.ts';
import { keepDigits } from './digits.ts';
import { useFaultText } from './fault-text.ts';
import { withoutRepeatedLength } from './faults.ts';

/** Props of a field in a checked form, besides those of every field. */
export type CheckedFieldProps = Omit<FieldProps, 'name' | 'form'> & {
  form: CheckedForm;
  name: string;
  /** Accepts digits only, Latin or Bengali. */
  isDigits?: boolean | undefined;
};

/** The props of a field as the form gives them: its name, its handlers and its faults. */
function useChecked({ form, name, isDigits, status, ...rest }: CheckedFieldProps): FieldProps {
  'use no memo';
  const faultText = useFaultText();
  const { ref, onChange, onBlur } = form.input(name);
  const faults = withoutRepeatedLength(form.faults[name] ?? []);
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

/** A labelled input of a checked form, with its faults below it (REG-16, REG-18). */
export function CheckedField(props: CheckedFieldProps) {
  return <Field {...useChecked(props)} />;
}

/** A password input of a checked form, with the eye button that shows it. */
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

/** The username of an account that exists already. */
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
