import { AppError, inviteContract } from '@maidan/contract';
import type { Database } from '#platform/database/connection.ts';
import { bind } from '#platform/http/router.ts';
import type { Router } from '#platform/http/router.ts';
import { memberStore } from '../member.store.ts';
import { inviteStore } from './invite.store.ts';

const PAGE_SIZE = 30;

export interface InviteRoutesDeps {
  readonly db: Database;
  /** A name as others may see it. */
  readonly maskName: (name: string) => string;
}

/** What a member sees of the own code and of those who registered with it (MEMBERX-05). */
export function bindInviteRoutes(router: Router, { db, maskName }: InviteRoutesDeps): void {
  bind(router, inviteContract.readInvite, async ({ site, session, query }) => {
    const owner = await memberStore(db, site.siteId).findById(session.memberId);
    if (!owner) throw new AppError('session.expired');
    const { pageNum } = query;
    const invites = inviteStore(db, site.siteId);
    const [rows, { total, deposited }] = await Promise.all([
      invites.list(owner.memberId, { limit: PAGE_SIZE, offset: (pageNum - 1) * PAGE_SIZE }),
      invites.count(owner.memberId),
    ]);
    const invited = rows.map(({ account, registeredAt, hasDeposited }) => ({
      maskedName: maskName(account),
      registeredAt: new Date(registeredAt).toISOString(),
      state: hasDeposited ? ('first_deposit' as const) : ('registered' as const),
    }));
    const totalPages = Math.ceil(total / PAGE_SIZE);
    const page = { pageNum, totalPages, totalCount: total };
    return { value: { code: owner.inviteCode, deposited, invited, ...page } };
  });
}
