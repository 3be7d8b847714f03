import { AppError } from '@maidan/contract/errors';
import type { CurrencyCode } from '@maidan/contract/money';
import type { MemberRow } from '#modules/member/index.ts';
import type { MemberAlerts, WithdrawalPinService } from '#modules/security/index.ts';
import type { WalletRow, WalletService } from '#modules/wallet/index.ts';
import { hashBody } from '#platform/database/body-hash.ts';
import type { Database, Transaction } from '#platform/database/connection.ts';
import type { SiteView } from '#platform/http/request-context.ts';
import type { Clock } from '#platform/process/clock.ts';
import type { Random } from '#platform/secrets/random.ts';
import type { PayoutAccountService } from '../accounts/payout-account.service.ts';
import type { PayoutAccountRow } from '../accounts/payout-account.tables.ts';
import { orderNumber } from '../order-number.ts';
import type { ConnectedRail } from '../payments.ports.ts';
import { announceWithdrawal } from './withdrawal.moves.ts';
import { TAKEN_UP_AFTER_MS, isByFile, stepsTo } from './withdrawal.rules.ts';
import { withdrawalStore } from './withdrawal.store.ts';
import type { WithdrawalRow } from './withdrawal.tables.ts';

const DAY_MS = 86_400_000;

export interface WithdrawalServiceDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly wallet: Pick<WalletService, 'lock' | 'holdWithdrawal'>;
  readonly pins: Pick<WithdrawalPinService, 'check'>;
  readonly payoutAccounts: Pick<PayoutAccountService, 'payoutAccountForWithdrawal'>;
  readonly alerts: Pick<MemberAlerts, 'tell'>;
  /** The payment rail; undefined where the deployment has none. */
  readonly rail: ConnectedRail | undefined;
}

/** A withdrawal that a member requests; its key makes it run once. */
export interface WithdrawalRequest {
  readonly owner: MemberRow;
  readonly accountId: string;
  /** Minor units, above zero. */
  readonly amountMinor: number;
  readonly currency: string;
  readonly pin: string;
  readonly key: string;
}

/**
 * What members do with withdrawals (MONEY-10). A request moves the amount to hold in its own transaction, under the lock of
 * the wallet; from then on only a decision and the rail move it. Neither limits nor breaks of the member are asked.
 */
export function withdrawalService(deps: WithdrawalServiceDeps) {
  const { db, clock } = deps;
  return {
    /** Whether a site has any channel over which withdrawals can be paid out. */
    isOpenAt: ({ settings }: SiteView): boolean =>
      deps.rail !== undefined || settings.depositChannels.some(isByFile),

    /**
     * Requests a withdrawal. Sent again under its key it answers the same withdrawal as it is by then.
     * @throws AppError request.conflict, withdrawal.closed, withdrawal.amount_below, withdrawal.amount_above,
     * withdrawal.above_withdrawable, withdrawal.bonus_bound, withdrawal.daily_limit, wallet.amount_invalid,
     * wallet.currency_mismatch, payout.account_not_found, payout.account_waiting, security.pin_missing,
     * security.pin_wrong, security.pin_locked
     */
    async request(site: SiteView, request: WithdrawalRequest): Promise<WithdrawalRow> {
      const { owner, accountId, amountMinor, currency, key } = request;
      const bodyHash = hashBody({ accountId, amountMinor, currency });
      const known = await withdrawalStore(db, site.siteId).byKey(owner.memberId, key);
      if (known) return sameBody(known, bodyHash);
      requireAmount(site, request);
      await deps.pins.check(site.siteId, owner, request.pin);
      const row = await db.transaction((tx) => store(deps, tx, { site, request, bodyHash }));
      deps.alerts.tell(site, owner, 'withdrawal_requested');
      return row;
    },

    /** @throws AppError withdrawal.not_found for one of another member as well */
    async read(siteId: string, memberId: string, number: string): Promise<WithdrawalRow> {
      const row = await withdrawalStore(db, siteId).find(number);
      if (row?.memberId !== memberId) throw new AppError('withdrawal.not_found');
      return row;
    },

    /** The newest withdrawals of a member; those before a number of the same member, and none before any other. */
    async list(
      siteId: string,
      memberId: string,
      { before, most }: { before?: string | undefined; most: number },
    ): Promise<WithdrawalRow[]> {
      const rows = withdrawalStore(db, siteId);
      if (before === undefined) return rows.listNewest(memberId, most);
      const last = await rows.find(before);
      return last?.memberId === memberId ? rows.listNewest(memberId, most, last) : [];
    },

    /** What a member may still withdraw in these 24 hours. */
    leftOfDay: (site: SiteView, memberId: string) => leftOfDay(db, site, memberId, clock.now()),
  };
}

export type WithdrawalService = ReturnType<typeof withdrawalService>;

function sameBody(row: WithdrawalRow, bodyHash: string): WithdrawalRow {
  if (row.bodyHash !== bodyHash) throw new AppError('request.conflict');
  return row;
}

/** Refuses an amount that no member could withdraw. */
function requireAmount({ settings }: SiteView, { amountMinor, currency }: WithdrawalRequest): void {
  if (!Number.isSafeInteger(amountMinor) || amountMinor <= 0)
    throw new AppError('wallet.amount_invalid');
  if (currency !== settings.currency.code) throw new AppError('wallet.currency_mismatch');
  const { minMinor, maxMinor } = settings.withdrawals;
  if (amountMinor < minMinor) throw new AppError('withdrawal.amount_below', { minMinor });
  if (amountMinor > maxMinor) throw new AppError('withdrawal.amount_above', { maxMinor });
}

async function leftOfDay(
  db: Database | Transaction,
  { siteId, settings }: SiteView,
  memberId: string,
  now: Date,
): Promise<{ leftCount: number; leftMinor: number }> {
  const since = new Date(now.getTime() - DAY_MS);
  const { count, sumMinor } = await withdrawalStore(db, siteId).countSince(memberId, since);
  const { mostPerDay, mostPerDayMinor } = settings.withdrawals;
  return {
    leftCount: Math.max(0, mostPerDay - count),
    leftMinor: Math.max(0, mostPerDayMinor - sumMinor),
  };
}

function requireFunds({ cashMinor, bonusMinor }: WalletRow, amountMinor: number): void {
  if (amountMinor <= cashMinor) return;
  if (amountMinor <= cashMinor + bonusMinor)
    throw new AppError('withdrawal.bonus_bound', { withdrawableMinor: cashMinor, bonusMinor });
  throw new AppError('withdrawal.above_withdrawable', { withdrawableMinor: cashMinor });
}

/** A request of a site, with the hash of its body. */
interface Checked {
  readonly site: SiteView;
  readonly request: WithdrawalRequest;
  readonly bodyHash: string;
}

/** Holds the amount and stores the request, under the lock of the wallet: of two at once the second sees the first. */
async function store(
  deps: WithdrawalServiceDeps,
  tx: Transaction,
  checked: Checked,
): Promise<WithdrawalRow> {
  const { site, request, bodyHash } = checked;
  const { siteId } = site;
  const { accountId, amountMinor, key } = request;
  const { memberId } = request.owner;
  const wallet = await deps.wallet.lock(tx, siteId, memberId);
  // The same request may have been stored while this one waited for the lock.
  const known = await withdrawalStore(tx, siteId).byKey(memberId, key);
  if (known) return sameBody(known, bodyHash);
  const account = await deps.payoutAccounts.payoutAccountForWithdrawal(tx, siteId, {
    memberId,
    accountId,
  });
  const left = await leftOfDay(tx, site, memberId, deps.clock.now());
  if (left.leftCount < 1 || amountMinor > left.leftMinor)
    throw new AppError('withdrawal.daily_limit', left);
  requireFunds(wallet, amountMinor);
  return insert(deps, tx, checked, account);
}

/** When the site's own rule takes a withdrawal up; null for one that waits for an operator. */
function takenUpAt({ settings }: SiteView, amountMinor: number, now: Date): Date | null {
  const isOfRule = amountMinor <= settings.withdrawals.approvedUpToMinor;
  return isOfRule ? new Date(now.getTime() + TAKEN_UP_AFTER_MS) : null;
}

async function insert(
  deps: WithdrawalServiceDeps,
  tx: Transaction,
  { site, request, bodyHash }: Checked,
  { channel, number: accountNumber, holderName }: PayoutAccountRow,
): Promise<WithdrawalRow> {
  const { siteId, settings } = site;
  const { accountId, amountMinor, key: idempotencyKey } = request;
  const { memberId } = request.owner;
  const offered = settings.depositChannels.find(({ code }) => code === channel);
  if (!offered || (!deps.rail && !isByFile(offered))) throw new AppError('withdrawal.closed');
  const now = deps.clock.now();
  const withdrawalId = orderNumber('W', now, deps.random);
  const currency = request.currency as CurrencyCode;
  const held = { siteId, memberId, amountMinor, currency, reference: withdrawalId };
  const holdJournalId = (await deps.wallet.holdWithdrawal(held, tx)).journalId;
  const rows = withdrawalStore(tx, siteId);
  await rows.insert({
    siteId,
    withdrawalId,
    memberId,
    accountId,
    channel,
    accountNumber,
    holderName,
    amountMinor,
    currency,
    holdJournalId,
    idempotencyKey,
    bodyHash,
    requestedAt: now,
    ...stepsTo({ steps: [] }, ['requested'], now),
    callbackUrl: deps.rail?.callbackUrlOf(siteId) ?? '',
    nextCheckAt: takenUpAt(site, amountMinor, now),
  });
  await announceWithdrawal(tx, { siteId, memberId }, true);
  const stored = await rows.find(withdrawalId);
  if (!stored) throw new Error(`The withdrawal of member ${memberId} was not stored`);
  return stored;
}
