import { useState } from 'react';
import { toLatinDigits } from '@maidan/contract/digits';
import { useProvenStep } from '../use-proven-step.ts';
import { beginTwoStep, confirmTwoStep, turnTwoStepOn } from './two-step.queries.ts';
import type { TwoStepSecret } from './two-step.queries.ts';

/** The steps of setting two-step sign-in up. Nothing of them leaves the memory of this page. */
export function useSetUp(onDone: () => void) {
  const step = useProvenStep();
  const [secret, setSecret] = useState<TwoStepSecret>();
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>();
  return {
    step,
    secret,
    recoveryCodes,
    begin: () =>
      step.run(async (signal) => {
        setSecret(await beginTwoStep(signal));
      }),
    confirm: (typed: string) =>
      step.run(async (signal) => {
        const code = toLatinDigits(typed).replaceAll(/\s/g, '');
        setRecoveryCodes(await confirmTwoStep(code, signal));
      }),
    /** Forgets what was begun. */
    startAgain() {
      step.giveUp();
      setSecret(undefined);
      setRecoveryCodes(undefined);
    },
    turnOn: () =>
      step.run(async (signal) => {
        await turnTwoStepOn(signal);
        onDone();
      }),
  };
}

/** Setting two-step sign-in up, and how far it has come. */
export type SetUp = ReturnType<typeof useSetUp>;
