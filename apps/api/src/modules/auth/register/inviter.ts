import { AppError, MEMBER_TYPE } from '@maidan/contract';
import type { SiteSettings } from '@maidan/site';
import { memberStore } from '#modules/member/index.ts';
import type { Database } from '#platform/database/connection.ts';
import { storedValueOf } from './rules.ts';
import type { RegisterPayload } from './rules.ts';

/** The member whose invitation code was sent, if there is one. @throws AppError `auth.invitation_invalid` */
export async function inviterOf(
  db: Database,
  siteId: string,
  payload: RegisterPayload,
  settings: SiteSettings,
): Promise<string | null> {
  // An invitation can also come with the address, so it counts even when the form has no field for it.
  const code =
    (payload.affiliateCode ?? '').trim() || storedValueOf(payload, 'recommenderId', settings);
  if (code === '') return null;
  const inviter = await memberStore(db, siteId).findByInviteCode(code.toUpperCase());
  if (inviter?.status !== 'active' || inviter.type === MEMBER_TYPE.trial) {
    throw new AppError('auth.invitation_invalid');
  }
  return inviter.memberId;
}
