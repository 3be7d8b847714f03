import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { rowsOf } from '#platform/database/connection.ts';
import type { Queryable } from '#platform/database/connection.ts';
import type { LineMember } from './commission.rules.ts';

/** A span of time; `to` is the first moment after it. */
export interface Span {
  readonly from: Date;
  readonly to: Date;
}

/** Who stands above whom on one site. */
export function lineMemberStore(db: Queryable, siteId: string) {
  const membersWhere = (span: Span, where: SQL) =>
    rowsOf<LineMember>(
      db,
      sql`SELECT m.member_id AS "memberId", m.invited_by_member_id AS "parentId", m.type, m.status = 'closed' AS "isClosed",
          EXISTS (
            SELECT FROM member_break b
            WHERE b.site_id = m.site_id AND b.member_id = m.member_id AND b.kind = 'exclusion'
              AND b.starts_at < ${span.to.toISOString()}::timestamptz
              AND (b.ends_at IS NULL OR b.ends_at > ${span.from.toISOString()}::timestamptz)
          ) AS "isExcluded"
        FROM member m WHERE m.site_id = ${siteId} AND ${where}`,
    );
  return {
    /** Every member of the site. */
    members: (span: Span) => membersWhere(span, sql`TRUE`),

    /** A member, everybody below it, and everybody above it. */
    lineOf: (span: Span, memberId: string) =>
      membersWhere(
        span,
        sql`m.member_id IN (
          WITH RECURSIVE below (member_id) AS (
            SELECT ${memberId}::text UNION SELECT d.member_id FROM below
            JOIN member d ON d.site_id = ${siteId} AND d.invited_by_member_id = below.member_id
          ), above (member_id) AS (
            SELECT ${memberId}::text UNION SELECT u.invited_by_member_id FROM above
            JOIN member u ON u.site_id = ${siteId} AND u.member_id = above.member_id WHERE u.invited_by_member_id IS NOT NULL
          ) SELECT member_id FROM below UNION SELECT member_id FROM above)`,
      ),
  };
}
