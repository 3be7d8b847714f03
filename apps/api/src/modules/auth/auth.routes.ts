import { authContract, twoStepContract } from '@maidan/contract';
import { memberStore } from '#modules/member/index.ts';
import type { Database } from '#platform/database/connection.ts';
import { bind } from '#platform/http/router.ts';
import type { Router } from '#platform/http/router.ts';
import type { AuthServices } from './auth.composition.ts';
import { sessionInfo } from './login/member-entry.ts';

export interface AuthRoutesDeps extends Omit<
  AuthServices,
  'codes' | 'social' | 'password' | 'passwords' | 'twoStep'
> {
  readonly db: Database;
}

export function bindAuthRoutes(router: Router, deps: AuthRoutesDeps): void {
  const { db, callLimits, logins, secondSteps, registrations, sessions } = deps;
  const { captcha, humanCheck } = deps;

  bind(router, authContract.readSealingKey, ({ site }) =>
    router.kernel.sealing.publicKey(site.siteId),
  );

  bind(router, authContract.login, async (context) => ({
    value: await logins.login(context, context.body),
  }));

  bind(router, twoStepContract.finishSecondStep, async (context) => {
    await callLimits.admit('secondStep', context);
    return { value: await secondSteps.finish(context, context.body.code) };
  });

  bind(router, authContract.register, async (context) => {
    await callLimits.admit('register', context);
    return { value: await registrations.register(context, context.body) };
  });

  bind(router, authContract.registerMobile, async (context) => {
    await callLimits.admit('register', context);
    return { value: await registrations.registerMobile(context, context.body) };
  });

  bind(router, authContract.readRegistrationRules, ({ site }) => ({
    value: site.settings.register,
  }));

  bind(router, authContract.checkUsername, async (context) => {
    await callLimits.admit('username', context);
    const { site, query } = context;
    const owner = await memberStore(db, site.siteId).findByAccount(query.username);
    return { value: { available: owner === undefined } };
  });

  bind(router, authContract.logout, async ({ site, session }) => {
    await sessions.end(site, session.token);
    return { value: true as const };
  });

  bind(router, authContract.endOtherSessions, async ({ site, session }) => {
    const { memberId, sessionId } = session;
    const whose = { memberId, keptSessionId: sessionId };
    return { value: { ended: await sessions.endOthers(site.siteId, whose) } };
  });

  // Finding the session has already moved its idle end.
  bind(router, authContract.renewSession, ({ site, session }) => ({
    value: sessionInfo(site, session, session.token),
  }));

  bind(router, authContract.readHumanCheck, async (context) => {
    await callLimits.admit('human', context);
    const { site, clientAddress: address, query } = context;
    const level = await humanCheck.gate.levelOf(site.siteId, { address });
    return humanCheck.work.create(site.siteId, query.kind, Math.max(level, query.level ?? 0));
  });

  bind(router, authContract.readCaptcha, async (context) => {
    await callLimits.admit('captcha', context);
    return { value: await captcha.pictures.create(context.site.siteId, context.query.kind) };
  });
}
