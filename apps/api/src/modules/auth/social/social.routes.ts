import { socialContract } from '@maidan/contract';
import { bind } from '#platform/http/router.ts';
import type { Router } from '#platform/http/router.ts';
import type { CallLimits } from '../call-limits.ts';
import type { SocialService } from './social.service.ts';

export interface SocialRoutesDeps {
  readonly callLimits: CallLimits;
  readonly social: SocialService;
}

export function bindSocialRoutes(router: Router, { callLimits, social }: SocialRoutesDeps): void {
  bind(router, socialContract.startSocialSignIn, async (context) => {
    await callLimits.admit('social', context);
    const { provider } = context.params;
    return { value: await social.start(context, provider, context.body.redirectUri) };
  });

  bind(router, socialContract.finishSocialSignIn, async (context) => ({
    value: await social.finish(context, context.params.provider, context.body),
  }));
}
