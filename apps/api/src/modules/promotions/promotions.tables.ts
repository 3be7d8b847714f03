import { boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { localised, moment } from '#platform/database/columns.ts';

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
    /** Label code of ENTITY-45. */
    status: text('status').notNull(),
    categoryIds: jsonb('category_ids').$type<number[]>().notNull(),
    noExpiry: boolean('no_expiry').notNull(),
    imageRequired: boolean('image_required').notNull(),
    remarkRequired: boolean('remark_required').notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at'),
    editedAt: moment('edited_at'),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.promotionId] })],
);
