import { REPORT_ODDITIES, REPORT_STATES } from '@maidan/contract/constants';
import type { ReportOddity, ReportState } from '@maidan/contract/constants';
import type { PaymentCallback } from '@maidan/wire';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { moment } from '#platform/database/columns.ts';

const listOf = (names: readonly string[]) =>
  sql.raw(`(${names.map((name) => `'${name}'`).join(', ')})`);

/** What a channel told of a payment that operators should know of (OPS-49), in the channel's own figures. Minor units. */
export const paymentReport = pgTable(
  'payment_report',
  {
    siteId: text('site_id').notNull(),
    reportId: text('report_id').notNull(),
    oddity: text('oddity').$type<ReportOddity>().notNull(),
    reference: text('reference').notNull(),
    cashierReference: text('cashier_reference').notNull(),
    status: text('status').$type<PaymentCallback['status']>().notNull(),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    sequence: integer('sequence').notNull(),
    occurredAt: moment('occurred_at').notNull(),
    receivedAt: moment('received_at').notNull(),
    /** How often the same was told. */
    times: integer('times').notNull(),
    state: text('state').$type<ReportState>().notNull(),
    /** The deposit by which it was credited by hand. */
    depositId: text('deposit_id'),
    closedAt: moment('closed_at'),
    closedBy: text('closed_by'),
    note: text('note'),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.reportId] }),
    uniqueIndex('payment_report_once').on(
      table.siteId,
      table.reference,
      table.cashierReference,
      table.sequence,
      table.status,
    ),
    index('payment_report_by_state').on(
      table.siteId,
      table.state,
      table.receivedAt,
      table.reportId,
    ),
    check('payment_report_oddity', sql`${table.oddity} IN ${listOf(REPORT_ODDITIES)}`),
    check('payment_report_state', sql`${table.state} IN ${listOf(REPORT_STATES)}`),
  ],
);

/** A report as stored. */
export type ReportRow = typeof paymentReport.$inferSelect;
