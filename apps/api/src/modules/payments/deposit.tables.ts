import { DEPOSIT_STATES } from '@maidan/contract/constants';
import type { DepositState } from '@maidan/contract/constants';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { moment } from '#platform/database/columns.ts';
import type { LocalisedText } from '#platform/database/columns.ts';

const STATES = sql.raw(`(${DEPOSIT_STATES.map((state) => `'${state}'`).join(', ')})`);

/** One state that a deposit reached, and when; UTC. */
export interface DepositStep {
  readonly state: DepositState;
  readonly at: string;
}

/** The bonus that a member chose with a deposit; its terms are those of the order. Amounts in minor units. */
export interface DepositBonus {
  readonly promotionId: number;
  readonly title: LocalisedText;
  readonly amountMinor: number;
  readonly wagerMinor: number;
  readonly contributions: Readonly<Record<string, number>>;
  readonly lifeDays: number;
  readonly state: 'chosen' | 'granted' | 'refused';
  /** Why it was not given: an error code. */
  readonly refusal?: string;
}

/** A member's deposit over a payment channel (MONEY-07 to MONEY-09). Amounts in minor units. */
export const deposit = pgTable(
  'deposit',
  {
    siteId: text('site_id').notNull(),
    /** The number that the member reads, and the reference of the order at the rail. */
    depositId: text('deposit_id').notNull(),
    memberId: text('member_id').notNull(),
    channel: text('channel').notNull(),
    /** Where the order was given (ENTITY-44). */
    gateway: smallint('gateway').notNull(),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    /** What the channel takes on top. */
    feeMinor: bigint('fee_minor', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    state: text('state').$type<DepositState>().notNull(),
    /** Every state so far, oldest first; the last one is `state`. */
    steps: jsonb('steps').$type<readonly DepositStep[]>().notNull(),
    /** What the rail is asked with. It is stored, so that an order that is repeated is the same to the last letter. */
    language: text('language').notNull(),
    returnUrl: text('return_url').notNull(),
    callbackUrl: text('callback_url').notNull(),
    /** The rail's own number, and its page; unknown until the rail has answered the order. */
    cashierReference: text('cashier_reference'),
    paymentUrl: text('payment_url'),
    expiresAt: moment('expires_at').notNull(),
    /** The newest state of the rail that was taken over. */
    sequence: integer('sequence').notNull().default(0),
    checkedAt: moment('checked_at'),
    /** When the rail is asked next; empty when nothing can change any more. */
    nextCheckAt: moment('next_check_at'),
    /** The journal that credited it, and the member's cash right after that. */
    journalId: text('journal_id'),
    cashAfterMinor: bigint('cash_after_minor', { mode: 'number' }),
    bonus: jsonb('bonus').$type<DepositBonus>(),
    createdAt: moment('created_at').notNull(),
    /** Key and SHA-256 of the order, so that one that is sent twice makes one deposit (MONEY-03). */
    idempotencyKey: text('idempotency_key').notNull(),
    bodyHash: text('body_hash').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.depositId] }),
    uniqueIndex('deposit_key').on(table.siteId, table.memberId, table.idempotencyKey),
    index('deposit_of_member').on(table.siteId, table.memberId, table.createdAt.desc()),
    index('deposit_due')
      .on(table.nextCheckAt)
      .where(sql`${table.nextCheckAt} IS NOT NULL`),
    // What a channel paid once is credited once, also by hand (OPS-49).
    uniqueIndex('deposit_credited_once')
      .on(table.siteId, table.cashierReference)
      .where(sql`${table.state} = 'credited' AND ${table.cashierReference} IS NOT NULL`),
    check('deposit_amounts', sql`${table.amountMinor} > 0 AND ${table.feeMinor} >= 0`),
    check('deposit_state', sql`${table.state} IN ${STATES}`),
    check(
      'deposit_credited_by_a_journal',
      sql`(${table.state} = 'credited') = (${table.journalId} IS NOT NULL)`,
    ),
  ],
);

/** The first deposit of each member that was credited; written with its credit (AGENTX-07). Amounts in minor units. */
export const firstDeposit = pgTable(
  'first_deposit',
  {
    siteId: text('site_id').notNull(),
    memberId: text('member_id').notNull(),
    depositId: text('deposit_id').notNull(),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.memberId] }),
    index('first_deposit_by_time').on(table.siteId, table.at, table.memberId),
  ],
);

/** A deposit as stored. */
export type DepositRow = typeof deposit.$inferSelect;
