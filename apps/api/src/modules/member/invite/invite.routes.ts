import { AppError, inviteContract } from '@maidan/contract';
import type { Database } from '#platform/database/connection.ts';
import type { SiteView } from '#platform/http/request-context.ts';
import { bind } from '#platform/http/router.ts';
import type { Router } from '#platform/http/router.ts';
import { memberStore } from '../member.store.ts';
import { inviteStore } from './invite.store.ts';
import type { InvitedRow } from './invite.store.ts';

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
    const [rows, { total, deposited }, earnedMinor] = await Promise.all([
      invites.list(owner.memberId, { limit: PAGE_SIZE, offset: (pageNum - 1) * PAGE_SIZE }),
      invites.count(owner.memberId),
      invites.earned(owner.memberId),
    ]);
    const invited = rows.map((row) => invitedView(row, maskName));
    const totalPages = Math.ceil(total / PAGE_SIZE);
    const page = { pageNum, totalPages, totalCount: total };
    const rule = site.settings.inviteReward;
    const reward = rule ? { reward: rewardView(rule) } : {};
    const { inviteCode: code } = owner;
    return { value: { code, deposited, invited, earnedMinor, ...reward, ...page } };
  });
}

function invitedView(
  { account, registeredAt, hasDeposited, rewardMinor }: InvitedRow,
  maskName: (name: string) => string,
) {
  const seen = {
    maskedName: maskName(account),
    registeredAt: new Date(registeredAt).toISOString(),
  };
  if (rewardMinor !== null)
    return { ...seen, state: 'rewarded' as const, rewardMinor: Number(rewardMinor) };
  return { ...seen, state: hasDeposited ? ('first_deposit' as const) : ('registered' as const) };
}

function rewardView(rule: NonNullable<SiteView['settings']['inviteReward']>) {
  const { amountMinor, leastDepositMinor, wagerTimes, lifeDays, mostPerMonth } = rule;
  return { amountMinor, leastDepositMinor, wagerTimes, lifeDays, mostPerMonth };
}
