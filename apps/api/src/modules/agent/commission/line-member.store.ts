import { sql } from 'drizzle-orm';
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
  return {
    /** Every member of the site. */
    members: (span: Span) =>
      rowsOf<LineMember>(
        db,
        sql`SELECT m.member_id AS "memberId", m.invited_by_member_id AS "parentId", m.type, m.status = 'closed' AS "isClosed",
            EXISTS (
              SELECT FROM member_break b
              WHERE b.site_id = m.site_id AND b.member_id = m.member_id AND b.kind = 'exclusion'
                AND b.starts_at < ${span.to.toISOString()}::timestamptz
                AND (b.ends_at IS NULL OR b.ends_at > ${span.from.toISOString()}::timestamptz)
            ) AS "isExcluded"
          FROM member m WHERE m.site_id = ${siteId}`,
      ),
  };
}
