import { useRef, useState } from 'react';
import type { CodePurpose } from '@maidan/contract/constants';
import { browserApi, read } from '#platform/api/browser.ts';
import type { ApiFailure } from '#platform/api/failure.ts';
import { logFault } from '#platform/page/log.ts';
import { useToast } from '#platform/page/toast.tsx';
import { useWait } from '#platform/api/wait.ts';
import { useWords } from '#platform/words/words.tsx';
import { asFailure } from '../auth.model.ts';
import type { HumanCheck } from '../human/use-human-check.ts';
import { useCountdown } from './use-countdown.ts';

/** The longest time, in milliseconds, that the loading message stays (SMS-10); every wait ends after 30 s by itself. */
const BUSY_MS: Readonly<Record<CodePurpose, number>> = {
  recovery: 10_000,
  login: 9_999_000,
  register: 9_999_000,
};

/** A number as it is sent. */
export interface SmsTarget {
  readonly number: string;
  readonly diallingCode: string;
}

/** Verifies a number by itself, in place of the gateway (SMS-13). */
export interface PhoneVerifier {
  /** Sends the code. @throws when it cannot */
  send(target: SmsTarget): Promise<void>;
  /**
   * Exchanges the typed code for a token that the gateway checks. @throws ApiFailure `auth.phone_token_invalid` when
   * the code is wrong or expired, `client.offline` when nothing answered; any other error is a fault of the verifier
   */
  confirm(code: string): Promise<string>;
}

/** The result of asking for a code. When nothing was sent and there is no failure, the form says nothing. */
type Sending =
  | { readonly isSent: true }
  | { readonly isSent: false; readonly failure?: ApiFailure };

/** The code of a form: sending it, and the seconds until the next may be asked for. */
export interface SmsCode {
  readonly state: 'ready' | 'busy' | 'waiting';
  /** Whole seconds until the next code may be sent; 0 when it may be sent now (SMS-05, SMS-07). */
  readonly secondsLeft: number;
  readonly sentTo: SmsTarget | undefined;
  /** Asks for a code and answers whether it was sent; never rejects. */
  send(target: SmsTarget): Promise<Sending>;
}

interface SmsCodeOptions {
  purpose: CodePurpose;
  human: HumanCheck;
  verifier: PhoneVerifier | undefined;
}

/** Sends verification codes for one purpose (SMS-02 to SMS-12). */
export function useSmsCode({ purpose, human, verifier }: SmsCodeOptions): SmsCode {
  const { t, locale } = useWords();
  const toast = useToast();
  const wait = useWait();
  const [sentTo, setSentTo] = useState<SmsTarget>();
  const countdown = useCountdown();
  const isSending = useRef(false);

  async function ask(target: SmsTarget): Promise<boolean> {
    let endsAt: number | undefined;
    const finished = await wait.run(async (signal) => {
      if (verifier) await verifier.send(target);
      else
        endsAt = await human.send((check) => post(purpose, target, check, locale, signal), signal);
    });
    if (!finished) return false;
    countdown.start(endsAt);
    setSentTo(target);
    toast.show({ text: t('auth.in_sms_send'), tone: 'success' });
    return true;
  }

  function refused(error: unknown): Sending {
    // A failure of Firebase only removes the loading message (SMS-12).
    if (verifier) {
      logFault('The code could not be sent', error);
      return { isSent: false };
    }
    const failure = asFailure(error);
    const seconds = Number(failure.params['retryAfterSeconds']);
    if (seconds > 0) countdown.start(Date.now() + seconds * 1000);
    return { isSent: false, failure };
  }

  async function send(target: SmsTarget): Promise<Sending> {
    if (isSending.current || countdown.secondsLeft > 0) return { isSent: false };
    isSending.current = true;
    const hide = toast.showBusy(t('auth.in_sms_sending'));
    const late = setTimeout(hide, Math.min(BUSY_MS[purpose], 30_000));
    try {
      return { isSent: await ask(target) };
    } catch (error) {
      return refused(error);
    } finally {
      isSending.current = false;
      clearTimeout(late);
      hide();
    }
  }

  const waiting = countdown.secondsLeft > 0 ? 'waiting' : 'ready';
  return {
    state: wait.isBusy ? 'busy' : waiting,
    secondsLeft: countdown.secondsLeft,
    sentTo,
    send,
  };
}

async function post(
  purpose: CodePurpose,
  { number, diallingCode }: SmsTarget,
  humanCheck: string,
  language: string,
  signal: AbortSignal,
): Promise<number> {
  // Registration names the number differently (SMS-03).
  const named = purpose === 'register' ? { mobileNo: number } : { mobileNum: number };
  const body = { purpose, ...named, countryDialingCode: diallingCode, humanCheck, language };
  const answer = await read(browserApi.POST('/account/sms-code', { body, signal }));
  return answer.value.expirationTime;
}
