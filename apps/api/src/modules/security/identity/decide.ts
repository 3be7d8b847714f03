import { PlainError } from '@maidan/deployment/plain-error';
import { inboxStore, memberStore } from '#modules/member/index.ts';
import { recordAct } from '#modules/operators/index.ts';
import type { Database } from '#platform/database/connection.ts';
import type { SiteView } from '#platform/http/request-context.ts';
import type { Clock } from '#platform/process/clock.ts';
import type { Random } from '#platform/secrets/random.ts';
import { alertDraft } from '../alert-draft.ts';
import { identityStore } from './identity.store.ts';

/** What an operator decides. */
const DECISIONS = ['approved', 'rejected'] as const;
type Decision = (typeof DECISIONS)[number];

/** A decision of an operator on the documents of one member. */
export interface DocumentDecision {
  readonly site: Pick<SiteView, 'siteId' | 'settings'>;
  readonly documentId: string;
  readonly state: string;
  /** What the member reads when the documents are rejected. */
  readonly reason: string | undefined;
}

/**
 * Carries out a decision: the state, the message in the member's inbox and the entry in the audit trail are one transaction.
 * @throws PlainError when there are no such documents, they were decided before, or a rejection gives no reason
 */
export async function decideDocuments(
  { db, clock, random }: { db: Database; clock: Clock; random: Random },
  { site, documentId, state, reason = '' }: DocumentDecision,
): Promise<void> {
  const { siteId } = site;
  if (!isDecision(state)) throw new PlainError(`A state is one of ${DECISIONS.join(', ')}.`);
  const text = reason.trim();
  if (state === 'rejected' && text === '')
    throw new PlainError('A rejection needs --reason: the member reads it.');
  if (state !== 'rejected' && text !== '') throw new PlainError('Only a rejection has a --reason.');
  const message = await alertDraft(site, `documents_${state}`);
  await db.transaction(async (tx) => {
    const row = await identityStore(tx, siteId).hold(documentId);
    const owner = row && (await memberStore(tx, siteId).findById(row.memberId));
    if (!row || !owner) throw new PlainError(`The site ${siteId} has no documents ${documentId}.`);
    if (row.state !== 'pending')
      throw new PlainError(`The documents ${documentId} were decided before: ${row.state}.`);
    const now = clock.now();
    const decided = { state, reason: text === '' ? null : text, decidedAt: now };
    await identityStore(tx, siteId).record(documentId, decided);
    const draft = { messageId: random.id(), ...message, createdAt: now };
    await inboxStore(tx, siteId).insert(row.memberId, [draft]);
    await recordAct(tx, clock, {
      siteId,
      via: 'command',
      permission: 'documents.decide',
      target: `documents:${documentId}`,
      before: { state: row.state },
      after: { state },
    });
  });
}

function isDecision(state: string): state is Decision {
  return (DECISIONS as readonly string[]).includes(state);
}
