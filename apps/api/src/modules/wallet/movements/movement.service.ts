import { AppError } from '@maidan/contract/errors';
import { MOVEMENT_KINDS, MOVEMENTS } from '@maidan/contract/movements';
import type { MovementKind, MovementReference } from '@maidan/contract/movements';
import type { Clock } from '#platform/process/clock.ts';
import type { Database } from '#platform/database/connection.ts';
import type { SiteView } from '#platform/http/request-context.ts';
import { readReceiptNumber, receiptNumberOf } from '../ledger/receipt-number.ts';
import { movementDaysStore } from './movement-days.store.ts';
import type { DaySums, Span } from './movement-days.store.ts';
import { movementStore } from './movement.store.ts';
import { aboutOf, movementView, paymentsAmong, stakeableMinor } from './movement.view.ts';
import type { PaymentFacts, PaymentsOf } from './movement.view.ts';
import type { MovementRow } from './movement.rows.ts';
import { roundProofStore } from '../records/round-proof.store.ts';
import { receiptStore } from './receipt.store.ts';
import { recordDays, todayIn } from './record-range.ts';

export interface MovementServiceDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly paymentsOf: PaymentsOf;
}

/** Which page of the account record to read. */
export interface MovementPage {
  readonly memberId: string;
  /** First and last day, in the site's time zone. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly kind: MovementKind | '';
  readonly cause: MovementReference | '';
  /** The receipt number of the last movement that the caller has. */
  readonly after?: string | undefined;
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
export function movementService({ db, clock, paymentsOf }: MovementServiceDeps) {
  /** The days of a record, with those that are over summed. @throws AppError as `recordDays` */
  function openSpan(
    { siteId, settings: { timeZone } }: SiteView,
    asked: Pick<MovementPage, 'memberId' | 'from' | 'to'>,
  ): Promise<Span> {
    const now = clock.now();
    const days = recordDays(asked, todayIn(timeZone, now));
    const range = { memberId: asked.memberId, timeZone, ...days };
    return movementDaysStore(siteId).open(db, range, now);
  }

  return {
    openSpan,
    /**
     * A page of the member's account record, with the totals of the whole selection and the sums of the days on the page
     * (MONEY-12).
     * @throws AppError wallet.cursor_unknown when `after` is no receipt of the member, and those of `recordDays`
     */
    async listMovements(site: SiteView, page: MovementPage) {
      const { siteId } = site;
      const span = await openSpan(site, page);
      const kinds = kindsOf(page);
      const store = movementStore(siteId);
      const beforeId = await cursorOf(db, siteId, page);
      const days = await movementDaysStore(siteId).read(db, span, kinds);
      const cut = { span, kinds, beforeId, limit: page.pageSize + 1 };
      const found = days.length === 0 ? [] : await store.list(db, cut);
      const rows = found.slice(0, page.pageSize);
      const payments = await paymentsAmong(paymentsOf, siteId, rows);
      const last = rows.at(-1);
      return {
        from: span.from,
        to: span.to,
        totals: { ...totalsOf(days), currency: site.settings.currency.code },
        days: daysOf(days, rows, span.timeZone),
        list: rows.map((row) => movementView(row, aboutOf(row, payments, site, page.language))),
        ...(last && found.length > rows.length ? { next: receiptNumberOf(last.journalId) } : {}),
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
      const proof =
        row.referenceType === 'round'
          ? await roundProofStore(site.siteId).find(db, memberId, row.reference)
          : undefined;
      return {
        ...movementView(row, aboutOf(row, payments, site, language)),
        ...(payment ? { feeMinor: payment.feeMinor } : {}),
        ...(proof ? { proof } : {}),
        chain: [
          ...(row.referenceType === 'deposit' && payment ? [orderedStep(payment)] : []),
          ...chain.map((step) => chainStep(step, row)),
        ],
      };
    },
  };
}

export type MovementService = ReturnType<typeof movementService>;

/** The kinds that a filter lets through. */
function kindsOf({ kind, cause }: Pick<MovementPage, 'kind' | 'cause'>): MovementKind[] {
  return MOVEMENT_KINDS.filter(
    (name) =>
      (kind === '' || name === kind) && (cause === '' || MOVEMENTS[name].reference === cause),
  );
}

async function cursorOf(
  db: Database,
  siteId: string,
  { memberId, after }: Pick<MovementPage, 'memberId' | 'after'>,
): Promise<string | undefined> {
  if (after === undefined) return undefined;
  const number = readReceiptNumber(after);
  const id =
    number === undefined ? undefined : await movementStore(siteId).findId(db, memberId, number);
  if (id === undefined) throw new AppError('wallet.cursor_unknown');
  return id;
}

function totalsOf(days: readonly DaySums[]) {
  const sum = (what: 'inMinor' | 'outMinor' | 'count') =>
    days.reduce((total, day) => total + day[what], 0);
  const [inMinor, outMinor] = [sum('inMinor'), sum('outMinor')];
  return { inMinor, outMinor, changeMinor: inMinor - outMinor, count: sum('count') };
}

/** What each day came to that has a row on the page, newest first. */
function daysOf(days: readonly DaySums[], rows: readonly MovementRow[], timeZone: string) {
  const shown = new Set(rows.map(({ at }) => todayIn(timeZone, at)));
  return [...shown].map((day) => {
    const ofDay = days.filter((sums) => sums.day === day);
    return { day, changeMinor: totalsOf(ofDay).changeMinor };
  });
}

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
