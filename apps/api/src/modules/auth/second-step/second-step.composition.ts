import { derivedKey } from '@maidan/deployment/keys';
import { sealedAtRest } from '#platform/secrets/sealed-at-rest.ts';
import { secondStepService } from './second-step.service.ts';
import type { SecondStepDeps, SecondStepService } from './second-step.service.ts';
import { twoStepService } from './two-step.service.ts';
import type { TwoStepDeps, TwoStepService } from './two-step.service.ts';

export interface SecondStepCompositionDeps
  extends Omit<SecondStepDeps, 'twoStep'>, Omit<TwoStepDeps, 'sealed' | 'recoveryKey'> {
  readonly deploymentSecret: string;
}

/** The second factor of members, and the step of a sign-in that asks for it. */
export interface SecondStepServices {
  readonly twoStep: TwoStepService;
  readonly secondSteps: SecondStepService;
}

/** Makes the services of two-step sign-in. */
export function composeSecondStep(deps: SecondStepCompositionDeps): SecondStepServices {
  const { random, deploymentSecret } = deps;
  const purpose = 'second factor of members';
  const twoStep = twoStepService({
    ...deps,
    sealed: sealedAtRest(random, { deploymentSecret, purpose }),
    recoveryKey: derivedKey(deploymentSecret, 'recovery-codes'),
  });
  return { twoStep, secondSteps: secondStepService({ ...deps, twoStep }) };
}
