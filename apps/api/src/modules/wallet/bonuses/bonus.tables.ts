import { BONUS_STATES } from '@maidan/contract/constants';
import type { BetKind, BonusState } from '@maidan/contract/constants';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { localised, moment } from '#platform/database/columns.ts';
import type { Contributions, Played } from './bonus.types.ts';

const STATES = sql.raw(`(${BONUS_STATES.map((state) => `'${state}'`).join(', ')})`);
const minor = (name: string) => bigint(name, { mode: 'number' }).notNull();

/**
 * A member's bonus (MONEY-15, MONEY-18). Amounts in minor units. It changes under the lock of the member's wallet only;
 * the balances of the running ones are parts of the wallet's account of bonuses.
 */
export const bonus = pgTable(
  'bonus',
  {
    siteId: text('site_id').notNull(),
    bonusId: text('bonus_id').notNull(),
    memberId: text('member_id').notNull(),
    /** What it is given for, such as one application; no two bonuses of a site have the same. */
    source: text('source').notNull(),
    promotionId: integer('promotion_id'),
    title: localised('title').notNull(),
    state: text('state').$type<BonusState>().notNull(),
    currency: text('currency').notNull(),
    amountMinor: minor('amount_minor'),
    /** How much has to be played, as far as it counts. */
    wagerMinor: minor('wager_minor'),
    contributions: jsonb('contributions').$type<Contributions>().notNull(),
    /** How long it runs from its grant on. */
    lifeDays: integer('life_days').notNull(),
    /** What is left of it. */
    balanceMinor: minor('balance_minor').default(0),
    progressMinor: minor('progress_minor').default(0),
    played: jsonb('played').$type<Played>().notNull().default({}),
    /** What became cash. */
    releasedMinor: minor('released_minor').default(0),
    offeredAt: moment('offered_at').notNull(),
    /** Until when an offer can be claimed. */
    claimUntil: moment('claim_until'),
    grantedAt: moment('granted_at'),
    expiresAt: moment('expires_at'),
    endedAt: moment('ended_at'),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.bonusId] }),
    uniqueIndex('bonus_source').on(table.siteId, table.source),
    index('bonus_of_member').on(table.siteId, table.memberId, table.offeredAt.desc()),
    index('bonus_active')
      .on(table.siteId, table.memberId)
      .where(sql`${table.state} = 'active'`),
    index('bonus_due')
      .on(table.expiresAt)
      .where(sql`${table.state} = 'active'`),
    index('bonus_offer_due')
      .on(table.claimUntil)
      .where(sql`${table.state} = 'offered'`),
    check(
      'bonus_amounts',
      sql`${table.amountMinor} > 0 AND ${table.wagerMinor} >= 0 AND ${table.balanceMinor} >= 0 AND ${table.progressMinor} >= 0 AND ${table.releasedMinor} >= 0`,
    ),
    check('bonus_state', sql`${table.state} IN ${STATES}`),
    check(
      'bonus_balance_while_active',
      sql`${table.state} = 'active' OR ${table.balanceMinor} = 0`,
    ),
    check(
      'bonus_met_by_progress',
      sql`${table.state} <> 'met' OR ${table.progressMinor} >= ${table.wagerMinor}`,
    ),
  ],
);

/** A bonus as stored. */
export type BonusRow = typeof bonus.$inferSelect;

/**
 * The settled stakes of a member on one day of the site, by kind of play. A stake is added in the transaction that settles
 * its round, once, and no rollback takes it back.
 */
export const validBet = pgTable(
  'valid_bet',
  {
    siteId: text('site_id').notNull(),
    memberId: text('member_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    kind: text('kind').$type<BetKind>().notNull(),
    stakeMinor: minor('stake_minor'),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.memberId, table.day, table.kind] }),
    index('valid_bet_of_day').on(table.siteId, table.day, table.memberId),
  ],
);
