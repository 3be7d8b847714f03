import { useState } from 'react';
import { toLatinDigits } from '@maidan/contract/digits';
import { mobileText, useCountdown, usePhoneVerifier } from '#features/auth/index.ts';
import { useSite } from '#platform/site/site.tsx';
import { useWords } from '#platform/words/words.tsx';
import { useProvenStep } from '../use-proven-step.ts';
import { sendEmailCode, sendMobileCode, setEmail, setMobile } from './contacts.queries.ts';
import type { NumberTarget } from './contacts.queries.ts';

/** What a member changes. */
export type ContactKind = 'mobile' | 'email';

/** How a code goes to a target and comes back. */
interface Channel {
  send(target: string, signal: AbortSignal): Promise<number | undefined>;
  confirm(target: string, code: string, signal: AbortSignal): Promise<void>;
}

/**
 * Changing a number or an address: a code is sent to what was typed, and confirms it. Each step that is refused for want of a
 * proof waits for it, and nothing typed is lost.
 */
export function useContactChange(kind: ContactKind, onDone: () => void) {
  const step = useProvenStep();
  const countdown = useCountdown();
  const mobile = useMobileChannel();
  const mail = useMailChannel();
  const channel = kind === 'mobile' ? mobile : mail;
  const [sentTo, setSentTo] = useState<string>();
  return {
    step,
    /** What the code went to; undefined before. */
    sentTo,
    /** Seconds until another code may be asked for. */
    secondsLeft: countdown.secondsLeft,
    sendTo: (target: string) =>
      step.run(async (signal) => {
        const until = await channel.send(target, signal);
        countdown.start(until);
        setSentTo(target);
      }),
    confirm: (code: string) =>
      step.run(async (signal) => {
        if (sentTo === undefined) return;
        await channel.confirm(sentTo, toLatinDigits(code).replaceAll(/\s/g, ''), signal);
        onDone();
      }),
    /** Goes back to what was typed first. */
    change() {
      step.forgetFailure();
      setSentTo(undefined);
    },
  };
}

/** A change of a number or an address, and how far it has come. */
export type ContactChange = ReturnType<typeof useContactChange>;

/** Numbers, by codes of the gateway, or by the phone verification of a site that has one. */
function useMobileChannel(): Channel {
  const { locale } = useWords();
  const { defaultDiallingCode: diallingCode } = useSite().settings;
  const verifier = usePhoneVerifier();
  const targetOf = (typed: string): NumberTarget => ({
    mobileNum: mobileText(typed, diallingCode),
    countryDialingCode: diallingCode,
  });
  return {
    async send(typed, signal) {
      const target = targetOf(typed);
      if (!verifier) return sendMobileCode(target, locale, signal);
      await verifier.send({ number: target.mobileNum, diallingCode });
      return undefined;
    },
    async confirm(typed, code, signal) {
      const firebaseIdToken = await verifier?.confirm(code);
      const verificationCode = firebaseIdToken === undefined ? code : '';
      const token = firebaseIdToken === undefined ? {} : { firebaseIdToken };
      await setMobile({ ...targetOf(typed), verificationCode, ...token }, signal);
    },
  };
}

function useMailChannel(): Channel {
  const { locale } = useWords();
  return {
    send: (typed, signal) => sendEmailCode(typed.trim(), locale, signal),
    confirm: (typed, verificationCode, signal) =>
      setEmail({ email: typed.trim(), verificationCode }, signal),
  };
}
