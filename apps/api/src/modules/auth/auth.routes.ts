import { authContract } from '@maidan/contract';
import { memberStore } from '#modules/member/index.ts';
import type { Database } from '#platform/database.ts';
import { bind } from '#platform/http.ts';
import type { Router } from '#platform/http.ts';
import type { Throttles } from '#platform/throttles.ts';
import type { Captchas } from './captcha.ts';
import type { HumanCheck } from './human-check.ts';
import { sessionInfo } from './login.service.ts';
import type { LoginService } from './login.service.ts';
import type { RegisterService } from './register.service.ts';
import type { SessionService } from './session.service.ts';

/** Calls of one address per minute that cost the server something and need no session. */
const ASKING = { most: 60, windowMs: 60_000 };

/** What the routes of auth need. */
export interface AuthRoutesDeps {
  readonly db: Database;
  readonly throttles: Throttles;
  readonly logins: LoginService;
  readonly registrations: RegisterService;
  readonly sessions: SessionService;
  readonly captchas: Captchas;
  readonly human: HumanCheck;
}

/** Binds the endpoints of auth. */
export function bindAuthRoutes(router: Router, deps: AuthRoutesDeps): void {
  const { db, throttles, logins, registrations, sessions, captchas, human } = deps;

  bind(router, authContract.readSealingKey, () => router.kernel.sealing.publicKey);

  bind(router, authContract.login, async (context) => ({
    value: await logins.login(context, context.body),
  }));

  bind(router, authContract.register, async (context) => ({
    value: await registrations.register(context, context.body),
  }));

  bind(router, authContract.readRegistrationRules, ({ site }) => ({
    value: site.settings.register,
  }));

  bind(router, authContract.checkUsername, async ({ site, clientAddress, query }) => {
    await throttles.limitAddress(site.siteId, 'username', clientAddress, ASKING);
    const owner = await memberStore(db, site.siteId).findByAccount(query.username);
    return { value: { available: owner === undefined } };
  });

  bind(router, authContract.logout, async ({ site, session }) => {
    await sessions.end(site, session.token);
    return { value: true as const };
  });

  // Finding the session has moved its idle end already.
  bind(router, authContract.renewSession, ({ site, session }) => ({
    value: sessionInfo(site, session, session.token),
  }));

  bind(router, authContract.readHumanCheck, async ({ site, clientAddress }) => {
    await throttles.limitAddress(site.siteId, 'human', clientAddress, ASKING);
    return human.create(site.siteId);
  });

  bind(router, authContract.readCaptcha, async ({ site, clientAddress }) => {
    await throttles.limitAddress(site.siteId, 'captcha', clientAddress, ASKING);
    return { value: await captchas.create(site.siteId) };
  });
}
