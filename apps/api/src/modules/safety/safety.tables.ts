import { LIMIT_KINDS, LIMIT_PERIODS } from '@maidan/contract/constants';
import type { LimitKind, LimitPeriod } from '@maidan/contract/constants';
import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '#platform/database/columns.ts';

/** What a wish for a limit can be: it waits for its confirmation, it counts, it was replaced, or it was taken back. */
const STATES = ['waiting', 'standing', 'replaced', 'withdrawn'] as const;

/** A state of a wish for a limit. */
export type LimitState = (typeof STATES)[number];

const listOf = (names: readonly string[]) =>
  sql.raw(`(${names.map((name) => `'${name}'`).join(', ')})`);

/** Every limit that a member ever asked for (MEMBERX-08). Rows are never removed; a state only goes on. */
export const memberLimit = pgTable(
  'member_limit',
  {
    siteId: text('site_id').notNull(),
    limitId: text('limit_id').notNull(),
    memberId: text('member_id').notNull(),
    kind: text('kind').$type<LimitKind>().notNull(),
    period: text('period').$type<LimitPeriod>().notNull(),
    /** Minor units, for play time minutes; empty for no limit. */
    amount: bigint('amount', { mode: 'number' }),
    state: text('state').$type<LimitState>().notNull(),
    askedAt: moment('asked_at').notNull(),
    /** From when on it can be confirmed; the moment of asking for one that counted at once. */
    confirmableFrom: moment('confirmable_from').notNull(),
    standingSince: moment('standing_since'),
    endedAt: moment('ended_at'),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.limitId] }),
    uniqueIndex('member_limit_standing')
      .on(table.siteId, table.memberId, table.kind, table.period)
      .where(sql`${table.state} = 'standing'`),
    uniqueIndex('member_limit_waiting')
      .on(table.siteId, table.memberId, table.kind, table.period)
      .where(sql`${table.state} = 'waiting'`),
    index('member_limit_of_member').on(table.siteId, table.memberId, table.askedAt.desc()),
    check('member_limit_kind', sql`${table.kind} IN ${listOf(LIMIT_KINDS)}`),
    check('member_limit_period', sql`${table.period} IN ${listOf(LIMIT_PERIODS)}`),
    check('member_limit_state', sql`${table.state} IN ${listOf(STATES)}`),
    check('member_limit_amount', sql`${table.amount} >= 0`),
  ],
);

/** The two ways to stop for a while: a time-out leaves the account open, an exclusion closes it until it is ended. */
const BREAK_KINDS = ['time_out', 'exclusion'] as const;
/** A way to stop for a while. */
export type BreakKind = (typeof BREAK_KINDS)[number];

/** Every break that a member took (MEMBERX-08). Rows are neither changed nor removed, so that none gets shorter. */
export const memberBreak = pgTable(
  'member_break',
  {
    siteId: text('site_id').notNull(),
    memberId: text('member_id').notNull(),
    breakId: text('break_id').notNull(),
    kind: text('kind').$type<BreakKind>().notNull(),
    startsAt: moment('starts_at').notNull(),
    /** Empty for an exclusion for good. */
    endsAt: moment('ends_at'),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.memberId, table.breakId] }),
    // What the end of an exclusion refers to.
    uniqueIndex('member_break_with_end').on(
      table.siteId,
      table.memberId,
      table.breakId,
      table.endsAt,
    ),
    check('member_break_kind', sql`${table.kind} IN ${listOf(BREAK_KINDS)}`),
    check('member_break_end', sql`${table.endsAt} > ${table.startsAt}`),
    check(
      'member_break_time_out_ends',
      sql`${table.kind} = 'exclusion' OR ${table.endsAt} IS NOT NULL`,
    ),
  ],
);

/** A limit as stored. */
export type LimitRow = typeof memberLimit.$inferSelect;
