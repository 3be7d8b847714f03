import { useState } from 'react';
import { ApiFailure, networkFailure } from '#platform/api/failure.ts';
import { useWait } from '#platform/api/wait.ts';
import { stepUp } from './security.queries.ts';
import type { Proof } from './security.queries.ts';

/** A step that the gateway may refuse until the member has proved again who holds the session. */
type Step = (signal: AbortSignal) => Promise<void>;

/**
 * Runs steps that ask for a proof. A step that is refused for want of one is held until `prove` has given it, then it is
 * repeated as it was, so that nothing typed is lost.
 */
export function useProvenStep() {
  const wait = useWait();
  const [failure, setFailure] = useState<ApiFailure>();
  const [held, setHeld] = useState<Step>();

  async function attempt(work: Step, step: Step): Promise<void> {
    setFailure(undefined);
    try {
      await wait.run(work);
    } catch (error) {
      const failed = error instanceof ApiFailure ? error : networkFailure(error);
      if (failed.code === 'security.step_up_required') setHeld(() => step);
      else setFailure(failed);
    }
  }

  return {
    wait,
    failure,
    /** Whether a step waits for the proof. */
    isAsked: held !== undefined,
    run: (step: Step) => void attempt(step, step),
    prove(proof: Proof) {
      if (!held) return;
      const proveFirst: Step = async (signal) => {
        await stepUp(proof, signal);
        setHeld(undefined);
        await held(signal);
      };
      void attempt(proveFirst, held);
    },
    /** Forgets the step that waits, and cancels what goes on. */
    giveUp() {
      wait.cancel();
      setHeld(undefined);
      setFailure(undefined);
    },
    forgetFailure: () => setFailure(undefined),
  };
}

/** A step that asks for a proof, and how it goes. */
export type ProvenStep = ReturnType<typeof useProvenStep>;
