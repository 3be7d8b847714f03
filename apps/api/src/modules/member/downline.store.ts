import { sql } from 'drizzle-orm';
import { rowsOf } from '#platform/database/connection.ts';
import type { Queryable } from '#platform/database/connection.ts';
import { accountKeyOf } from './member.store.ts';

/** A member as those see it in whose downline it is. Moments are as the database writes them. */
export interface DownlineRow {
  readonly memberId: string;
  readonly account: string;
  readonly type: number;
  readonly status: string;
  readonly joinedAt: string;
  readonly lastLoginAt: string | null;
  /** How many members it brought directly. */
  readonly directCount: number;
}

/** A page of a member's direct downline, ordered by account. */
export interface DownlinePage {
  readonly memberId: string;
  /** The account after which the page begins; the first page begins after the empty text. */
  readonly after: string;
  readonly limit: number;
}

const COLUMNS = sql`m.member_id AS "memberId", m.account, m.type, m.status, m.created_at AS "joinedAt", m.last_login_at AS "lastLoginAt",
  (SELECT count(*)::int FROM member AS d WHERE d.site_id = m.site_id AND d.invited_by_member_id = m.member_id) AS "directCount"`;

/**
 * Who brought whom on one site. Each read follows the index of inviters, so that its cost grows with the levels above a
 * member or with a page of those below, never with the size of the whole downline.
 */
export function downlineStore(db: Queryable, siteId: string) {
  return {
    /**
     * The members from below `agentMemberId` down to `memberId`, both levels included: the direct downline first, the
     * member itself last. Empty when the member is unknown, is the agent itself, or is not below it.
     */
    async pathTo(agentMemberId: string, memberId: string): Promise<DownlineRow[]> {
      // The list of ids that were met ends a circle.
      const rows = await rowsOf<DownlineRow & { parentId: string | null }>(
        db,
        sql`WITH RECURSIVE line (member_id, parent_id, distance, met) AS (
            SELECT member_id, invited_by_member_id, 0, ARRAY[member_id] FROM member
            WHERE site_id = ${siteId} AND member_id = ${memberId} AND member_id <> ${agentMemberId}
            UNION ALL
            SELECT p.member_id, p.invited_by_member_id, line.distance + 1, line.met || p.member_id
            FROM line JOIN member AS p ON p.site_id = ${siteId} AND p.member_id = line.parent_id
            WHERE p.member_id <> ${agentMemberId} AND p.member_id <> ALL (line.met)
          )
          SELECT line.parent_id AS "parentId", ${COLUMNS} FROM line
          JOIN member AS m ON m.site_id = ${siteId} AND m.member_id = line.member_id
          ORDER BY line.distance DESC`,
      );
      return rows[0]?.parentId === agentMemberId ? rows : [];
    },

    /** Id of the member with an account, wherever it is. */
    async idOf(account: string): Promise<string | undefined> {
      const [row] = await rowsOf<{ memberId: string }>(
        db,
        sql`SELECT member_id AS "memberId" FROM member
          WHERE site_id = ${siteId} AND account_key = ${accountKeyOf(account)}`,
      );
      return row?.memberId;
    },

    direct: ({ memberId, after, limit }: DownlinePage): Promise<DownlineRow[]> =>
      rowsOf<DownlineRow>(
        db,
        sql`SELECT ${COLUMNS} FROM member AS m
          WHERE m.site_id = ${siteId} AND m.invited_by_member_id = ${memberId} AND m.account_key > ${accountKeyOf(after)}
          ORDER BY m.account_key LIMIT ${limit}`,
      ),
  };
}
