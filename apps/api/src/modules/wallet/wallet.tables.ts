import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { BET_STATES } from '@maidan/contract/constants';
import type { BetKind } from '@maidan/contract/constants';
import type { RoundProof } from '@maidan/wire';
import { localised } from '#platform/database/columns.ts';
import type { LocalisedText } from '#platform/database/columns.ts';
import type { BonusParts } from './bonuses/bonus.types.ts';
import { siteOfIndex } from './site-index.ts';
import { PLAYER_ACCOUNTS, SCOPED_ACCOUNTS, UNSCOPED_ACCOUNTS } from './ledger/accounts.ts';
import { VENDOR_TRANSACTION_KINDS } from './rounds/round.types.ts';

/** The names of a list, written for a comparison in SQL. */
const listOf = (names: readonly string[]) =>
  sql.raw(`(${names.map((name) => `'${name}'`).join(', ')})`);
const minor = (name: string) => bigint(name, { mode: 'number' }).notNull().default(0);
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });

/** The three stored balances of a player. Commands on the player lock this row. */
export const wallet = pgTable(
  'wallet',
  {
    siteId: text('site_id').notNull(),
    memberId: text('member_id').notNull(),
    currency: text('currency').notNull(),
    cashMinor: minor('cash_minor'),
    bonusMinor: minor('bonus_minor'),
    holdMinor: minor('hold_minor'),
    version: bigint('version', { mode: 'number' }).notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.memberId] }),
    check('wallet_cash_not_negative', sql`${table.cashMinor} >= 0`),
    check('wallet_bonus_not_negative', sql`${table.bonusMinor} >= 0`),
    check('wallet_hold_not_negative', sql`${table.holdMinor} >= 0`),
  ],
);

/** Append-only journals (MONEY-01). Triggers refuse changes and deletions; a reference to the last posting, empty journals. */
export const journal = pgTable(
  'journal',
  {
    siteId: text('site_id').notNull(),
    journalId: text('journal_id').notNull(),
    kind: text('kind').notNull(),
    /** Unique per site. A second command with the same key finds the journal of the first (MONEY-03). */
    idempotencyKey: text('idempotency_key').notNull(),
    /** SHA-256 of the command's fields, in hexadecimal. */
    bodyHash: text('body_hash').notNull(),
    referenceType: text('reference_type').notNull(),
    reference: text('reference').notNull(),
    /** Number of the last posting; none can be added later. */
    lines: smallint('lines').notNull(),
    postedAt: moment('posted_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.journalId] }),
    uniqueIndex('journal_idempotency_key').on(siteOfIndex(table.siteId), table.idempotencyKey),
    uniqueIndex('journal_receipt_number').on(
      siteOfIndex(table.siteId),
      sql`receipt_number(${table.journalId})`,
    ),
    index('journal_reference').on(siteOfIndex(table.siteId), table.reference, table.referenceType),
    check('journal_lines', sql`${table.lines} >= 2`),
  ],
);

/**
 * The sides of the journals. Those of a journal are written by one statement, and a trigger on it checks that they are
 * numbered from 1 and sum to zero per currency; references tie them to their journal.
 */
export const posting = pgTable(
  'posting',
  {
    siteId: text('site_id').notNull(),
    journalId: text('journal_id').notNull(),
    line: smallint('line').notNull(),
    account: text('account').notNull(),
    /** The player, for a player's account. */
    memberId: text('member_id'),
    /** Vendor or channel; set for scoped site accounts. */
    scope: text('scope'),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    /** The player's account, and cash, bonus and hold together, after the journal. */
    accountAfterMinor: bigint('account_after_minor', { mode: 'number' }),
    totalAfterMinor: bigint('total_after_minor', { mode: 'number' }),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.journalId, table.line] }),
    index('posting_member').on(
      siteOfIndex(table.siteId),
      table.memberId,
      sql`${table.journalId} COLLATE "C" DESC`,
    ),
    check('posting_not_zero', sql`${table.amountMinor} <> 0`),
    check(
      'posting_account',
      sql`CASE WHEN ${table.account} IN ${listOf(PLAYER_ACCOUNTS)} THEN ${table.memberId} IS NOT NULL AND ${table.scope} IS NULL AND ${table.accountAfterMinor} IS NOT NULL AND ${table.accountAfterMinor} >= 0 AND ${table.totalAfterMinor} IS NOT NULL
        WHEN ${table.account} IN ${listOf(SCOPED_ACCOUNTS)} THEN ${table.memberId} IS NULL AND ${table.scope} IS NOT NULL
        ELSE ${table.memberId} IS NULL AND ${table.scope} IS NULL AND ${table.account} IN ${listOf(UNSCOPED_ACCOUNTS)} END`,
    ),
  ],
);

/** One player's part in a vendor's round; the shares decide how payouts are split (MONEY-18). */
export const round = pgTable(
  'round',
  {
    siteId: text('site_id').notNull(),
    /** Computed from vendor, the vendor's round id and member; see `roundIdOf`. */
    roundId: text('round_id').notNull(),
    memberId: text('member_id').notNull(),
    vendor: text('vendor').notNull(),
    vendorRoundId: text('vendor_round_id').notNull(),
    gameCode: text('game_code').notNull(),
    nodeId: integer('node_id').notNull(),
    currency: text('currency').notNull(),
    state: text('state').notNull(),
    stakeCashMinor: minor('stake_cash_minor'),
    stakeBonusMinor: minor('stake_bonus_minor'),
    refundCashMinor: minor('refund_cash_minor'),
    refundBonusMinor: minor('refund_bonus_minor'),
    payoutCashMinor: minor('payout_cash_minor'),
    payoutBonusMinor: minor('payout_bonus_minor'),
    openedAt: moment('opened_at').notNull(),
    settledAt: moment('settled_at'),
    /** Whether the round was ever settled, even when a later bet opened it again. From then on no bet is taken back. */
    wasSettled: boolean('was_settled').notNull().default(false),
    /** When the vendor said that the round is over; later bets are refused. */
    endedAt: moment('ended_at'),
    /** The result in the vendor's words; absent when the vendor sends none. */
    outcome: jsonb('outcome').$type<LocalisedText>(),
    /** What the round was drawn from, by which its player can check it; absent when the vendor sends none. */
    proof: jsonb('proof').$type<RoundProof>(),
    /** What is played; empty for rounds from before stakes were counted. */
    betKind: text('bet_kind').$type<BetKind>(),
    /** How much of the stake is counted as valid bets: what was settled. */
    countedMinor: minor('counted_minor'),
    /** What stands in the round of each bonus. */
    bonusParts: jsonb('bonus_parts').$type<BonusParts>(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.roundId] }),
    index('round_of_member').on(
      siteOfIndex(table.siteId),
      table.memberId,
      sql`${table.openedAt} DESC`,
      sql`${table.roundId} COLLATE "C" DESC`,
    ),
    index('round_settled')
      .on(siteOfIndex(table.siteId), sql`${table.settledAt} DESC`)
      .where(sql`${table.state} IN ('won', 'lost')`),
    check('round_state', sql`${table.state} IN ${listOf(BET_STATES)}`),
    check(
      'round_refund_within_stake',
      sql`${table.refundCashMinor} BETWEEN 0 AND ${table.stakeCashMinor} AND ${table.refundBonusMinor} BETWEEN 0 AND ${table.stakeBonusMinor}`,
    ),
    check(
      'round_payout_not_negative',
      sql`${table.payoutCashMinor} >= 0 AND ${table.payoutBonusMinor} >= 0`,
    ),
  ],
);

/** Every transaction id that a vendor has used, with its answer (VENDOR-02, VENDOR-04). */
export const vendorTransaction = pgTable(
  'vendor_transaction',
  {
    siteId: text('site_id').notNull(),
    vendor: text('vendor').notNull(),
    transactionId: text('transaction_id').notNull(),
    /** One of the kinds of vendor transactions. */
    kind: text('kind').notNull(),
    memberId: text('member_id').notNull(),
    /** Our id of the round; absent for tombstones and rollbacks of unseen bets. */
    roundId: text('round_id'),
    bodyHash: text('body_hash').notNull(),
    answer: jsonb('answer').notNull(),
    cashMinor: minor('cash_minor'),
    bonusMinor: minor('bonus_minor'),
    /** What a bet took of each bonus. */
    bonusParts: jsonb('bonus_parts').$type<BonusParts>(),
    /** What of a bet went to the jackpot. */
    jackpotMinor: minor('jackpot_minor').default(0),
    /** Set on a bet once a rollback has returned it. */
    rolledBackAt: moment('rolled_back_at'),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.vendor, table.transactionId] }),
    check('vendor_transaction_kind', sql`${table.kind} IN ${listOf(VENDOR_TRANSACTION_KINDS)}`),
  ],
);

/**
 * What a member staked and got back in one hour that is over, summed from the journals when a limit asks for it. A
 * closed hour never changes. Times are counted from the beginning of 1970, UTC.
 */
export const playHour = pgTable(
  'play_hour',
  {
    siteId: text('site_id').notNull(),
    memberId: text('member_id').notNull(),
    hour: integer('hour').notNull(),
    /** Stakes less those taken back; below zero in an hour that only gave stakes back. */
    stakedMinor: minor('staked_minor'),
    returnedMinor: minor('returned_minor'),
    /** Minutes in which a stake was taken. */
    minutes: smallint('minutes').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.memberId, table.hour] })],
);

/**
 * What a member's journals of one day that is over came to, summed when a record first asks for it. Everything here can
 * be counted again from the journals.
 */
export const movementDay = pgTable(
  'movement_day',
  {
    siteId: text('site_id').notNull(),
    memberId: text('member_id').notNull(),
    /** The time zone by which the day was cut. */
    timeZone: text('time_zone').notNull(),
    day: date('day').notNull(),
    kind: text('kind').notNull(),
    /** What came to cash and bonus, and what left them, both above zero. */
    inMinor: minor('in_minor'),
    outMinor: minor('out_minor'),
    journals: integer('journals').notNull(),
    /** The ids of the journals; absent for bets and wins, which are too many. */
    journalIds: text('journal_ids').array(),
  },
  (table) => [
    primaryKey({
      columns: [table.siteId, table.memberId, table.timeZone, table.day, table.kind],
    }),
  ],
);

/** The days of a member that are summed, without gaps. */
export const movementCover = pgTable(
  'movement_cover',
  {
    siteId: text('site_id').notNull(),
    memberId: text('member_id').notNull(),
    timeZone: text('time_zone').notNull(),
    firstDay: date('first_day').notNull(),
    lastDay: date('last_day').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.memberId, table.timeZone] })],
);

/**
 * What a member's rounds that were opened on one day that is over came to, by title and state, summed when a record first
 * asks for it. Everything here can be counted again from the rounds.
 */
export const roundDay = pgTable(
  'round_day',
  {
    siteId: text('site_id').notNull(),
    memberId: text('member_id').notNull(),
    /** The time zone by which the day was cut. */
    timeZone: text('time_zone').notNull(),
    day: date('day').notNull(),
    vendor: text('vendor').notNull(),
    nodeId: integer('node_id').notNull(),
    state: text('state').notNull(),
    /** What was played; empty for rounds that do not say. */
    betKind: text('bet_kind').$type<BetKind | ''>().notNull().default(''),
    /** Stakes without those taken back; of rounds that were taken back whole, what was staked. */
    stakeMinor: minor('stake_minor'),
    payoutMinor: minor('payout_minor'),
    rounds: integer('rounds').notNull(),
    /**
     * Set by a vendor's call that changes a round of the day, and for sums of a version that knew no kinds; the day is then
     * summed again.
     */
    isStale: boolean('is_stale').notNull().default(true),
    /** Whether the row is in `round_day_total`. A row of the version before is not, nor is one that was summed again. */
    isTotalled: boolean('is_totalled').notNull().default(false),
  },
  (table) => [
    primaryKey({
      name: 'round_day_pk',
      columns: [
        table.siteId,
        table.memberId,
        table.day,
        table.timeZone,
        table.vendor,
        table.nodeId,
        table.state,
        table.betKind,
      ],
    }),
    index('round_day_stale')
      .on(table.siteId, table.memberId)
      .where(sql`${table.isStale}`),
    index('round_day_not_totalled')
      .on(table.siteId, table.memberId)
      .where(sql`NOT ${table.isTotalled}`),
  ],
);

/**
 * The sums of `round_day` over all titles: a few rows for a day, and not one for each title. The totals of a record that is
 * not narrowed to a game are read from here.
 */
export const roundDayTotal = pgTable(
  'round_day_total',
  {
    siteId: text('site_id').notNull(),
    memberId: text('member_id').notNull(),
    day: date('day').notNull(),
    timeZone: text('time_zone').notNull(),
    state: text('state').notNull(),
    betKind: text('bet_kind').$type<BetKind | ''>().notNull(),
    stakeMinor: minor('stake_minor'),
    payoutMinor: minor('payout_minor'),
    rounds: integer('rounds').notNull(),
  },
  (table) => [
    primaryKey({
      name: 'round_day_total_pk',
      columns: [
        table.siteId,
        table.memberId,
        table.day,
        table.timeZone,
        table.state,
        table.betKind,
      ],
    }),
  ],
);

/** The days of a member whose rounds are summed, without gaps. */
export const roundCover = pgTable(
  'round_cover',
  {
    siteId: text('site_id').notNull(),
    memberId: text('member_id').notNull(),
    timeZone: text('time_zone').notNull(),
    firstDay: date('first_day').notNull(),
    lastDay: date('last_day').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.memberId, table.timeZone] })],
);

/** What the records know of a game after it was played, so that they outlive the catalogue. */
export const playedGame = pgTable(
  'played_game',
  {
    siteId: text('site_id').notNull(),
    vendor: text('vendor').notNull(),
    nodeId: integer('node_id').notNull(),
    name: localised('name').notNull(),
    vendorName: text('vendor_name').notNull(),
    vendorNames: localised('vendor_names'),
    mobileLargeIcon: text('mobile_large_icon').notNull(),
    showIcon: text('show_icon'),
    /** Names in every language in lower case, for the record's filter. */
    searchText: text('search_text').notNull(),
    /** Whether the vendor plays another game in its place, according to the latest launch. */
    isStandIn: boolean('is_stand_in').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.vendor, table.nodeId] })],
);

/** The latest proofs of a site's ledger (MONEY-05). */
export const ledgerProof = pgTable(
  'ledger_proof',
  {
    siteId: text('site_id').notNull(),
    provedAt: moment('proved_at').notNull(),
    journals: bigint('journals', { mode: 'number' }).notNull(),
    wallets: bigint('wallets', { mode: 'number' }).notNull(),
    differences: integer('differences').notNull(),
    /** The first hundred differences. */
    report: jsonb('report').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.provedAt] })],
);
