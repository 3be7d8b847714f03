import { initializeApp } from '@firebase/app';
import {
  initializeAuth,
  inMemoryPersistence,
  RecaptchaVerifier,
  signInWithPhoneNumber,
} from '@firebase/auth';
import type { ConfirmationResult } from '@firebase/auth';
import { ApiFailure } from '#platform/api/failure.ts';
import type { BrowserSettings } from '#platform/site/site.tsx';
import type { PhoneVerifier, SmsTarget } from './use-sms-code.ts';

/** Where Firebase's human check loads its scripts from; the page's policy names the same. */
const SCRIPT_SOURCES = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];

/** Scripts that Firebase's code adds need a Trusted Types policy that allows their addresses: these and no others. */
function allowScripts(): void {
  const { trustedTypes } = window as {
    trustedTypes?: {
      defaultPolicy: unknown;
      createPolicy(name: string, rules: { createScriptURL(url: string): string }): unknown;
    };
  };
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy('default', {
    createScriptURL: (url) => {
      if (SCRIPT_SOURCES.some((source) => url.startsWith(source))) return url;
      throw new TypeError('No script is loaded from here');
    },
  });
}

/**
 * Phone verification by Firebase (SMS-13, LOGIN-19): its own code, its own check that somebody is human, and a token
 * that the gateway verifies. Nothing of it is kept on the device. Needs Google's origins in the page's policy, which
 * `server/http/content-security.ts` adds for such a site.
 * @see https://firebase.google.com/docs/auth/web/phone-auth
 */
export function firebaseVerifier(
  settings: NonNullable<BrowserSettings['firebase']>,
  language: string,
): PhoneVerifier {
  allowScripts();
  const auth = initializeAuth(initializeApp({ ...settings }, `phone-${Date.now()}`), {
    persistence: inMemoryPersistence,
  });
  auth.languageCode = language;
  let sent: ConfirmationResult | undefined;
  let proven: { readonly code: string; readonly token: string } | undefined;

  return {
    async send(target) {
      const place = document.createElement('div');
      document.body.append(place);
      try {
        const human = new RecaptchaVerifier(auth, place, { size: 'invisible' });
        sent = await signInWithPhoneNumber(auth, internationalNumber(target), human);
        proven = undefined;
        human.clear();
      } finally {
        place.remove();
      }
    },
    async confirm(code) {
      // A code is valid once, so when the gateway refuses for another reason the same token is sent again.
      if (proven?.code === code) return proven.token;
      // When no code was sent, none can be right.
      if (!sent) throw new ApiFailure('auth.phone_token_invalid');
      const { user } = await sent.confirm(code);
      const token = await user.getIdToken();
      proven = { code, token };
      return token;
    },
  };
}

/** The number in E.164 form, without the zero of calls within the country. */
export function internationalNumber({ diallingCode, number }: SmsTarget): string {
  return number.startsWith('+') ? number : `${diallingCode}${number.replace(/^0+/, '')}`;
}
