import { boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Contributions } from '#modules/wallet/index.ts';
import { localised, moment } from '#platform/database/columns.ts';
import type { LocalisedText } from '#platform/database/columns.ts';
import type { ExampleFigures } from './promotion-example.ts';
import type { PromotionAct, PromotionTerm } from './promotion-state.ts';

/** The conditions of a promotion in plain words. */
export type StoredTerms = Partial<Record<PromotionTerm, LocalisedText>>;

/** How the reward of a promotion is given: as a bonus whose condition is the reward times `wagerTimes` of the figures. */
export interface BonusTerms {
  readonly lifeDays: number;
  readonly contributions: Contributions;
  /** Whether members may take it along with a deposit; its figures then go by the deposit. */
  readonly atDeposit?: boolean;
}

/** A promotion (ENTITY-30). Its content was sanitised when it was written. */
export const promotion = pgTable(
  'promotion',
  {
    siteId: text('site_id').notNull(),
    promotionId: integer('promotion_id').notNull(),
    linkedPromotionId: integer('linked_promotion_id').notNull(),
    position: integer('position').notNull(),
    title: localised('title').notNull(),
    content: localised('content').notNull(),
    image: text('image').notNull(),
    /** State of ENTITY-45 for somebody who did nothing yet. */
    status: text('status').notNull(),
    categoryIds: jsonb('category_ids').$type<number[]>().notNull(),
    noExpiry: boolean('no_expiry').notNull(),
    imageRequired: boolean('image_required').notNull(),
    remarkRequired: boolean('remark_required').notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at'),
    editedAt: moment('edited_at'),
    kind: text('kind'),
    summary: localised('summary'),
    terms: jsonb('terms').$type<StoredTerms>(),
    figures: jsonb('figures').$type<ExampleFigures>(),
    bonus: jsonb('bonus').$type<BonusTerms>(),
    act: text('act').$type<PromotionAct>(),
    actPath: text('act_path'),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.promotionId] })],
);

/** Members who joined a promotion (API-52); each joins once. */
export const promotionJoin = pgTable(
  'promotion_join',
  {
    siteId: text('site_id').notNull(),
    memberId: text('member_id').notNull(),
    promotionId: integer('promotion_id').notNull(),
    joinedAt: moment('joined_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.memberId, table.promotionId] })],
);
