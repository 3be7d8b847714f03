import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { ApiFailure } from '#platform/failure.ts';
import { useFormToken } from '#platform/session.ts';
import { signOut } from './open-session.ts';

/** Failures after which the session is known to be over. */
const ENDED: readonly string[] = ['session.expired', 'session.missing'];
/** Failures after which nobody was told: neither the gateway nor web. */
const UNHEARD: readonly string[] = ['client.offline', 'client.timeout'];

/**
 * The form that ends the session (SESS-13 to SESS-18). With script the gateway is asked first; when only the gateway is
 * away, the form is posted after all, and web ends the session in this browser.
 */
export function useSignOutForm() {
  const form = useRef<HTMLFormElement>(null);
  const formToken = useFormToken();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<ApiFailure>();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    setFailure(undefined);
    try {
      await signOut();
      leave();
    } catch (error) {
      const code = error instanceof ApiFailure ? error.code : 'server.unexpected';
      if (ENDED.includes(code)) leave();
      else if (!UNHEARD.includes(code)) form.current?.submit();
      else {
        setFailure(error as ApiFailure);
        setIsBusy(false);
      }
    }
  }

  return { form, formToken, isBusy, failure, submit };
}

/** A new document, so that nothing of the member stays in memory. */
function leave(): void {
  window.location.assign('/m/home');
}
