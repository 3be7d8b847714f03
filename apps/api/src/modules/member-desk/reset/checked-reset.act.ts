import { AppError } from '@maidan/contract/errors';
import { parseSiteSettings } from '@maidan/site/settings';
import { z } from 'zod';
import type { RecoveryLinks } from '#modules/auth/index.ts';
import { holdMember } from '#modules/member/index.ts';
import type { MemberRow } from '#modules/member/index.ts';
import { defineAct, openProposalOn, recordAct } from '#modules/operators/index.ts';
import type { Act } from '#modules/operators/index.ts';
import { CONTACT_WAYS, identityStore, isContactConfirmed } from '#modules/security/index.ts';
import { siteStore } from '#modules/site/index.ts';
import type { Database, Queryable, Transaction } from '#platform/database/connection.ts';
import type { SiteView } from '#platform/http/request-context.ts';
import { jobKind } from '#platform/jobs/job-kind.ts';
import type { JobRun } from '#platform/jobs/job-kind.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Clock } from '#platform/process/clock.ts';

const PERMISSION = 'members.reset';

const body = z.object({ memberId: z.string().min(1).max(64), to: z.enum(CONTACT_WAYS) });

/** A link for a member with nothing verified, and by which contact it goes. */
export type CheckedReset = z.output<typeof body>;

/** Sends the link that two operators decided on. It is made only now, so nobody but the member reads it. */
export const sendCheckedLink = jobKind({
  name: 'members.send_checked_link',
  payload: body,
  attempts: 3,
});

/** What the act and its job need. */
export interface CheckedResetDeps {
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly siteOf: (siteId: string) => SiteView;
  readonly resetLinks: Pick<RecoveryLinks, 'hasContact' | 'hasVerified' | 'send'>;
}

/**
 * Sends the link for a new password to a member with nothing verified: after the check that the site's settings name, to a contact
 * that it confirmed, and by a second operator whatever the rule of the site says (OPS-44). No operator sees or sets the secret.
 */
export function checkedResetAct(deps: CheckedResetDeps): Act<CheckedReset> {
  const { clock, jobs } = deps;
  return defineAct({
    operation: 'members.reset_by_check',
    permission: PERMISSION,
    body,

    async admit(tx, { siteId, body: { memberId } }) {
      if (await openProposalOn(tx, siteId, targetOf(memberId)))
        throw new AppError('operators.decided_before', { state: 'proposed' });
    },

    async measure(tx, { siteId, body: wish }) {
      const documentId = await requireChecked(tx, deps, siteId, wish);
      const { memberId, to } = wish;
      const revision = `${to}-${documentId}`;
      return { kind: 'resets', target: targetOf(memberId), memberId, revision, always: true };
    },

    async run(tx, { siteId, body: wish }, { via, by, proposalId }) {
      const documentId = await requireChecked(tx, deps, siteId, wish);
      await jobs.enqueue(tx, sendCheckedLink, { siteId, payload: wish });
      await recordAct(tx, clock, {
        siteId,
        via,
        permission: PERMISSION,
        target: `member:${wish.memberId}`,
        before: {},
        after: { sent: wish.to, documents: documentId },
        ...(proposalId === undefined ? {} : { proposalId }),
        ...(by ? { by } : {}),
      });
    },
  });
}

/** Sends a link that was decided on, unless the contact is another by now. */
export async function sendCheckedReset(
  deps: Pick<CheckedResetDeps, 'siteOf' | 'resetLinks'> & { readonly db: Database },
  { siteId, payload: { memberId, to: way } }: Pick<JobRun<CheckedReset>, 'siteId' | 'payload'>,
): Promise<void> {
  const site = deps.siteOf(siteId);
  const owner = await deps.db.transaction((tx) => holdMember(tx, siteId, memberId));
  if (!owner || !(await confirmedBy(deps.db, owner, way))) return;
  if (!deps.resetLinks.hasContact(site, owner, way)) return;
  const { mainDomain: host } = site.settings;
  await deps.resetLinks.send(site, { host, owner, way, language: owner.language });
}

const targetOf = (memberId: string) => `reset:${memberId}`;

/**
 * The documents that confirm the contact, under the lock of the member.
 * @throws AppError operators.unknown_target, operators.no_reset_check, operators.documents_off, operators.contact_verified,
 * operators.nothing_confirmed
 */
async function requireChecked(
  tx: Transaction,
  { siteOf, resetLinks }: CheckedResetDeps,
  siteId: string,
  { memberId, to: way }: CheckedReset,
): Promise<string> {
  const owner = await holdMember(tx, siteId, memberId);
  const row = await siteStore(tx).find(siteId);
  if (!owner || !row) throw new AppError('operators.unknown_target');
  const site = siteOf(siteId);
  if (parseSiteSettings(row.settings).resetCheck !== 'documents')
    throw new AppError('operators.no_reset_check');
  if (!site.can('identityDocuments')) throw new AppError('operators.documents_off');
  if (resetLinks.hasVerified(owner)) throw new AppError('operators.contact_verified');
  const documentId = await confirmedBy(tx, owner, way);
  if (documentId === undefined || !resetLinks.hasContact(site, owner, way))
    throw new AppError('operators.nothing_confirmed');
  return documentId;
}

/** The id of the documents with which a contact was confirmed that is the same since. */
async function confirmedBy(
  db: Queryable,
  owner: MemberRow,
  way: CheckedReset['to'],
): Promise<string | undefined> {
  const documents = await identityStore(db, owner.siteId).newest(owner.memberId);
  return documents && isContactConfirmed(documents, owner, way) ? documents.documentId : undefined;
}
