import { REQUEST_ID_MEMORY_MS } from '@maidan/wire';
import type { PaymentCallback } from '@maidan/wire';
import { memberStore } from '#modules/member/index.ts';
import type { MemberAlerts } from '#modules/security/index.ts';
import type { Database, Transaction } from '#platform/database/connection.ts';
import type { SiteView } from '#platform/http/request-context.ts';
import type { Clock } from '#platform/process/clock.ts';
import type { Log } from '#platform/process/log.ts';
import { PaymentRailError } from '../payments.ports.ts';
import type { ConnectedRail } from '../payments.ports.ts';
import { lockStops, payoutStopStore, takeOverdueStops } from '../stops/payout-stop.store.ts';
import { announceWithdrawal, endWithdrawal } from './withdrawal.moves.ts';
import type { EndingWallet } from './withdrawal.moves.ts';
import {
  isByFile,
  isPayoutLate,
  isUndecided,
  judgePayout,
  nextFileCheck,
  nextPayoutCheck,
  stepsTo,
} from './withdrawal.rules.ts';
import type { PayoutVerdict } from './withdrawal.rules.ts';
import { takeDueWithdrawals, withdrawalStore } from './withdrawal.store.ts';
import type { WithdrawalRow } from './withdrawal.tables.ts';

export interface PayoutServiceDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Pick<Log, 'warn' | 'error'>;
  readonly wallet: EndingWallet;
  readonly alerts: Pick<MemberAlerts, 'tell'>;
  /** The payment rail; undefined where the deployment has none. */
  readonly rail: ConnectedRail | undefined;
  readonly siteOf: (siteId: string) => SiteView;
}

/**
 * What happens to a withdrawal after its request: the site's own rule, the payout over the rail, and the message to the
 * member. Whatever the order in which decision, callback, poll and restart come, it ends in one payout or one return: each
 * change is made under the lock of the withdrawal, and its end is one journal under the withdrawal's number.
 */
export function payoutService(deps: PayoutServiceDeps) {
  return {
    /** Takes over what the rail says of a payout; `unknown` when the site has none of that number. */
    report: (siteId: string, report: PaymentCallback) => takeReport(deps, siteId, report),

    /**
     * Does what is due, for twenty withdrawals at most. It may run in several processes at once. Answers about how many
     * withdrawals it did something.
     */
    async followWithdrawals(now: Date): Promise<number> {
      const due = await takeDueWithdrawals(deps.db, now);
      await Promise.all(
        due.map((row) =>
          // What fails for one withdrawal is tried again after its lease, and holds up no other.
          followUp(deps, row).catch((error: unknown) =>
            deps.log.error(
              { withdrawalId: row.withdrawalId, error },
              'a withdrawal could not be followed',
            ),
          ),
        ),
      );
      return due.length;
    },

    /** Raises an alert, once, for each stop of withdrawals whose review is due (OPS-45). */
    async alertOverdueStops(now: Date): Promise<void> {
      for (const { siteId, stopId, reviewAt } of await takeOverdueStops(deps.db, now))
        deps.log.error({ siteId, stopId, reviewAt }, 'a stop of withdrawals is due for review');
    },
  };
}

export type PayoutService = ReturnType<typeof payoutService>;

async function followUp(deps: PayoutServiceDeps, row: WithdrawalRow): Promise<void> {
  if (isUndecided(row)) return applyRule(deps, row);
  if (row.state !== 'approved') return tell(deps, row);
  if (row.orderedAt === null)
    return isFiled(deps, row) ? waitForFile(deps, row) : orderPayout(deps, row);
  return row.batchId === null ? askRail(deps, row) : waitForEnd(deps, row, nextFileCheck);
}

/** Changes a withdrawal under its lock; nothing is written when `changed` answers nothing. */
async function change(
  { db, clock }: PayoutServiceDeps,
  { siteId, withdrawalId }: WithdrawalRow,
  changed: (
    held: WithdrawalRow,
    now: Date,
    tx: Transaction,
  ) => Partial<WithdrawalRow> | undefined | Promise<Partial<WithdrawalRow> | undefined>,
): Promise<WithdrawalRow | undefined> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const store = withdrawalStore(tx, siteId);
    const held = await store.hold(withdrawalId);
    const writing = held && (await changed(held, now, tx));
    if (!held || !writing) return undefined;
    await store.write(withdrawalId, writing);
    await announceWithdrawal(tx, held, false);
    return { ...held, ...writing };
  });
}

/** Lets the site's rule take up a withdrawal, and approve it after its time. One that an operator has taken up is left. */
async function applyRule(deps: PayoutServiceDeps, row: WithdrawalRow): Promise<void> {
  const { approvedUpToMinor, reviewSeconds } = deps.siteOf(row.siteId).settings.withdrawals;
  await change(deps, row, async (held, now, tx) => {
    if (!isUndecided(held) || held.nextCheckAt === null) return undefined;
    // While the member's withdrawals are stopped, and after it, an operator decides.
    if (held.state === 'reviewing' && (await isStopped(tx, held))) return { nextCheckAt: null };
    // The rule was narrowed meanwhile, so an operator decides.
    if (held.amountMinor > approvedUpToMinor) return { nextCheckAt: null };
    return held.state === 'requested'
      ? {
          ...stepsTo(held, ['reviewing'], now),
          nextCheckAt: new Date(now.getTime() + reviewSeconds * 1000),
        }
      : { ...stepsTo(held, ['approved'], now), nextCheckAt: now };
  });
}

/**
 * Orders the payout, once: its moment is stored first, and an order whose answer is lost is asked for and never sent again
 * (OPS-56). Only one that cannot have arrived is tried anew. While the member's withdrawals are stopped it waits; lifting the
 * stop makes it due again.
 */
async function orderPayout(deps: PayoutServiceDeps, row: WithdrawalRow): Promise<void> {
  const { withdrawalId: reference, siteId, amountMinor, currency, callbackUrl, channel } = row;
  if (!deps.rail) return;
  const ordering = await change(deps, row, async (held, now, tx) => {
    if (held.state !== 'approved' || held.orderedAt !== null) return undefined;
    await lockStops(tx, siteId, held.memberId);
    return (await isStopped(tx, held)) ? { nextCheckAt: null } : { orderedAt: now };
  });
  if (!ordering?.orderedAt) return;
  try {
    const { cashierReference } = await deps.rail.rail.createPayout({
      reference,
      siteId,
      amountMinor,
      currency,
      // A request from before there was a rail names no address.
      callbackUrl: callbackUrl || deps.rail.callbackUrlOf(siteId),
      channel,
      accountRef: row.accountNumber,
    });
    // A callback may have been faster than this answer, and then the withdrawal may have ended.
    await change(deps, row, (held, now) =>
      held.state === 'approved'
        ? { cashierReference, checkedAt: now, nextCheckAt: nextPayoutCheck(now) }
        : undefined,
    );
  } catch (error) {
    if (!(error instanceof PaymentRailError)) throw error;
    deps.log.warn({ siteId, withdrawalId: reference, error }, 'the rail took no order of a payout');
    if (error.fault === 'refused') return endUnordered(deps, row);
    if (error.fault === 'unreachable') return takeOrderBack(deps, row);
    await askRail(deps, ordering);
  }
}

async function isStopped(tx: Transaction, { siteId, memberId }: WithdrawalRow): Promise<boolean> {
  return (await payoutStopStore(tx, siteId).standing(memberId)) !== undefined;
}

/** Forgets an order that cannot have arrived, so that the next turn sends it. */
async function takeOrderBack(deps: PayoutServiceDeps, row: WithdrawalRow): Promise<void> {
  await change(deps, row, (held, now) =>
    held.state === 'approved' && held.cashierReference === null
      ? { orderedAt: null, nextCheckAt: nextPayoutCheck(now) }
      : undefined,
  );
}

/** Ends a withdrawal of which the rail has no order and will have none: the amount is cash again. */
async function endUnordered(deps: PayoutServiceDeps, row: WithdrawalRow): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const held = await withdrawalStore(tx, row.siteId).hold(row.withdrawalId);
    if (held?.state !== 'approved' || held.cashierReference !== null) return;
    const end = { state: 'failed', fault: 'order_refused' } as const;
    await endWithdrawal(tx, deps.wallet, held, { end, now: deps.clock.now() });
  });
}

/** Asks the rail how a payout stands. One that it does not know once no order can arrive any more ends unpaid. */
async function askRail(deps: PayoutServiceDeps, row: WithdrawalRow): Promise<void> {
  const { siteId, withdrawalId, orderedAt } = row;
  try {
    const report = await deps.rail?.rail.readStatus('payout', withdrawalId);
    if (report) await takeReport(deps, siteId, report);
  } catch (error) {
    if (!(error instanceof PaymentRailError)) throw error;
    deps.log.warn({ siteId, withdrawalId, error }, 'the rail did not tell about a payout');
    const age = orderedAt ? deps.clock.now().getTime() - orderedAt.getTime() : 0;
    if (error.fault === 'unknown_reference' && age > REQUEST_ID_MEMORY_MS)
      return endUnordered(deps, row);
  }
  await waitForEnd(deps, row, nextPayoutCheck);
}

/** Whether the payouts of a withdrawal's channel are ordered in files, as the site's settings are now. */
function isFiled({ siteOf }: PayoutServiceDeps, { siteId, channel }: WithdrawalRow): boolean {
  const { depositChannels } = siteOf(siteId).settings;
  return depositChannels.some((one) => one.code === channel && isByFile(one));
}

/** Leaves a payout to the next file that an operator makes, and looks again in case the channel gets a rail. */
async function waitForFile(deps: PayoutServiceDeps, row: WithdrawalRow): Promise<void> {
  await change(deps, row, (held, now) =>
    held.state === 'approved' && held.orderedAt === null
      ? { nextCheckAt: nextFileCheck(now) }
      : undefined,
  );
}

/** Looks again later, and raises an alert, once, when the channel takes longer than the site waits. */
async function waitForEnd(
  deps: PayoutServiceDeps,
  row: WithdrawalRow,
  next: (now: Date) => Date,
): Promise<void> {
  const { siteId, withdrawalId } = row;
  const { payoutMinutes } = deps.siteOf(siteId).settings.withdrawals;
  const waiting = await change(deps, row, (held, now) => {
    if (held.state !== 'approved') return undefined;
    const isLate = isPayoutLate(held, { now, payoutMinutes }) && held.alertedAt === null;
    return { nextCheckAt: next(now), ...(isLate ? { alertedAt: now } : {}) };
  });
  if (waiting?.alertedAt && row.alertedAt === null)
    deps.log.error({ siteId, withdrawalId, payoutMinutes }, 'a payout is late: ask the channel');
}

async function takeReport(
  deps: PayoutServiceDeps,
  siteId: string,
  report: PaymentCallback,
): Promise<PayoutVerdict['kind'] | 'unknown'> {
  const { kind, isNews } = await deps.db.transaction((tx) => writeReport(tx, deps, siteId, report));
  if (isNews) {
    const { reference: withdrawalId } = report;
    deps.log.error({ siteId, withdrawalId, report }, `a report of the rail is ${kind}`);
  }
  return kind;
}

/** What became of a report, and whether somebody has to be told that it does not fit. */
interface TakenReport {
  readonly kind: PayoutVerdict['kind'] | 'unknown';
  readonly isNews: boolean;
}

/** Writes what a report changes, the journal and the new state in one transaction. */
async function writeReport(
  tx: Transaction,
  deps: PayoutServiceDeps,
  siteId: string,
  report: PaymentCallback,
): Promise<TakenReport> {
  const { reference, sequence, cashierReference } = report;
  const now = deps.clock.now();
  const store = withdrawalStore(tx, siteId);
  const held = await store.hold(reference);
  if (!held) return { kind: 'unknown', isNews: false };
  const verdict = judgePayout(held, report);
  if (verdict.kind === 'mismatch' || verdict.kind === 'contrary') {
    // The rail is asked again and again, and answers the same.
    const oddReport = oddReportOf(verdict.kind, report);
    const isNews = oddReport !== held.oddReport;
    if (isNews) await store.write(reference, { oddReport });
    return { kind: verdict.kind, isNews };
  }
  const seen = { cashierReference, checkedAt: now };
  if (verdict.kind === 'stale') {
    await store.write(reference, seen);
    await announceWithdrawal(tx, held, false);
    return { kind: 'stale', isNews: false };
  }
  const end =
    verdict.end === 'paid'
      ? ({ state: 'paid' } as const)
      : ({ state: 'failed', fault: 'account_refused' } as const);
  await endWithdrawal(tx, deps.wallet, held, { end, now, seen: { ...seen, sequence } });
  return { kind: 'moves', isNews: false };
}

/** What tells one odd report from another. */
function oddReportOf(kind: string, report: PaymentCallback): string {
  const { cashierReference, status, sequence, amountMinor, currency } = report;
  return [kind, cashierReference, status, sequence, amountMinor, currency].join(' ');
}

/** Tells the member how a withdrawal ended, once. */
async function tell(deps: PayoutServiceDeps, row: WithdrawalRow): Promise<void> {
  const claimed = await change(deps, row, (held) =>
    held.nextCheckAt === null ? undefined : { nextCheckAt: null },
  );
  const owner = claimed && (await memberStore(deps.db, row.siteId).findById(row.memberId));
  if (!owner) return;
  const kind = row.state === 'paid' ? 'withdrawal_paid' : 'withdrawal_returned';
  deps.alerts.tell(deps.siteOf(row.siteId), owner, kind);
}
