import type { ApplicationState } from '@maidan/contract/constants';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '#platform/database/columns.ts';

/** A member's application for the reward of a promotion (API-53, ENTITY-31). */
export const rewardApplication = pgTable(
  'reward_application',
  {
    siteId: text('site_id').notNull(),
    applicationId: text('application_id').notNull(),
    memberId: text('member_id').notNull(),
    /** The linked id of the promotion, which outlives the promotion itself. */
    linkedPromotionId: integer('linked_promotion_id').notNull(),
    remarks: text('remarks').notNull(),
    pictureIds: jsonb('picture_ids').$type<string[]>().notNull(),
    state: text('state').$type<ApplicationState>().notNull(),
    /** Why it was rejected, as the operator wrote it for the member. */
    reason: text('reason'),
    appliedAt: moment('applied_at').notNull(),
    reviewedAt: moment('reviewed_at'),
    /** The operator who looked at it last without deciding. */
    reviewedBy: text('reviewed_by'),
    decidedAt: moment('decided_at'),
    /** Key and SHA-256 of the request, so that one that is sent twice makes one application. */
    idempotencyKey: text('idempotency_key').notNull(),
    bodyHash: text('body_hash').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.applicationId] }),
    index('reward_application_member').on(table.siteId, table.memberId, table.appliedAt.desc()),
    uniqueIndex('reward_application_key').on(table.siteId, table.memberId, table.idempotencyKey),
    index('reward_application_open')
      .on(table.siteId, table.appliedAt, table.applicationId)
      .where(sql`${table.state} IN ('applying', 'process')`),
    // At most one application for a promotion waits, and at most one is granted.
    uniqueIndex('reward_application_standing')
      .on(table.siteId, table.memberId, table.linkedPromotionId)
      .where(sql`${table.state} <> 'rejected'`),
  ],
);
