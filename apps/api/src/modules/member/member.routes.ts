import { memberContract } from '@maidan/contract';
import { bind } from '#platform/http/router.ts';
import type { Router } from '#platform/http/router.ts';
import type { SessionView, SiteView } from '#platform/http/request-context.ts';
import type { HeadIconService } from './head-icon.service.ts';
import type { MemberFieldsService } from './member-fields.service.ts';
import type { MemberRow } from './member.store.ts';
import { rankViews } from './rank.service.ts';
import type { RankService } from './rank.service.ts';

/** The part of the auth module that these routes use. */
interface PasswordConfirmation {
  /** @throws AppError `auth.password_wrong`, `auth.sign_in_again` or `request.too_many` */
  confirm(
    member: { site: SiteView; session: SessionView; clientAddress: string },
    password: string,
  ): Promise<MemberRow>;
  /** Ends the recovery link that was mailed to the member's former address. */
  endRecovery(siteId: string, memberId: string): Promise<void>;
}

/** Tells a member of a changed address; the row is from before the change. */
interface EmailAlert {
  tell(site: SiteView, owner: MemberRow, kind: 'email_changed'): void;
}

export interface MemberRoutesDeps {
  readonly memberFields: MemberFieldsService;
  readonly headIcons: HeadIconService;
  readonly ranks: RankService;
  readonly passwordConfirmation: PasswordConfirmation;
  readonly alerts: EmailAlert;
}

export function bindMemberRoutes(router: Router, deps: MemberRoutesDeps): void {
  const { ranks } = deps;

  bind(router, memberContract.readMemberInfo, async ({ site, session }) => ({
    value: await deps.headIcons.info(site, session.memberId),
  }));

  bind(router, memberContract.readRankProgress, async ({ site, session, query }) => ({
    value: await ranks.progress(site, session.memberId, query.language),
  }));

  bind(router, memberContract.listRanks, async ({ site, query }) => ({
    value: rankViews(site.settings, query.language),
  }));

  bindFields(router, deps);
}

function bindFields(router: Router, deps: MemberRoutesDeps): void {
  const { memberFields, headIcons, passwordConfirmation, alerts } = deps;
  bind(router, memberContract.readHeadIcon, async ({ site, session }) => ({
    value: await headIcons.readHeadIcon(site, session.memberId),
  }));

  bind(router, memberContract.chooseHeadIcon, async ({ site, session, body }) => ({
    value: await headIcons.chooseHeadIcon(site, session.memberId, body),
  }));

  bind(router, memberContract.setNickname, async ({ site, session, body }) => ({
    value: await memberFields.setNickname(site, session.memberId, body.nickname),
  }));

  // Recovery mails go to this address: somebody with a borrowed session must not be able to take over the account.
  bind(router, memberContract.setEmail, async (context) => {
    const { site, session, body } = context;
    const owner = await passwordConfirmation.confirm(context, body.password);
    const value = await memberFields.setEmail(site, session.memberId, body.email);
    await passwordConfirmation.endRecovery(site.siteId, session.memberId);
    alerts.tell(site, owner, 'email_changed');
    return { value };
  });

  bind(router, memberContract.setPayeeName, async ({ site, session, body }) => ({
    value: await memberFields.setPayeeName(site, session.memberId, body.payeeName),
  }));
}
