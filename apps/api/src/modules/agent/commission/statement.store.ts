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

/** The lines of an agent on one site. */
export function linesOf(
  db: Queryable,
  siteId: string,
  agentMemberId: string,
): Promise<LineCount[]> {
  return rowsOf(
    db,
    sql`SELECT m.member_id AS "memberId", m.account, m.type, 1 + coalesce((
        SELECT sum(t.members) FROM team_level AS t WHERE t.site_id = ${siteId} AND t.member_id = m.member_id), 0)::int AS members
      FROM member AS m WHERE m.site_id = ${siteId} AND m.invited_by_member_id = ${agentMemberId} AND m.member_id <> ${agentMemberId}`,
  );
}
