import { sql } from 'drizzle-orm';
import { rowsOf } from '#platform/database/connection.ts';
import type { Queryable } from '#platform/database/connection.ts';

/** A line of an agent as it is now: a member of the direct downline, and how many members it has with itself. */
export interface LineCount {
  readonly memberId: string;
  readonly account: string;
  readonly type: number;
  readonly members: number;
}

/** The lines of an agent on one site. The set of members that were met ends a circle. */
export function linesOf(
  db: Queryable,
  siteId: string,
  agentMemberId: string,
): Promise<LineCount[]> {
  return rowsOf(
    db,
    sql`WITH RECURSIVE team (line_id, member_id) AS (
        SELECT d.member_id, d.member_id FROM member d
        WHERE d.site_id = ${siteId} AND d.invited_by_member_id = ${agentMemberId} AND d.member_id <> ${agentMemberId}
        UNION SELECT team.line_id, d.member_id FROM team
        JOIN member d ON d.site_id = ${siteId} AND d.invited_by_member_id = team.member_id WHERE d.member_id <> ${agentMemberId}
      )
      SELECT m.member_id AS "memberId", m.account, m.type, count(*)::int AS members FROM team
      JOIN member m ON m.site_id = ${siteId} AND m.member_id = team.line_id
      GROUP BY m.member_id, m.account, m.type`,
  );
}
