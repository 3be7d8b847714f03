import { useRef } from 'react';
import { networkFailure } from '#platform/api/failure.ts';
import { useSite } from '#platform/site/site.tsx';
import { useWords } from '#platform/words/words.tsx';
import type { PhoneVerifier } from './use-sms-code.ts';
import { confirmFailure } from './confirm-failure.ts';

/**
 * Verifies numbers in place of the gateway's own codes, on a site that has configured Firebase (SMS-13); undefined on
 * others. Its code loads with the first number.
 */
export function usePhoneVerifier(): PhoneVerifier | undefined {
  const { firebase } = useSite().settings;
  const { locale } = useWords();
  const opened = useRef<Promise<PhoneVerifier> | undefined>(undefined);
  if (!firebase) return undefined;
  const open = () => {
    opened.current ??= fetched().then(({ firebaseVerifier }) => firebaseVerifier(firebase, locale));
    // A chunk that failed to load is asked for again.
    opened.current.catch(() => {
      opened.current = undefined;
    });
    return opened.current;
  };
  return {
    send: async (target) => (await open()).send(target),
    confirm: async (code) => {
      const opening = await open();
      return opening.confirm(code).catch((error: unknown) => {
        throw confirmFailure(error);
      });
    },
  };
}

/** Loads the verifier's code; when it does not load, that is a failure of the network. */
function fetched() {
  return import('./firebase.ts').catch((error: unknown) => {
    throw networkFailure(error);
  });
}
