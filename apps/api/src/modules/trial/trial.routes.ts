import { trialContract } from '@maidan/contract';
import { bind } from '#platform/http/router.ts';
import type { Router } from '#platform/http/router.ts';
import type { TrialService } from './trial.service.ts';

export function bindTrialRoutes(router: Router, { trials }: { trials: TrialService }): void {
  bind(router, trialContract.startFreePlay, async (context) => ({
    value: await trials.start(context, context.body),
  }));

  bind(router, trialContract.readTrialUser, async ({ site, session }) => ({
    value: await trials.read(site, session),
  }));
}
