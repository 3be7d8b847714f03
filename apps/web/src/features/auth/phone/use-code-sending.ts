import { useFailureText } from '#platform/api/failure-text.ts';
import { useToast } from '#platform/page/toast.tsx';
import type { CheckedForm } from '../form/checked-form.ts';
import { mobileText } from '../form/digits.ts';
import { hasFaults, phoneFaults } from '../form/faults.ts';
import type { SmsCode } from './use-sms-code.ts';
import type { DiallingCode } from './use-dialling-code.ts';

/**
 * What the send button does: it checks the number alone and shows its fault, or asks for a code (SMS-01, PSW-19). A
 * refusal is shown under its field, or as a toast when it has none.
 */
export function useCodeSending(
  form: CheckedForm,
  code: SmsCode,
  dialling: DiallingCode,
): () => Promise<void> {
  const toast = useToast();
  const failureText = useFailureText();
  return async () => {
    if (!(await form.check(['mobileNum']))) {
      form.focus('mobileNum');
      return;
    }
    const number = mobileText(form.values()['mobileNum'] ?? '', dialling.code);
    const sending = await code.send({ number, diallingCode: dialling.code });
    if (sending.isSent) {
      form.focus('verificationCode');
      return;
    }
    const { failure } = sending;
    if (!failure) return;
    const faults = phoneFaults(failure.code);
    if (hasFaults(faults)) form.refuse(faults);
    else toast.show({ text: failureText(failure), tone: 'danger', duration: 'long' });
  };
}
