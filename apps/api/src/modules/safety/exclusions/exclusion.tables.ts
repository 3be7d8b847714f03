import { sql } from 'drizzle-orm';
import { check, foreignKey, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '#platform/database/columns.ts';
import { memberBreak } from '../safety.tables.ts';

/**
 * That two operators ended an exclusion which had run out (OPS-08). The database takes no row for one that has not, and none
 * is changed or removed.
 */
export const exclusionEnd = pgTable(
  'exclusion_end',
  {
    siteId: text('site_id').notNull(),
    memberId: text('member_id').notNull(),
    breakId: text('break_id').notNull(),
    /** When the exclusion had run out; the reference below takes no other moment, and none of one that is for good. */
    ranOutAt: moment('ran_out_at').notNull(),
    /** When the member asked for it. */
    askedAt: moment('asked_at').notNull(),
    endedAt: moment('ended_at').notNull(),
    /** The operator who proposed it; null for the command line of the machine, and for those that had ended by the clock. */
    endedBy: text('ended_by'),
    /** The proposal that a second operator approved. */
    proposalId: text('proposal_id'),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.memberId, table.breakId] }),
    foreignKey({
      name: 'exclusion_end_of_break',
      columns: [table.siteId, table.memberId, table.breakId, table.ranOutAt],
      foreignColumns: [
        memberBreak.siteId,
        memberBreak.memberId,
        memberBreak.breakId,
        memberBreak.endsAt,
      ],
    }),
    check('exclusion_end_is_late', sql`${table.endedAt} >= ${table.ranOutAt}`),
  ],
);
