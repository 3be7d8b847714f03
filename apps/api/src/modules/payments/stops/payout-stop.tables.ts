import { STOP_REASONS } from '@maidan/contract/constants';
import type { StopReason } from '@maidan/contract/constants';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '#platform/database/columns.ts';

/**
 * That a member's withdrawals wait and are not paid, until an operator lifts it (OPS-45). Rows are never removed: one that
 * was lifted or replaced says when and by whom.
 */
export const payoutStop = pgTable(
  'payout_stop',
  {
    siteId: text('site_id').notNull(),
    stopId: text('stop_id').notNull(),
    memberId: text('member_id').notNull(),
    reason: text('reason').$type<StopReason>().notNull(),
    /** The text that the member reads. */
    told: text('told').notNull(),
    startsAt: moment('starts_at').notNull(),
    /** When operators look at it again. It does not end by itself, since the law may still ask for it. */
    reviewAt: moment('review_at').notNull(),
    /** The operator who asked for it. */
    setBy: text('set_by'),
    /** The proposal that a second operator approved. */
    proposalId: text('proposal_id'),
    /** When an alert was raised because its review is due. */
    alertedAt: moment('alerted_at'),
    liftedAt: moment('lifted_at'),
    liftedBy: text('lifted_by'),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.stopId] }),
    uniqueIndex('payout_stop_standing')
      .on(table.siteId, table.memberId)
      .where(sql`${table.liftedAt} IS NULL`),
    index('payout_stop_by_review')
      .on(table.siteId, table.reviewAt, table.stopId)
      .where(sql`${table.liftedAt} IS NULL`),
    index('payout_stop_of_member').on(table.siteId, table.memberId, table.startsAt.desc()),
    check(
      'payout_stop_reason',
      sql`${table.reason} IN (${sql.raw(STOP_REASONS.map((reason) => `'${reason}'`).join(', '))})`,
    ),
    check('payout_stop_review', sql`${table.reviewAt} > ${table.startsAt}`),
  ],
);

/** A stop as stored. */
export type StopRow = typeof payoutStop.$inferSelect;
