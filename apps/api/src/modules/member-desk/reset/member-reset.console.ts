import { AppError, consoleContract } from '@maidan/contract';
import type { RecoveryLinks } from '#modules/auth/index.ts';
import type { Database } from '#platform/database/connection.ts';
import type { SiteView } from '#platform/http/request-context.ts';
import type { Clock } from '#platform/process/clock.ts';
import { answerOf, bindConsole, recordAct } from '#modules/operators/index.ts';
import type { Act, ConsoleRouter, Gate } from '#modules/operators/index.ts';
import { requireMember } from '../page/member-page.ts';
import type { CheckedReset } from './checked-reset.act.ts';

/** What sending a link needs. */
export interface MemberResetDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly siteOf: (siteId: string) => SiteView;
  readonly resetLinks: RecoveryLinks;
  readonly gate: Gate;
  readonly checkedReset: Act<CheckedReset>;
}

/** Binds the links by which a member sets a new password: to a verified contact, and to one that documents confirmed (OPS-44). */
export function bindMemberReset(router: ConsoleRouter, deps: MemberResetDeps): void {
  const { db, clock, resetLinks } = deps;
  bindConsole(router, consoleContract.sendResetLink, async ({ params, body, actor }) => {
    const { site: siteId, memberId } = params;
    const site = deps.siteOf(siteId);
    const owner = await requireMember(db, siteId, memberId);
    const { to: way, reason } = body;
    if (!resetLinks.reaches(site, owner, way)) throw new AppError('operators.nothing_verified');
    await resetLinks.pace(siteId, memberId);
    await db.transaction((tx) =>
      recordAct(tx, clock, {
        siteId,
        via: 'console',
        permission: 'members.reset',
        target: `member:${memberId}`,
        before: {},
        after: { sent: way },
        by: { ...actor, reason },
      }),
    );
    const { mainDomain: host } = site.settings;
    await resetLinks.send(site, { host, owner, way, language: owner.language });
    return { value: true } as const;
  });
  bindConsole(router, consoleContract.sendCheckedResetLink, async ({ params, body, actor }) => {
    const { site: siteId, memberId } = params;
    const { to, reason } = body;
    const run = { via: 'console', by: { ...actor, reason } } as const;
    return answerOf(
      await deps.gate.pass(deps.checkedReset, { siteId, body: { memberId, to }, reason }, run),
    );
  });
}
