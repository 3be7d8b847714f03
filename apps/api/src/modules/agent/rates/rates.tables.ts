import type { GameType } from '@maidan/contract/constants';
import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '#platform/database/columns.ts';

/** The share of valid bets per game type, in basis points: 100 are one per cent. */
export type Rates = Readonly<Record<GameType, number>>;

/**
 * The rates that members were given (AGENTX-04), from a day of the site's time zone on and until the next row. Rows of days that have begun
 * are never changed.
 */
export const agentRate = pgTable(
  'agent_rate',
  {
    siteId: text('site_id').notNull(),
    memberId: text('member_id').notNull(),
    fromDay: text('from_day').notNull(),
    rates: jsonb('rates').$type<Rates>().notNull(),
    /** The agent who gave them; empty for rates that the site gave. */
    givenByMemberId: text('given_by_member_id'),
    setAt: moment('set_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.memberId, table.fromDay] })],
);
