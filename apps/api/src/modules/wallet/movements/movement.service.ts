import { AppError } from '@maidan/contract/errors';
import type { MovementReference } from '@maidan/contract/movements';
import type { Database } from '#platform/database/connection.ts';
import type { SiteView } from '#platform/http/request-context.ts';
import { readReceiptNumber, receiptNumberOf } from '../ledger/receipt-number.ts';
import { movementStore } from './movement.store.ts';
import type { MovementFilter } from './movement.store.ts';
import { aboutOf, movementView, paymentsAmong, stakeableMinor } from './movement.view.ts';
import type { PaymentFacts, PaymentsOf } from './movement.view.ts';
import type { MovementRow } from './movement.rows.ts';
import { receiptStore } from './receipt.store.ts';

export interface MovementServiceDeps {
  readonly db: Database;
  readonly paymentsOf: PaymentsOf;
}

/** Which page of the account record to read. */
export interface MovementPage extends MovementFilter {
  readonly pageNo: number;
  readonly pageSize: number;
  readonly language: string;
}

/** Whose receipt to read. */
export interface ReceiptQuestion {
  readonly memberId: string;
  /** The number as it was typed. */
  readonly number: string;
  readonly language: string;
}

/** References that several causes share: the receiver of credits, and the member of the opening credits. */
const WITHOUT_CHAIN: readonly MovementReference[] = ['member', 'transfer'];

/** The journals of members: the account record and the receipts. */
export function movementService({ db, paymentsOf }: MovementServiceDeps) {
  return {
    /** A page of the member's account record with the totals of the whole selection (MONEY-12). */
    async listMovements(site: SiteView, page: MovementPage) {
      const { siteId, settings } = site;
      const { pageNo, pageSize, language } = page;
      const bounds = { offset: (pageNo - 1) * pageSize, limit: pageSize };
      const { rows, totals } = await movementStore(siteId).read(db, page, bounds);
      const payments = await paymentsAmong(paymentsOf, siteId, rows);
      return {
        pageNum: pageNo,
        totalPages: Math.ceil(totals.count / pageSize),
        totalCount: totals.count,
        list: rows.map((row) => movementView(row, aboutOf(row, payments, site, language))),
        totals: { ...totals, currency: settings.currency.code },
      };
    },
    /**
     * One journal of the member and what belongs to it (MONEY-12).
     * @throws AppError wallet.receipt_number_invalid for a text that is no receipt number
     * @throws AppError wallet.record_not_found when no journal with this number moved money of the member
     */
    async readReceipt(site: SiteView, { memberId, number, language }: ReceiptQuestion) {
      const receiptNumber = readReceiptNumber(number);
      if (receiptNumber === undefined) throw new AppError('wallet.receipt_number_invalid');
      const store = receiptStore(site.siteId);
      const row = await store.find(db, memberId, receiptNumber);
      if (!row) throw new AppError('wallet.record_not_found');
      const chain = WITHOUT_CHAIN.includes(row.referenceType)
        ? [row]
        : await store.listChain(db, memberId, row);
      const payments = await paymentsAmong(paymentsOf, site.siteId, [row]);
      const payment = payments.get(row.reference);
      return {
        ...movementView(row, aboutOf(row, payments, site, language)),
        ...(payment ? { feeMinor: payment.feeMinor } : {}),
        chain: [
          ...(row.referenceType === 'deposit' && payment ? [orderedStep(payment)] : []),
          ...chain.map((step) => chainStep(step, row)),
        ],
      };
    },
  };
}

export type MovementService = ReturnType<typeof movementService>;

/** The order of a payment, which moved nothing yet. */
function orderedStep({ amountMinor, orderedAt }: PaymentFacts) {
  const at = orderedAt.toISOString();
  return { kind: 'ordered' as const, amountMinor, stakeableMinor: 0, at, isThis: false };
}

function chainStep(step: MovementRow, shown: MovementRow) {
  const moved = stakeableMinor(step);
  const inside = step.accounts.hold?.amountMinor ?? step.accounts.cash?.amountMinor ?? 0;
  return {
    kind: step.kind,
    receiptNumber: receiptNumberOf(step.journalId),
    amountMinor: moved === 0 ? Math.abs(inside) : moved,
    stakeableMinor: moved,
    at: step.at.toISOString(),
    isThis: step.journalId === shown.journalId,
  };
}
