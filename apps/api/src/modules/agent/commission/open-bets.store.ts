import { GAME_TYPES } from '@maidan/contract/constants';
import type { GameType } from '@maidan/contract/constants';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { rowsOf } from '#platform/database/connection.ts';
import type { Queryable } from '#platform/database/connection.ts';
import { unsummedBets } from '../figures/team-sums.ts';
import type { SumsOf } from '../figures/team-sums.ts';
import type { Span } from './line-member.store.ts';

/** The valid bets that came over a line of an agent on a day, in minor units. */
export interface LineBets {
  readonly day: string;
  /** The direct downline whose line it is; the agent itself for its own bets. */
  readonly lineMemberId: string;
  readonly gameType: GameType;
  readonly validBetsMinor: number;
}

/** What was bet over the lines of an agent on days whose commission is not frozen. */
export interface OpenBets {
  readonly lines: readonly LineBets[];
  /** The bets of closed and excluded members, which count for nobody. */
  readonly leftOutMinor: number;
}

/** A day of the site and its span of time. */
export interface OpenDay extends Span {
  readonly day: string;
}

/**
 * Reads the bets of an agent's lines on open days from the sums of its direct downline, so that it costs as much as that
 * is large, and not as the team is. Everything is of one moment.
 */
export async function readOpenBets(
  db: Queryable,
  site: SumsOf,
  memberId: string,
  days: readonly OpenDay[],
): Promise<OpenBets> {
  if (days.length === 0) return { lines: [], leftOutMinor: 0 };
  const rows = await rowsOf<BetRow>(db, openBetsOf(site, memberId, days));
  const types: readonly string[] = GAME_TYPES;
  // A game that left the catalogue has no type any more, and rates are given per type: it earns nothing.
  const known = rows.filter(({ gameType }) => types.includes(gameType));
  return {
    lines: known
      .filter(({ validBetsMinor }) => validBetsMinor !== 0)
      .map(({ leftOutMinor: _leftOut, ...row }) => ({
        ...row,
        gameType: row.gameType as GameType,
      })),
    leftOutMinor: known.reduce((sum, row) => sum + row.leftOutMinor, 0),
  };
}

/** Forgets the sums of days before one, whose commission is frozen. */
export async function forgetBetsBefore(db: Queryable, siteId: string, day: string): Promise<void> {
  for (const table of ['member_day_bets', 'team_day_bets'])
    await db.execute(
      sql`DELETE FROM ${sql.identifier(table)} WHERE site_id = ${siteId} AND day < ${day}`,
    );
}

interface BetRow extends Omit<LineBets, 'gameType'> {
  readonly gameType: string;
  readonly leftOutMinor: number;
}

function openBetsOf(site: SumsOf, memberId: string, days: readonly OpenDay[]): SQL {
  const { siteId } = site;
  const spans = days.map(
    ({ day, from, to }) =>
      sql`(${day}, ${from.toISOString()}::timestamptz, ${to.toISOString()}::timestamptz)`,
  );
  const isOpen = sql`IN ${days.map(({ day }) => day)}`;
  return sql`WITH open (day, from_at, to_at) AS (VALUES ${sql.join(spans, sql`, `)}), waiting AS MATERIALIZED (
      SELECT * FROM (${unsummedBets(site)}) AS w WHERE w.day ${isOpen}
    ), ${leftOutOf(siteId)}, ${headsOf(siteId, memberId)}, line AS (
      SELECT member_id FROM member WHERE site_id = ${siteId} AND invited_by_member_id = ${memberId} AND member_id <> ${memberId}
    ), bets (line_id, day, game_type, valid, left_out) AS (
      SELECT b.member_id, b.day, b.game_type, b.valid_bet_minor, 0
      FROM (SELECT member_id FROM line UNION ALL SELECT ${memberId}::text) AS one
      JOIN member_day_bets AS b ON b.site_id = ${siteId} AND b.day ${isOpen} AND b.member_id = one.member_id
      UNION ALL SELECT t.member_id, t.day, t.game_type, t.valid_bet_minor, 0 FROM line
      JOIN team_day_bets AS t ON t.site_id = ${siteId} AND t.day ${isOpen} AND t.member_id = line.member_id
      UNION ALL SELECT h.line_id, w.day, w.game_type, w.valid, 0 FROM waiting AS w JOIN head AS h USING (member_id)
      UNION ALL SELECT h.line_id, o.day, o.game_type, -o.valid, o.valid FROM out_bets AS o JOIN head AS h USING (member_id)
    )
    SELECT line_id AS "lineMemberId", day, game_type AS "gameType", sum(valid)::bigint AS "validBetsMinor",
      sum(left_out)::bigint AS "leftOutMinor"
    FROM bets GROUP BY line_id, day, game_type`;
}

/** A table `out_bets` of what members bet who were closed, or had excluded themselves at any time of the day. */
const leftOutOf = (siteId: string): SQL =>
  sql`who_is_out AS (
      SELECT m.member_id, open.day FROM member AS m CROSS JOIN open WHERE m.site_id = ${siteId} AND m.status = 'closed'
      UNION SELECT e.member_id, open.day FROM member_break AS e
      JOIN open ON e.starts_at < open.to_at AND (e.ends_at IS NULL OR e.ends_at > open.from_at)
      WHERE e.site_id = ${siteId} AND e.kind = 'exclusion'
    ), out_bets AS (
      SELECT b.member_id, b.day, b.game_type, b.valid_bet_minor AS valid FROM who_is_out AS w
      JOIN member_day_bets AS b ON b.site_id = ${siteId} AND b.day = w.day AND b.member_id = w.member_id
      UNION ALL SELECT * FROM waiting WHERE (member_id, day) IN (SELECT member_id, day FROM who_is_out)
    )`;

/** A table `head` of the line over which the bets of a member come to the agent, for those members whose bets are looked at singly. */
const headsOf = (siteId: string, agentMemberId: string): SQL =>
  sql`head AS (
      SELECT one.member_id, coalesce((SELECT a.ancestor_id FROM team_line AS a
        WHERE a.site_id = ${siteId} AND a.member_id = one.member_id AND a.depth = l.depth - 1), one.member_id) AS line_id
      FROM (SELECT member_id FROM waiting UNION SELECT member_id FROM out_bets) AS one
      LEFT JOIN team_line AS l ON l.site_id = ${siteId} AND l.member_id = one.member_id AND l.ancestor_id = ${agentMemberId}
      WHERE l.depth IS NOT NULL OR one.member_id = ${agentMemberId}
    )`;
