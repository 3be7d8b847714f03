import { AppError } from '@maidan/contract';
import type { SiteSettings } from '@maidan/site';
import { findInviter } from '#modules/affiliates/index.ts';
import type { Database } from '#platform/database/connection.ts';
import { storedValueOf } from './rules.ts';
import type { RegisterPayload } from './rules.ts';

/** Who invited a member, and by which code; both empty when nobody did. */
interface Invitation {
  readonly invitedByMemberId: string | null;
  readonly invitedByCode: string | null;
}

/** The invitation whose code was sent, if there is one. @throws AppError `auth.invitation_invalid` */
export async function invitationOf(
  db: Database,
  siteId: string,
  payload: RegisterPayload,
  settings: SiteSettings,
): Promise<Invitation> {
  // An invitation can also come with the address, so it counts even when the form has no field for it.
  const code =
    (payload.affiliateCode ?? '').trim() || storedValueOf(payload, 'recommenderId', settings);
  if (code === '') return { invitedByMemberId: null, invitedByCode: null };
  const inviter = await findInviter(db, siteId, code);
  if (!inviter) throw new AppError('auth.invitation_invalid');
  return { invitedByMemberId: inviter.owner.memberId, invitedByCode: inviter.code };
}
