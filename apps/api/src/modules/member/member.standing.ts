import { and, eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#platform/database/connection.ts';
import { preparedStatement } from '#platform/database/statement.ts';
import type { MemberRow } from './member.store.ts';
import { member } from './member.tables.ts';

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

/** A member, locked until the transaction ends: of two steps at once the second sees what the first did. */
export async function holdMember(
  tx: Transaction,
  siteId: string,
  memberId: string,
): Promise<MemberRow | undefined> {
  const one = and(eq(member.siteId, siteId), eq(member.memberId, memberId));
  return (await tx.select().from(member).where(one).for('update'))[0];
}
