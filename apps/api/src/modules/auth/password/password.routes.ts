import { passwordsContract } from '@maidan/contract';
import { bind } from '#platform/http/router.ts';
import type { Router } from '#platform/http/router.ts';
import type { CallLimits } from '../call-limits.ts';
import type { PasswordServices } from './password.composition.ts';

export interface PasswordRoutesDeps {
  readonly callLimits: CallLimits;
  readonly password: PasswordServices;
}

const done = { value: true } as const;

export function bindPasswordRoutes(router: Router, deps: PasswordRoutesDeps): void {
  const { callLimits, password } = deps;

  bind(router, passwordsContract.recoverPassword, async (context) => {
    await callLimits.admit('recover', context);
    password.recovery.recover(context.site, context.origin.host, context.body);
    return done;
  });

  bind(router, passwordsContract.resetPassword, async (context) => {
    await callLimits.admit('reset', context);
    await password.recovery.reset(context.site, context.body);
    return done;
  });

  bind(router, passwordsContract.setPasswordByPhone, async (context) => {
    await callLimits.admit('reset', context);
    await password.byPhone.set(context.site, context.body, context.codeHandle);
    return done;
  });

  bind(router, passwordsContract.changePassword, async (context) => {
    await password.change.change(context, context.body);
    return done;
  });
}
