import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '#platform/database/columns.ts';

/** What became of the reward for an invited member. */
export const REWARD_OUTCOMES = ['granted', 'deposit_below', 'most_reached', 'not_allowed'] as const;
export type RewardOutcome = (typeof REWARD_OUTCOMES)[number];

const outcomes = sql.raw(`(${REWARD_OUTCOMES.map((one) => `'${one}'`).join(', ')})`);

/** The reward for each invited member who paid in, given or not; one that is still open has no row (MEMBERX-05). */
export const inviteReward = pgTable(
  'invite_reward',
  {
    siteId: text('site_id').notNull(),
    /** Who was invited. */
    memberId: text('member_id').notNull(),
    inviterId: text('inviter_id').notNull(),
    outcome: text('outcome').$type<RewardOutcome>().notNull(),
    /** In minor units; zero when none was given. */
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    bonusId: text('bonus_id'),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.memberId] }),
    index('invite_reward_of_inviter').on(table.siteId, table.inviterId, table.at),
    check('invite_reward_outcome', sql`${table.outcome} IN ${outcomes}`),
    check(
      'invite_reward_is_a_bonus',
      sql`(${table.outcome} = 'granted') = (${table.bonusId} IS NOT NULL)`,
    ),
  ],
);
