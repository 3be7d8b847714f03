import { useWords } from '#platform/words/words.tsx';
import type { CheckedForm } from '../form/checked-form.ts';
import { CheckedField } from '../form/checked-field.tsx';
import { DiallingCodeSelect } from './dialling-code-select.tsx';
import type { DiallingCode } from './use-dialling-code.ts';

/** The most characters in a number (LOGIN-21). */
const NUMBER_LENGTH = 20;

interface MobileFieldProps {
  form: CheckedForm;
  dialling: DiallingCode;
  defaultValue?: string | undefined;
  hint?: string | undefined;
  onFocus?: () => void;
}

/** A mobile number with its dialling code. It accepts Latin and Bengali digits, and separators between them. */
export function MobileField({ form, dialling, ...rest }: MobileFieldProps) {
  const { t } = useWords();
  return (
    <CheckedField
      {...rest}
      form={form}
      name="mobileNum"
      label={t('auth.field.mobileNum')}
      placeholder={t('auth.hint.mobileNum')}
      lead={<DiallingCodeSelect code={dialling.code} onSelect={dialling.select} />}
      // A number without its dialling code is a text field, but the keyboard is that of a telephone.
      type="text"
      inputMode="tel"
      enterKeyHint="next"
      autoComplete="tel-national"
      maxLength={NUMBER_LENGTH}
    />
  );
}
