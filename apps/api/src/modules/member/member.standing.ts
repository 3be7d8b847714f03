import { sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connection.ts';
import { preparedStatement } from '#platform/database/statement.ts';

const selectStatus = preparedStatement<{ status: string }, { siteId: string; memberId: string }>(
  'member_status',
  sql`SELECT status FROM member
    WHERE site_id = ${sql.placeholder('siteId')} AND member_id = ${sql.placeholder('memberId')}`,
);

/** Whether a member exists and is neither blocked nor closed. Every bet asks this, so it reads one column. */
export async function isMemberActive(
  db: Queryable,
  siteId: string,
  memberId: string,
): Promise<boolean> {
  const [row] = await selectStatus(db, { siteId, memberId });
  return row?.status === 'active';
}

const selectDownline = preparedStatement<
  { is_downline: boolean },
  { siteId: string; memberId: string; agentMemberId: string }
>(
  'member_downline',
  sql`SELECT invited_by_member_id = ${sql.placeholder('agentMemberId')} AND status = 'active' AS is_downline FROM member
    WHERE site_id = ${sql.placeholder('siteId')} AND member_id = ${sql.placeholder('memberId')}`,
);

/** Whether an agent brought a member directly, and the member may play. */
export async function isDirectDownline(
  db: Queryable,
  siteId: string,
  who: { agentMemberId: string; memberId: string },
): Promise<boolean> {
  const [row] = await selectDownline(db, { siteId, ...who });
  return row?.is_downline === true;
}
