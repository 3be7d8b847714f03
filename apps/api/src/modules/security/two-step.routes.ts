import { AppError, twoStepContract as contract } from '@maidan/contract';
import { textIn } from '@maidan/contract/localised';
import { memberStore } from '#modules/member/index.ts';
import type { MemberRow } from '#modules/member/index.ts';
import type { TwoStepService } from '#modules/auth/index.ts';
import type { Database } from '#platform/database/connection.ts';
import type { SessionView, SiteView } from '#platform/http/request-context.ts';
import { bind } from '#platform/http/router.ts';
import type { Router } from '#platform/http/router.ts';
import { totpAddress } from '#platform/secrets/totp.ts';
import type { MemberAlerts } from './member-alerts.ts';
import type { PasswordConfirmation } from './password-confirmation.ts';
import type { StepUps } from './step-up.ts';

export interface TwoStepRoutesDeps {
  readonly db: Database;
  readonly twoStep: TwoStepService;
  readonly security: { readonly stepUps: StepUps; readonly alerts: MemberAlerts };
  readonly passwordConfirmation: PasswordConfirmation;
}

const done = { value: true } as const;
const whoseOf = ({ siteId }: SiteView, { memberId }: SessionView) => ({ siteId, memberId });

/** Binds how members set their second factor up and turn it off. */
export function bindTwoStepRoutes(router: Router, deps: TwoStepRoutesDeps): void {
  const { twoStep, passwordConfirmation } = deps;
  const { stepUps, alerts } = deps.security;
  const ownerOf = async ({ siteId }: SiteView, session: SessionView): Promise<MemberRow> => {
    const owner = await memberStore(deps.db, siteId).findById(session.memberId);
    if (!owner) throw new AppError('session.expired');
    return owner;
  };

  bind(router, contract.beginTwoStep, async ({ site, session }) => {
    await stepUps.require(site.siteId, session.sessionId);
    const secret = await twoStep.begin(whoseOf(site, session));
    const issuer = textIn(site.settings.name, 'en');
    return {
      value: { secret, address: totpAddress(secret, { issuer, account: session.account }) },
    };
  });

  bind(router, contract.confirmTwoStep, async ({ site, session, body }) => {
    await stepUps.require(site.siteId, session.sessionId);
    return { value: { recoveryCodes: await twoStep.confirm(whoseOf(site, session), body.code) } };
  });

  bind(router, contract.turnTwoStepOn, async ({ site, session }) => {
    await stepUps.require(site.siteId, session.sessionId);
    await twoStep.turnOn(whoseOf(site, session));
    alerts.tell(site, await ownerOf(site, session), 'two_step_on');
    return done;
  });

  bind(router, contract.turnTwoStepOff, async (context) => {
    const { site, session, body } = context;
    const whose = whoseOf(site, session);
    if (!(await twoStep.isOn(whose))) throw new AppError('security.two_step_off');
    const owner = await ownerOf(site, session);
    if (owner.passwordHash !== '') await passwordConfirmation.confirm(context, body.password);
    await twoStep.use(whose, body.code, session.sessionId);
    await twoStep.turnOff(whose);
    alerts.tell(site, owner, 'two_step_off');
    return done;
  });
}
