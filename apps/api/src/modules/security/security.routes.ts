import { AppError, securityContract } from '@maidan/contract';
import { memberStore } from '#modules/member/index.ts';
import type { MemberRow } from '#modules/member/index.ts';
import type { SessionService } from '#modules/auth/index.ts';
import type { Database } from '#platform/database/connection.ts';
import type { SessionView, SiteView } from '#platform/http/request-context.ts';
import { bind } from '#platform/http/router.ts';
import type { Router } from '#platform/http/router.ts';
import type { PasswordConfirmation } from './password-confirmation.ts';
import type { SecurityServices } from './security.composition.ts';

export interface SecurityRoutesDeps {
  readonly db: Database;
  readonly security: SecurityServices;
  readonly sessions: SessionService;
  readonly passwordConfirmation: PasswordConfirmation;
}

const done = { value: true } as const;

export function bindSecurityRoutes(router: Router, deps: SecurityRoutesDeps): void {
  const { security, sessions, passwordConfirmation } = deps;
  const { stepUps, pins, overview, alerts } = security;
  const ownerOf = async ({ siteId }: SiteView, session: SessionView): Promise<MemberRow> => {
    const owner = await memberStore(deps.db, siteId).findById(session.memberId);
    if (!owner) throw new AppError('session.expired');
    return owner;
  };

  bind(router, securityContract.readSecurityOverview, async ({ site, session }) => ({
    value: await overview.read(site, await ownerOf(site, session), session),
  }));

  bind(router, securityContract.stepUp, async (context) => {
    const { site, session, body } = context;
    await passwordConfirmation.confirm(context, body.password, body.code);
    const until = await stepUps.give(site.siteId, session.sessionId);
    return { value: { confirmedUntil: until.toISOString() } };
  });

  bind(router, securityContract.setWithdrawalPin, async ({ site, session, body }) => {
    await stepUps.require(site.siteId, session.sessionId);
    const owner = await ownerOf(site, session);
    await pins.set(site.siteId, owner, body.pin);
    alerts.tell(site, owner, 'pin_set');
    return done;
  });

  bind(router, securityContract.listDevices, async ({ site, session }) => ({
    value: await overview.devices(site.siteId, session),
  }));

  bind(router, securityContract.listSignIns, async ({ site, session }) => ({
    value: await overview.signIns(site.siteId, session),
  }));

  bind(router, securityContract.endDevice, async ({ site, session, params }) => {
    const { memberId, sessionId: own } = session;
    const other = params.sessionId === own ? undefined : params.sessionId;
    const isEnded = other && (await sessions.endOne(site.siteId, { memberId, sessionId: other }));
    if (!isEnded) throw new AppError('security.device_not_found');
    return done;
  });
}
