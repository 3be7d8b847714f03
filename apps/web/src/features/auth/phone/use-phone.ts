import type { CodePurpose } from '@maidan/contract/constants';
import { usePhoneVerifier } from './use-phone-verifier.ts';
import type { CheckedForm } from '../form/checked-form.ts';
import { useCodeSending } from './use-code-sending.ts';
import { useDiallingCode } from './use-dialling-code.ts';
import type { DiallingCode } from './use-dialling-code.ts';
import { useHumanCheck } from '../human/use-human-check.ts';
import type { HumanCheck } from '../human/use-human-check.ts';
import { useSmsCode } from './use-sms-code.ts';
import type { PhoneVerifier, SmsCode } from './use-sms-code.ts';

/** The number of a form, and the code that is sent to it. */
export interface Phone {
  readonly human: HumanCheck;
  readonly verifier: PhoneVerifier | undefined;
  readonly dialling: DiallingCode;
  readonly code: SmsCode;
  /** Sends a code to the number in the form. */
  sendCode(): Promise<void>;
}

interface PhoneOptions {
  purpose: CodePurpose;
  /** Whether the form asks for a number now. */
  isShown: boolean;
  /** The dialling code in a plain post. */
  given?: string | undefined;
}

/** Everything that a form with a number needs. */
export function usePhone(form: CheckedForm, { purpose, isShown, given }: PhoneOptions): Phone {
  const human = useHumanCheck('form');
  const verifier = usePhoneVerifier();
  const dialling = useDiallingCode(given, isShown);
  const code = useSmsCode({ purpose, human, verifier });
  const sendCode = useCodeSending(form, code, dialling);
  return { human, verifier, dialling, code, sendCode };
}
