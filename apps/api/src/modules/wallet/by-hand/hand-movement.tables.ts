import type { HandCause, HandMovementKind } from '@maidan/contract/movements';
import { bigint, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '#platform/database/columns.ts';

/** Why a journal was posted by hand, and by whom (OPS-08); the journal has it as its reference. Rows are never changed. */
export const handMovement = pgTable(
  'hand_movement',
  {
    siteId: text('site_id').notNull(),
    /** The key of whoever asked for it. */
    movementId: text('movement_id').notNull(),
    memberId: text('member_id').notNull(),
    kind: text('kind').$type<HandMovementKind>().notNull(),
    /** The member reads it in words. */
    cause: text('cause').$type<HandCause>().notNull(),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    journalId: text('journal_id').notNull(),
    /** The operator who asked for it; null for the command line of the machine. */
    madeBy: text('made_by'),
    /** The proposal that a second operator approved. */
    proposalId: text('proposal_id'),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.movementId] }),
    index('hand_movement_of_member').on(table.siteId, table.memberId, table.at.desc()),
  ],
);

/** A movement by hand as stored. */
export type HandMovementRow = typeof handMovement.$inferSelect;
