import { useWords } from '#platform/words/words.tsx';
import type { CheckedForm } from '../form/checked-form.ts';
import { CheckedField } from '../form/checked-field.tsx';
import { DiallingCodeSelect } from './dialling-code-select.tsx';
import type { DiallingCode } from './use-dialling-code.ts';

/** Characters that the input of a number takes (LOGIN-21). */
const NUMBER_LENGTH = 20;

interface MobileFieldProps {
  form: CheckedForm;
  dialling: DiallingCode;
  defaultValue?: string | undefined;
  hint?: string | undefined;
  onFocus?: () => void;
}

/** A mobile number with its country code; digits of either script, and what people put between them, are taken. */
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
      // A field for a number without its country is one of text; the keyboard is that of a telephone all the same.
      type="text"
      inputMode="tel"
      enterKeyHint="next"
      autoComplete="tel-national"
      maxLength={NUMBER_LENGTH}
    />
  );
}
