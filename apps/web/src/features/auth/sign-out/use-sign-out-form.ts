import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import type { ApiFailure } from '#platform/api/failure.ts';
import { toFailure } from '#platform/api/loader-result.ts';
import type { FailureData } from '#platform/api/loader-result.ts';
import { isTrialUser, scriptToken, storeSession, useSession } from '#platform/session/session.ts';
import { signOutUnheard } from './unheard-sign-out.ts';
import { useWait } from '#platform/api/wait.ts';
import { asFailure, saysSessionIsOver } from '../auth.model.ts';
import { holdPassword } from '../password/password-in-memory.ts';
import { signOut } from '../session/open-session.ts';

/** Failures after which neither the gateway nor web knows of the sign-out. */
const UNHEARD: readonly string[] = ['client.offline', 'client.timeout'];

/**
 * The form that ends the session (SESS-13 to SESS-18), on this device or on all of them. With script it asks the
 * gateway first; when that fails, it posts the form, and web ends the session in this browser. When neither can be
 * reached in time, the member is signed out on this device anyway, and web tells the gateway later. A member who
 * cancels stays signed in; so does one who asked for all devices when that was refused or not heard. `posted` is the
 * refusal of a form that was sent without script.
 */
export function useSignOutForm(posted?: FailureData) {
  const form = useRef<HTMLFormElement>(null);
  const session = useSession();
  const wait = useWait();
  const [failure, setFailure] = useState<ApiFailure | undefined>(posted && toFailure(posted));
  const [isEverywhere, setIsEverywhere] = useState(false);

  function fail(error: unknown, wasEverywhere: boolean): void {
    const next = asFailure(error);
    if (wasEverywhere && !saysSessionIsOver(next)) {
      setFailure(next);
      return;
    }
    if (UNHEARD.includes(next.code)) {
      signOutUnheard(session?.token ?? scriptToken());
      end();
      leave();
      return;
    }
    end();
    // Also when the session is over, because this document may hold another token than the cookie, or none.
    form.current?.submit();
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (wait.isBusy) return;
    setFailure(undefined);
    const { submitter } = event.nativeEvent as SubmitEvent;
    const everywhere = submitter?.getAttribute('name') === 'everywhere';
    setIsEverywhere(everywhere);
    try {
      if (!(await wait.run((signal) => signOut(signal, everywhere)))) return;
      end();
      leave();
    } catch (error) {
      fail(error, everywhere);
    }
  }

  return {
    form,
    wait,
    failure,
    submit,
    /** Which of the two forms is being sent. */
    isEverywhere,
    /** A trial session exists on one device only. */
    hasDevices: !isTrialUser(session),
  };
}

function end(): void {
  storeSession(undefined);
  holdPassword(undefined);
}

/** Begins a new document, so that nothing of the member stays in memory. */
function leave(): void {
  // On home the address stays the same, and its history entry would open the question again over a visitor's page.
  window.history.replaceState({ ...window.history.state, usr: undefined }, '');
  window.location.assign('/m/home');
}
