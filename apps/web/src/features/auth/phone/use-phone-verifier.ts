import { useRef } from 'react';
import { useSite } from '#platform/site.tsx';
import { useWords } from '#platform/words.tsx';
import type { PhoneVerifier } from '../form/use-sms-code.ts';

/**
 * What verifies numbers in the place of the gateway's own codes, on a site that has Firebase configured (SMS-13);
 * undefined elsewhere. Its code is fetched with the first number.
 */
export function usePhoneVerifier(): PhoneVerifier | undefined {
  const { firebase } = useSite().settings;
  const { locale } = useWords();
  const opened = useRef<Promise<PhoneVerifier> | undefined>(undefined);
  if (!firebase) return undefined;
  const open = () => {
    opened.current ??= import('./firebase.ts').then(({ firebaseVerifier }) =>
      firebaseVerifier(firebase, locale),
    );
    // A chunk that could not be fetched is asked for again.
    opened.current.catch(() => {
      opened.current = undefined;
    });
    return opened.current;
  };
  return {
    send: async (target) => (await open()).send(target),
    confirm: async (code) => (await open()).confirm(code),
  };
}
