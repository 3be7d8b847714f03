import type { BetKind } from '@maidan/contract/constants';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { moment } from '#platform/database/columns.ts';

const minor = (name: string) => bigint(name, { mode: 'number' }).notNull();
const day = (name: string) => date(name, { mode: 'string' }).notNull();

/** What a member's valid bets of one day and kind of play give back; settled once, after the day (MONEY-16). */
export const rebate = pgTable(
  'rebate',
  {
    siteId: text('site_id').notNull(),
    memberId: text('member_id').notNull(),
    /** A day of the site. */
    day: day('day'),
    kind: text('kind').$type<BetKind>().notNull(),
    validBetMinor: minor('valid_bet_minor'),
    rateBasisPoints: integer('rate_basis_points').notNull(),
    amountMinor: minor('amount_minor'),
    /** The label of the rank whose rate it is. */
    rank: text('rank').notNull(),
    claimId: text('claim_id'),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.memberId, table.day, table.kind] }),
    check(
      'rebate_amounts',
      sql`${table.validBetMinor} >= 0 AND ${table.rateBasisPoints} >= 0 AND ${table.amountMinor} >= 0`,
    ),
  ],
);

/** A claim of rebates: one journal. */
export const rebateClaim = pgTable(
  'rebate_claim',
  {
    siteId: text('site_id').notNull(),
    claimId: text('claim_id').notNull(),
    memberId: text('member_id').notNull(),
    amountMinor: minor('amount_minor'),
    currency: text('currency').notNull(),
    fromDay: day('from_day'),
    toDay: day('to_day'),
    journalId: text('journal_id').notNull(),
    claimedAt: moment('claimed_at').notNull(),
    /** Key and SHA-256 of the request, so that one that is sent twice makes one claim (MONEY-03). */
    idempotencyKey: text('idempotency_key').notNull(),
    bodyHash: text('body_hash').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.claimId] }),
    uniqueIndex('rebate_claim_key').on(table.siteId, table.memberId, table.idempotencyKey),
    index('rebate_claim_of_member').on(table.siteId, table.memberId, table.claimedAt.desc()),
    check('rebate_claim_amount', sql`${table.amountMinor} > 0`),
  ],
);

/** A day of a site whose rebates are settled for all members. */
export const rebateDay = pgTable(
  'rebate_day',
  {
    siteId: text('site_id').notNull(),
    day: day('day'),
    settledAt: moment('settled_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.day] })],
);

/** A settled rebate as stored. */
export type RebateRow = typeof rebate.$inferSelect;
/** A claim as stored. */
export type RebateClaimRow = typeof rebateClaim.$inferSelect;
