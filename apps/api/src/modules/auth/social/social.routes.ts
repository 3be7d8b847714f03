import { socialContract } from '@maidan/contract';
import { bind } from '#platform/http/router.ts';
import type { Router } from '#platform/http/router.ts';
import type { CallLimits } from '../call-limits.ts';
import type { SocialServices } from './social.composition.ts';

export interface SocialRoutesDeps {
  readonly callLimits: CallLimits;
  readonly social: SocialServices;
}

export function bindSocialRoutes(router: Router, deps: SocialRoutesDeps): void {
  const { callLimits, social } = deps;

  bind(router, socialContract.startSocialSignIn, async (context) => {
    await callLimits.admit('social', context);
    const { provider } = context.params;
    return { value: await social.service.start(context, provider, context.body.redirectUri) };
  });

  bind(router, socialContract.finishSocialSignIn, async (context) => ({
    value: await social.service.finish(context, context.params.provider, context.body),
  }));
}
