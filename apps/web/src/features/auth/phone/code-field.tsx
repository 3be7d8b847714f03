import { FieldAction } from '#ui/form/field-action.tsx';
import { useWords } from '#platform/words/words.tsx';
import type { CheckedForm } from '../form/checked-form.ts';
import { CheckedField } from '../form/checked-field.tsx';
import { maskedNumber } from '../form/digits.ts';
import type { SmsCode } from './use-sms-code.ts';

/** The most digits in a code (REG-23). */
const CODE_LENGTH = 10;

interface CodeFieldProps {
  form: CheckedForm;
  code: SmsCode;
  /** Sends a code to the number of the form. */
  onSend: () => void;
}

/** The code of an SMS, with the button that sends one and then counts down (LOGIN-11, SMS-05, PSW-07). */
export function CodeField({ form, code, onSend }: CodeFieldProps) {
  const { t } = useWords();
  const { sentTo, state, secondsLeft } = code;
  const number = sentTo && maskedNumber(sentTo.diallingCode, sentTo.number);
  const label = sentTo ? 'auth.sms.send_again' : 'auth.sms.send';
  return (
    <CheckedField
      form={form}
      name="verificationCode"
      label={t('auth.field.verificationCode')}
      placeholder={t('auth.hint.verificationCode')}
      icon="chat-circle-dots"
      isDigits
      inputMode="numeric"
      enterKeyHint="done"
      autoComplete="one-time-code"
      maxLength={CODE_LENGTH}
      status={
        number ? { tone: 'verified', messages: [t('auth.sms.sent_to', { number })] } : undefined
      }
      trailing={
        <FieldAction state={state} onPress={onSend}>
          {state === 'waiting' ? t('auth.sms.seconds', { seconds: secondsLeft }) : t(label)}
        </FieldAction>
      }
    />
  );
}
