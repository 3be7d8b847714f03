import { AppError, memberContract } from '@maidan/contract';
import type { Database } from '#platform/database/connection.ts';
import { bind } from '#platform/http/router.ts';
import type { Router } from '#platform/http/router.ts';
import type { SessionView, SiteView } from '#platform/http/request-context.ts';
import type { MemberFieldsService } from './member-fields.service.ts';
import { memberInfo } from './member.service.ts';
import { memberStore } from './member.store.ts';
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
  readonly db: Database;
  readonly memberFields: MemberFieldsService;
  readonly ranks: RankService;
  readonly passwordConfirmation: PasswordConfirmation;
  readonly alerts: EmailAlert;
}

export function bindMemberRoutes(router: Router, deps: MemberRoutesDeps): void {
  const { db, ranks } = deps;

  bind(router, memberContract.readMemberInfo, async ({ site, session }) => {
    const row = await memberStore(db, site.siteId).findById(session.memberId);
    if (!row) throw new AppError('session.expired');
    return { value: memberInfo(row) };
  });

  bind(router, memberContract.readRankProgress, async ({ site, session, query }) => ({
    value: await ranks.progress(site, session.memberId, query.language),
  }));

  bind(router, memberContract.listRanks, async ({ site, query }) => ({
    value: rankViews(site.settings, query.language),
  }));

  bindFields(router, deps);
}

function bindFields(router: Router, deps: MemberRoutesDeps): void {
  const { memberFields, passwordConfirmation, alerts } = deps;
  bind(router, memberContract.readHeadIcon, async ({ site, session }) => ({
    value: await memberFields.readHeadIcon(site, session.memberId),
  }));

  bind(router, memberContract.chooseHeadIcon, async ({ site, session, body }) => ({
    value: await memberFields.chooseHeadIcon(site, session.memberId, body.headIcon),
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
