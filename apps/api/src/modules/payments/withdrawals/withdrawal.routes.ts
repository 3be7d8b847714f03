import { AppError, withdrawalsContract } from '@maidan/contract';
import { memberStore } from '#modules/member/index.ts';
import type { MemberRow } from '#modules/member/index.ts';
import type { WithdrawalPinService } from '#modules/security/index.ts';
import type { WalletService } from '#modules/wallet/index.ts';
import type { Database } from '#platform/database/connection.ts';
import type { SiteView } from '#platform/http/request-context.ts';
import { bind } from '#platform/http/router.ts';
import type { Router } from '#platform/http/router.ts';
import type { Clock } from '#platform/process/clock.ts';
import { accountView } from '../accounts/payout-account.routes.ts';
import type { PayoutAccountService } from '../accounts/payout-account.service.ts';
import { payoutStopStore } from '../stops/payout-stop.store.ts';
import { readPayoutTimes } from './payout-times.store.ts';
import type { WithdrawalService } from './withdrawal.service.ts';
import { withdrawalView } from './withdrawal.view.ts';

/** How many of the newest withdrawals stand on the screen of withdrawals. */
const NEWEST = 5;

export interface WithdrawalRoutesDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly withdrawals: WithdrawalService;
  readonly payoutAccounts: PayoutAccountService;
  readonly wallet: Pick<WalletService, 'readBalance'>;
  readonly pins: Pick<WithdrawalPinService, 'lockedUntil'>;
}

export function bindWithdrawalRoutes(router: Router, deps: WithdrawalRoutesDeps): void {
  const { db, clock, withdrawals } = deps;
  bind(router, withdrawalsContract.readWithdrawalOverview, async ({ site, session, query }) => ({
    value: await overviewOf(deps, site, session.memberId, query.language),
  }));

  bind(router, withdrawalsContract.requestWithdrawal, async (context) => {
    const { site, session, body, idempotencyKey: key } = context;
    const { language, ...request } = body;
    const owner = await ownerOf(db, site, session.memberId);
    const row = await withdrawals.request(site, { ...request, owner, key });
    const stop = await stopOf(db, site, session.memberId);
    return { value: withdrawalView(site, row, language, { stop }) };
  });

  bind(router, withdrawalsContract.listWithdrawals, async ({ site, session, query }) => {
    const { language, most, before } = query;
    const page = { before, most: most + 1 };
    const rows = await withdrawals.list(site.siteId, session.memberId, page);
    const stop = await stopOf(db, site, session.memberId);
    return {
      value: {
        withdrawals: rows
          .slice(0, most)
          .map((row) => withdrawalView(site, row, language, { stop })),
        hasMore: rows.length > most,
      },
    };
  });

  bind(router, withdrawalsContract.readWithdrawal, async ({ site, session, params, query }) => {
    const row = await withdrawals.read(site.siteId, session.memberId, params.number);
    const times = await readPayoutTimes(db, site.siteId, clock.now());
    const more = { times: times[row.channel], stop: await stopOf(db, site, session.memberId) };
    return { value: withdrawalView(site, row, query.language, more) };
  });
}

const stopOf = (db: Database, { siteId }: SiteView, memberId: string) =>
  payoutStopStore(db, siteId).standing(memberId);

async function ownerOf(db: Database, { siteId }: SiteView, memberId: string): Promise<MemberRow> {
  const owner = await memberStore(db, siteId).findById(memberId);
  if (!owner) throw new AppError('session.expired');
  return owner;
}

async function overviewOf(
  deps: WithdrawalRoutesDeps,
  site: SiteView,
  memberId: string,
  language: string,
) {
  const { db, clock, withdrawals, payoutAccounts, wallet, pins } = deps;
  const { siteId } = site;
  const now = clock.now();
  const [owner, balance, left, accounts, newest, times, lockedUntil, stop] = await Promise.all([
    ownerOf(db, site, memberId),
    wallet.readBalance(siteId, memberId),
    withdrawals.leftOfDay(site, memberId),
    payoutAccounts.list(siteId, memberId),
    withdrawals.list(siteId, memberId, { most: NEWEST }),
    readPayoutTimes(db, siteId, now),
    pins.lockedUntil(siteId, memberId),
    stopOf(db, site, memberId),
  ]);
  const { version: _, ...amounts } = balance;
  const { minMinor, maxMinor } = site.settings.withdrawals;
  return {
    isOpen: withdrawals.isOpenAt(site),
    ...amounts,
    minMinor,
    maxMinor,
    ...left,
    isPinSet: owner.pinHash !== null,
    ...(lockedUntil ? { pinLockedUntil: lockedUntil.toISOString() } : {}),
    accounts: accounts.map((row) => accountView(site, row, language, now)),
    newest: newest.map((row) => withdrawalView(site, row, language, { stop })),
    times,
  };
}
