import { useState } from 'react';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { ApiFailure } from '#platform/api/failure.ts';
import { toFailure } from '#platform/api/loader-result.ts';
import type { FailureData } from '#platform/api/loader-result.ts';
import { useWait } from '#platform/api/wait.ts';
import { asFailure, ownDevice } from '../auth.model.ts';
import { codeText } from '../form/digits.ts';
import { useKeptLogin } from '../login/use-kept-login.ts';
import type { FirstStep } from '../login/use-kept-login.ts';
import { takeSecondStep } from '../session/open-session.ts';
import { heldFirstStep, holdFirstStep } from './first-step-in-memory.ts';
import { ASKS_SECOND_STEP, secondStepPath } from './second-step.model.ts';

interface SecondStepOptions {
  posted: FailureData | undefined;
  isKept: boolean;
  /** Called once the session is open. */
  onDone: () => Promise<void>;
}

/** State and steps of the form of the second step. What was typed stays in the field until it was right. */
export function useSecondStep({ posted, isKept, onDone }: SecondStepOptions) {
  const wait = useWait();
  const keepLogin = useKeptLogin();
  const [failure, setFailure] = useState(posted && toFailure(posted));

  async function finish(typed: string, signal: AbortSignal): Promise<void> {
    const { userName } = await takeSecondStep(codeText(typed), {
      device: ownDevice(),
      isKept,
      signal,
    });
    const first = heldFirstStep();
    holdFirstStep(undefined);
    if (first) await keepLogin(first, userName);
    await onDone();
  }

  return {
    wait,
    failure,
    forgetFailure: () => setFailure(undefined),
    submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      const typed = String(new FormData(event.currentTarget).get('code') ?? '');
      if (wait.isBusy) return;
      setFailure(undefined);
      void wait
        .run((signal) => finish(typed, signal))
        .catch((error: unknown) => setFailure(asFailure(error)));
    },
  };
}

/**
 * Leads from a login whose first step was right to the second one, which comes back to `back`, or to the page that the login
 * stands over. Any other failure is thrown on.
 */
export function useWayToSecondStep(back: string | undefined) {
  const navigate = useNavigate();
  return async (error: unknown, first: FirstStep) => {
    if (!(error instanceof ApiFailure) || error.code !== ASKS_SECOND_STEP) throw error;
    holdFirstStep(first);
    const here = `${location.pathname}${location.search}`;
    await navigate(secondStepPath({ back: back ?? here, isKept: first.isKept }));
  };
}
