import { WITHDRAWAL_FAULTS, WITHDRAWAL_STATES } from '@maidan/contract/constants';
import type {
  WithdrawalCheckName,
  CheckResult,
  WithdrawalFault,
  WithdrawalState,
} from '@maidan/contract/constants';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { moment } from '#platform/database/columns.ts';

const listOf = (names: readonly string[]) =>
  sql.raw(`(${names.map((name) => `'${name}'`).join(', ')})`);

/** What the server found about one thing that a decision on a withdrawal needs (OPS-53). */
export interface WithdrawalCheck {
  readonly check: WithdrawalCheckName;
  readonly result: CheckResult;
  /** What it was judged by: amounts in minor units, numbers and moments, nothing personal. */
  readonly values: Readonly<Record<string, string | number>>;
}

/** One state that a withdrawal reached, and when; UTC. */
export interface WithdrawalStep {
  readonly state: WithdrawalState;
  readonly at: string;
}

/** A member's withdrawal to a payout account (MONEY-10). Amounts in minor units. */
export const withdrawal = pgTable(
  'withdrawal',
  {
    siteId: text('site_id').notNull(),
    /** The number that the member reads, and the reference of the payout at the rail. */
    withdrawalId: text('withdrawal_id').notNull(),
    memberId: text('member_id').notNull(),
    /** The account as it was when the withdrawal was requested; it may be removed since. */
    accountId: text('account_id').notNull(),
    channel: text('channel').notNull(),
    accountNumber: text('account_number').notNull(),
    holderName: text('holder_name').notNull(),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    state: text('state').$type<WithdrawalState>().notNull(),
    /** Every state so far, oldest first; the last one is `state`. */
    steps: jsonb('steps').$type<readonly WithdrawalStep[]>().notNull(),
    /** What the member reads when an operator rejected it. */
    reason: text('reason'),
    fault: text('fault').$type<WithdrawalFault>(),
    callbackUrl: text('callback_url').notNull(),
    /** When an order of the payout left whose answer is not a clear no: set before the rail is asked, as answers get lost. */
    orderedAt: moment('ordered_at'),
    /** The signed file that ordered the payout, for a channel that takes files. */
    batchId: text('batch_id'),
    /** The channel's own number of the payout. */
    cashierReference: text('cashier_reference'),
    /** The newest state of the rail that was taken over. */
    sequence: integer('sequence').notNull().default(0),
    checkedAt: moment('checked_at'),
    /** The last report of the rail that was not believed or came too late, so that one told again raises no second alert. */
    oddReport: text('odd_report'),
    /** When an alert was raised because the rail takes too long. */
    alertedAt: moment('alerted_at'),
    /** The operator who decided; empty for the site's rule and for the command line of the machine. */
    decidedBy: text('decided_by'),
    decidedAt: moment('decided_at'),
    /** Why it was decided so, for operators alone. */
    note: text('note'),
    /** What the checks said when it was decided. */
    checks: jsonb('checks').$type<readonly WithdrawalCheck[]>(),
    /** When an operator last asked the member for a document. */
    documentAskedAt: moment('document_asked_at'),
    /** When the site's rule, the rail or the message to the member is due; empty while it waits for an operator. */
    nextCheckAt: moment('next_check_at'),
    /** The journals that held the amount, and that paid or returned it. */
    holdJournalId: text('hold_journal_id').notNull(),
    endJournalId: text('end_journal_id'),
    requestedAt: moment('requested_at').notNull(),
    endedAt: moment('ended_at'),
    /** From request to payout; the times of a channel are made of it. */
    tookSeconds: integer('took_seconds'),
    /** Key and SHA-256 of the request, so that one that is sent twice makes one withdrawal (MONEY-03). */
    idempotencyKey: text('idempotency_key').notNull(),
    bodyHash: text('body_hash').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.withdrawalId] }),
    uniqueIndex('withdrawal_key').on(table.siteId, table.memberId, table.idempotencyKey),
    index('withdrawal_of_member').on(
      table.siteId,
      table.memberId,
      table.requestedAt.desc(),
      table.withdrawalId.desc(),
    ),
    index('withdrawal_by_state').on(table.siteId, table.state, table.requestedAt),
    index('withdrawal_due')
      .on(table.nextCheckAt)
      .where(sql`${table.nextCheckAt} IS NOT NULL`),
    index('withdrawal_times')
      .on(table.siteId, table.channel, table.endedAt, table.tookSeconds)
      .where(sql`${table.tookSeconds} IS NOT NULL`),
    index('withdrawal_of_batch')
      .on(table.siteId, table.batchId)
      .where(sql`${table.batchId} IS NOT NULL`),
    check('withdrawal_amount', sql`${table.amountMinor} > 0`),
    check('withdrawal_state', sql`${table.state} IN ${listOf(WITHDRAWAL_STATES)}`),
    check(
      'withdrawal_fault',
      sql`${table.fault} IS NULL OR ${table.fault} IN ${listOf(WITHDRAWAL_FAULTS)}`,
    ),
    check(
      'withdrawal_ends_by_a_journal',
      sql`(${table.state} IN ('paid', 'rejected', 'failed')) = (${table.endJournalId} IS NOT NULL)`,
    ),
    check(
      'withdrawal_says_why',
      sql`(${table.state} = 'rejected') = (${table.reason} IS NOT NULL) AND (${table.state} = 'failed') = (${table.fault} IS NOT NULL)`,
    ),
  ],
);

/** Which operator works on a withdrawal, and until when it is kept from the others (OPS-54). */
export const withdrawalClaim = pgTable(
  'withdrawal_claim',
  {
    siteId: text('site_id').notNull(),
    withdrawalId: text('withdrawal_id').notNull(),
    operatorId: text('operator_id').notNull(),
    claimedAt: moment('claimed_at').notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.withdrawalId] })],
);

/** A claim as stored. */
export type ClaimRow = typeof withdrawalClaim.$inferSelect;

/** A withdrawal as stored. */
export type WithdrawalRow = typeof withdrawal.$inferSelect;
