import { BLOCK_KINDS } from '@maidan/contract/constants';
import type { BlockKind, BlockReason } from '@maidan/contract/constants';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '#platform/database/columns.ts';

/**
 * What operators closed to a member, each kind by itself, until an end (OPS-45). Rows are never removed: one that was
 * lifted or replaced says when and by whom.
 */
export const memberBlock = pgTable(
  'member_block',
  {
    siteId: text('site_id').notNull(),
    blockId: text('block_id').notNull(),
    memberId: text('member_id').notNull(),
    kind: text('kind').$type<BlockKind>().notNull(),
    reason: text('reason').$type<BlockReason>().notNull(),
    /** The text that the member reads. */
    told: text('told').notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    /** The operator. */
    setBy: text('set_by').notNull(),
    liftedAt: moment('lifted_at'),
    liftedBy: text('lifted_by'),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.blockId] }),
    uniqueIndex('member_block_standing')
      .on(table.siteId, table.memberId, table.kind)
      .where(sql`${table.liftedAt} IS NULL`),
    index('member_block_of_member').on(table.siteId, table.memberId, table.startsAt.desc()),
    check(
      'member_block_kind',
      sql`${table.kind} IN (${sql.raw(BLOCK_KINDS.map((kind) => `'${kind}'`).join(', '))})`,
    ),
    check('member_block_end', sql`${table.endsAt} > ${table.startsAt}`),
    check('member_block_lifted', sql`(${table.liftedAt} IS NULL) = (${table.liftedBy} IS NULL)`),
  ],
);

/** A block as stored. */
export type BlockRow = typeof memberBlock.$inferSelect;
