import { createHash } from 'node:crypto';
import type { MemberRow } from '#modules/member/index.ts';

/** A contact of a member. */
export const CONTACT_WAYS = ['mail', 'sms'] as const;
/** A way to reach a member. */
export type ContactWay = (typeof CONTACT_WAYS)[number];

/** The marks of the contacts that an operator confirmed with the documents. */
export type ConfirmedContacts = Readonly<Partial<Record<ContactWay, string>>>;

type Owner = Pick<MemberRow, 'siteId' | 'memberId' | 'mobileKey' | 'profile'>;

/** The mark of a contact as it is now, which says nothing of it; undefined for a member who has none. */
export function contactMark(owner: Owner, way: ContactWay): string | undefined {
  const { siteId, memberId, mobileKey, profile } = owner;
  const contact = way === 'mail' ? (profile['email'] ?? '').trim().toLowerCase() : mobileKey;
  if (!contact) return undefined;
  return createHash('sha256')
    .update(JSON.stringify([siteId, memberId, way, contact]))
    .digest('hex');
}

/** Whether a contact was confirmed with approved documents, and is the same since (OPS-44). */
export function isContactConfirmed(
  documents: { readonly state: string; readonly confirmed: ConfirmedContacts | null } | undefined,
  owner: Owner,
  way: ContactWay,
): boolean {
  const mark = contactMark(owner, way);
  return (
    documents?.state === 'approved' && mark !== undefined && documents.confirmed?.[way] === mark
  );
}
