import { MEMBER_TYPE } from '@maidan/contract/constants';
import { memberStore } from '#modules/member/index.ts';
import type { MemberRow } from '#modules/member/index.ts';
import type { Queryable } from '#platform/database/connection.ts';
import { linkStore } from './links/link.store.ts';

/** Who invites by a code, and the code as it is stored. */
export interface Inviter {
  readonly code: string;
  readonly owner: MemberRow;
}

/**
 * Whose invitation a code is, however it was typed: the own code of a member, or a link of an agent that is open. Undefined
 * for a code of nobody, of a link that was closed, and of whoever may not invite.
 */
export async function findInviter(
  db: Queryable,
  siteId: string,
  typed: string,
): Promise<Inviter | undefined> {
  const code = typed.trim().toUpperCase();
  if (code === '') return undefined;
  const members = memberStore(db, siteId);
  const known = await members.findByInviteCode(code);
  const link = known ? undefined : await linkStore(db, siteId).find(code);
  const linked = link?.isOpen ? await members.findById(link.memberId) : undefined;
  const owner = activeOnly(known ?? linked);
  return owner && { code, owner };
}

/** Leaves out trial users: they are closed within a day and cannot invite anybody. */
export function activeOnly(owner: MemberRow | undefined): MemberRow | undefined {
  return owner?.status === 'active' && owner.type !== MEMBER_TYPE.trial ? owner : undefined;
}
