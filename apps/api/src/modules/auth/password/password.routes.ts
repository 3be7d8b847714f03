import { passwordsContract } from '@maidan/contract';
import { bind } from '#platform/http/router.ts';
import type { Router } from '#platform/http/router.ts';
import type { CallLimits } from '../call-limits.ts';
import type { PasswordByPhoneService } from './by-phone.service.ts';
import type { PasswordChangeService } from './change.service.ts';
import type { PasswordRecoveryService } from './recovery.service.ts';

export interface PasswordRoutesDeps {
  readonly callLimits: CallLimits;
  readonly passwordRecovery: PasswordRecoveryService;
  readonly passwordByPhone: PasswordByPhoneService;
  readonly passwordChange: PasswordChangeService;
}

const done = { value: true } as const;

export function bindPasswordRoutes(router: Router, deps: PasswordRoutesDeps): void {
  const { callLimits, passwordRecovery, passwordByPhone, passwordChange } = deps;

  bind(router, passwordsContract.recoverPassword, async (context) => {
    await callLimits.admit('recover', context);
    passwordRecovery.recover(context.site, context.origin.host, context.body);
    return done;
  });

  bind(router, passwordsContract.resetPassword, async (context) => {
    await callLimits.admit('reset', context);
    await passwordRecovery.reset(context.site, context.body);
    return done;
  });

  bind(router, passwordsContract.setPasswordByPhone, async (context) => {
    await callLimits.admit('reset', context);
    await passwordByPhone.set(context.site, context.body, context.codeHandle);
    return done;
  });

  bind(router, passwordsContract.changePassword, async (context) => {
    await passwordChange.change(context, context.body);
    return done;
  });
}
