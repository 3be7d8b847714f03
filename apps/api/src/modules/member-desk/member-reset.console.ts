import { AppError, consoleContract } from '@maidan/contract';
import type { Database } from '#platform/database/connection.ts';
import type { SiteView } from '#platform/http/request-context.ts';
import type { Clock } from '#platform/process/clock.ts';
import { bindConsole } from '#modules/operators/index.ts';
import type { ConsoleRouter } from '#modules/operators/index.ts';
import { recordAct } from '#modules/operators/index.ts';
import { requireMember } from './member-page.ts';

/** What mailing a link needs. */
export interface MemberResetDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly siteOf: (siteId: string) => SiteView;
  /** Mails the link of the lobby's own recovery; it limits how often. */
  readonly recover: (
    site: SiteView,
    host: string,
    whose: { username: string; email: string; language: string },
  ) => void;
}

/** Binds the link by which a member sets a new password (OPS-44). */
export function bindMemberReset(router: ConsoleRouter, deps: MemberResetDeps): void {
  const { db, clock } = deps;
  bindConsole(router, consoleContract.mailResetLink, async ({ params, body, actor }) => {
    const { site: siteId, memberId } = params;
    const site = deps.siteOf(siteId);
    const row = await requireMember(db, siteId, memberId);
    const email = row.profile['email'] ?? '';
    const isReached = email !== '' && row.emailVerifiedAt !== null && row.status === 'active';
    if (!isReached || !site.can('mailRecovery')) throw new AppError('operators.nothing_verified');
    await db.transaction((tx) =>
      recordAct(tx, clock, {
        siteId,
        via: 'console',
        permission: 'members.reset',
        target: `member:${memberId}`,
        before: {},
        after: { sent: 'mail' },
        by: { ...actor, reason: body.reason },
      }),
    );
    const { account: username, language } = row;
    deps.recover(site, site.settings.mainDomain, { username, email, language });
    return { value: true } as const;
  });
}
