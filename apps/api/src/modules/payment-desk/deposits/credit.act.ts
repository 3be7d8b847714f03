import { AppError } from '@maidan/contract/errors';
import type { CurrencyCode } from '@maidan/contract/money';
import { z } from 'zod';
import { holdMember } from '#modules/member/index.ts';
import { defineAct, recordAct } from '#modules/operators/index.ts';
import type { Act } from '#modules/operators/index.ts';
import { creditedStore, depositStore, orderNumber, reportStore } from '#modules/payments/index.ts';
import type { ReportRow } from '#modules/payments/index.ts';
import type { WalletService } from '#modules/wallet/index.ts';
import type { Transaction } from '#platform/database/connection.ts';
import type { Clock } from '#platform/process/clock.ts';
import type { Random } from '#platform/secrets/random.ts';

const PERMISSION = 'deposits.decide';

const body = z.object({
  reportId: z.string().min(1).max(64),
  memberId: z.string().min(1).max(64),
  channel: z.string().min(1).max(40),
});

/** A payment that a channel told of, credited to a member by hand. */
export type HandCredit = z.output<typeof body>;

/** What the act is made with. */
export interface CreditActDeps {
  readonly clock: Clock;
  readonly random: Random;
  readonly wallet: Pick<WalletService, 'creditDeposit'>;
}

/**
 * Credits a payment by hand (OPS-49). It always waits for a second operator. It is bound to the channel's own reference, which
 * is credited once on a site whatever the way, and posts the one journal of a deposit.
 */
export function creditAct({ clock, random, wallet }: CreditActDeps): Act<HandCredit> {
  return defineAct({
    operation: 'deposits.credit',
    permission: PERMISSION,
    body,

    async measure(tx, { siteId, body: { reportId, memberId } }) {
      const report = await holdPaid(tx, siteId, reportId);
      const amountMinor = await creditOf(tx, siteId, { memberId, report });
      return {
        kind: 'corrections',
        target: `report:${reportId}`,
        revision: `${report.state}-${report.status}-${report.cashierReference}`,
        amountMinor,
        memberId,
        always: true,
      };
    },

    async run(tx, { siteId, body: { reportId, memberId, channel } }, { via, by, proposalId }) {
      const report = await holdPaid(tx, siteId, reportId);
      const amountMinor = await creditOf(tx, siteId, { memberId, report });
      const now = clock.now();
      const depositId = orderNumber('D', now, random);
      const { cashierReference } = report;
      const currency = report.currency as CurrencyCode;
      const credit = { siteId, memberId, amountMinor, currency, channel, reference: depositId };
      const { journalId, wallet: after } = await wallet.creditDeposit(credit, tx);
      const store = depositStore(tx, siteId);
      const row = {
        ...handDeposit(report, now),
        amountMinor,
        siteId,
        depositId,
        memberId,
        channel,
        journalId,
      };
      if (!(await store.insert({ ...row, cashAfterMinor: after.cashMinor })))
        throw new AppError('operators.reference_credited');
      await creditedStore(tx, siteId).noteFirst({ memberId, depositId, amountMinor, at: now });
      const closed = { closedAt: now, closedBy: by?.operatorId ?? null, note: by?.reason ?? null };
      await reportStore(tx, siteId).write(reportId, { state: 'matched', depositId, ...closed });
      await recordAct(tx, clock, {
        siteId,
        via,
        permission: PERMISSION,
        target: `report:${reportId}`,
        before: { state: report.state },
        after: { state: 'matched', depositId, amountMinor: String(amountMinor), cashierReference },
        ...(proposalId === undefined ? {} : { proposalId }),
        ...(by ? { by } : {}),
      });
    },
  });
}

/** The deposit that a credit by hand makes. It was never ordered, so it has no page and nothing to ask the channel. */
function handDeposit(report: ReportRow, now: Date) {
  const at = now.toISOString();
  const key = `report:${report.reportId}`;
  return {
    gateway: 0,
    feeMinor: 0,
    currency: report.currency,
    state: 'credited' as const,
    steps: [
      { state: 'created' as const, at },
      { state: 'credited' as const, at },
    ],
    language: 'bn',
    returnUrl: '',
    callbackUrl: '',
    cashierReference: report.cashierReference,
    sequence: report.sequence,
    expiresAt: now,
    createdAt: now,
    idempotencyKey: key,
    bodyHash: key,
  };
}

/** @throws AppError operators.unknown_target, operators.decided_before, operators.not_paid, operators.reference_credited */
async function holdPaid(tx: Transaction, siteId: string, reportId: string): Promise<ReportRow> {
  const reports = reportStore(tx, siteId);
  const seen = await reports.find(reportId);
  if (seen) await creditedStore(tx, siteId).lockReference(seen.cashierReference);
  const report = await reports.hold(reportId);
  if (!report) throw new AppError('operators.unknown_target');
  if (report.state !== 'open')
    throw new AppError('operators.decided_before', { state: report.state });
  if (report.status !== 'paid') throw new AppError('operators.not_paid');
  const isCredited = await creditedStore(tx, siteId).isCredited(report.cashierReference);
  if (isCredited) throw new AppError('operators.reference_credited');
  return report;
}

/**
 * What a payment brings its member, in minor units: what was paid, less the fee of the channel where it was ordered. The payment
 * of an order is credited to whoever ordered it, and to nobody else.
 * @throws AppError operators.unknown_target, operators.not_payer, operators.not_paid
 */
async function creditOf(
  tx: Transaction,
  siteId: string,
  { memberId, report }: { memberId: string; report: ReportRow },
): Promise<number> {
  const ordered = await depositStore(tx, siteId).find(report.reference);
  if (ordered && ordered.memberId !== memberId) throw new AppError('operators.not_payer');
  if (!(await holdMember(tx, siteId, memberId))) throw new AppError('operators.unknown_target');
  const creditMinor = report.amountMinor - (ordered?.feeMinor ?? 0);
  if (creditMinor <= 0) throw new AppError('operators.not_paid');
  return creditMinor;
}
