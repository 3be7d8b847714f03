import { AppError, payoutAccountsContract } from '@maidan/contract';
import { memberStore } from '#modules/member/index.ts';
import type { RankService } from '#modules/member/index.ts';
import { textIn } from '#platform/database/columns.ts';
import type { Database } from '#platform/database/connection.ts';
import type { SiteView } from '#platform/http/request-context.ts';
import { bind } from '#platform/http/router.ts';
import type { Router } from '#platform/http/router.ts';
import type { Clock } from '#platform/process/clock.ts';
import { maskedAccount } from './account-number.ts';
import type { PayoutAccountService } from './payout-account.service.ts';
import type { PayoutAccountRow } from './payout-account.tables.ts';

export interface PayoutAccountRoutesDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly payoutAccounts: PayoutAccountService;
  readonly ranks: Pick<RankService, 'mostPayoutAccounts'>;
}

export function bindPayoutAccountRoutes(
  router: Router,
  { db, clock, payoutAccounts, ranks }: PayoutAccountRoutesDeps,
): void {
  bind(router, payoutAccountsContract.listPayoutAccounts, async ({ site, session, query }) => {
    const { siteId } = site;
    const owner = await memberStore(db, siteId).findById(session.memberId);
    if (!owner) throw new AppError('session.expired');
    const rows = await payoutAccounts.list(siteId, session.memberId);
    const accounts = rows.map((row) => accountView(site, row, query.language, clock.now()));
    const payeeName = owner.profile['payeeName'] ?? '';
    const most = await ranks.mostPayoutAccounts(site, session.memberId);
    return { value: { accounts, payeeName, ...choices(site, query.language), most } };
  });

  bind(router, payoutAccountsContract.addPayoutAccount, async ({ site, session, body }) => {
    const row = await payoutAccounts.add(site, session, body);
    return { value: accountView(site, row, body.language, clock.now()) };
  });

  bind(router, payoutAccountsContract.removePayoutAccount, async ({ site, session, params }) => {
    await payoutAccounts.remove(site, session, params.accountId);
    return { value: true } as const;
  });
}

/** What a new account needs. */
function choices({ settings }: SiteView, language: string) {
  return {
    channels: settings.depositChannels.map(({ code, name, icon }) => ({
      channel: code,
      name: textIn(name, language),
      icon,
    })),
    ...settings.payoutAccounts,
    isPractice: settings.playMode === 'social',
  };
}

/** An account as the contract shows it. A channel that the site no longer has keeps its code as its name. */
export function accountView(
  { settings }: SiteView,
  row: PayoutAccountRow,
  language: string,
  now: Date,
) {
  const channel = settings.depositChannels.find(({ code }) => code === row.channel);
  return {
    accountId: row.accountId,
    channel: row.channel,
    channelName: channel ? textIn(channel.name, language) : row.channel,
    channelIcon: channel?.icon ?? '',
    masked: maskedAccount(row.number),
    addedAt: row.addedAt.toISOString(),
    usableFrom: row.usableFrom.toISOString(),
    isUsable: row.usableFrom <= now,
  };
}
