import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '#platform/database/columns.ts';

/** Which personal field of a member was shown to which operator, and until when (OPS-43). */
export const memberReveal = pgTable(
  'member_reveal',
  {
    siteId: text('site_id').notNull(),
    revealId: text('reveal_id').notNull(),
    operatorId: text('operator_id').notNull(),
    memberId: text('member_id').notNull(),
    field: text('field').notNull(),
    shownAt: moment('shown_at').notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.revealId] }),
    index('member_reveal_of').on(table.operatorId, table.shownAt),
    index('member_reveal_shown').on(table.siteId, table.operatorId, table.memberId, table.endsAt),
  ],
);

/** When the owners were last told of an operator who shows many fields (OPS-43). `site_id` is always `*`. */
export const memberRevealAlert = pgTable(
  'member_reveal_alert',
  {
    siteId: text('site_id').notNull(),
    operatorId: text('operator_id').notNull(),
    toldAt: moment('told_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.operatorId] })],
);
