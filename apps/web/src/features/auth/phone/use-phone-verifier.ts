import { useRef } from 'react';
import { networkFailure } from '#platform/api/failure.ts';
import { useSite } from '#platform/site/site.tsx';
import { useWords } from '#platform/words/words.tsx';
import type { PhoneVerifier } from './use-sms-code.ts';
import { confirmFailure } from './confirm-failure.ts';

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
    opened.current ??= fetched().then(({ firebaseVerifier }) => firebaseVerifier(firebase, locale));
    // A chunk that could not be fetched is asked for again.
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

/** The code of the verifier; one that does not come is a failure of the network. */
function fetched() {
  return import('./firebase.ts').catch((error: unknown) => {
    throw networkFailure(error);
  });
}
