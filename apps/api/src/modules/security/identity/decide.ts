import { PlainError } from '@maidan/deployment/plain-error';
import { inboxStore, memberStore } from '#modules/member/index.ts';
import type { MemberRow } from '#modules/member/index.ts';
import { recordAct } from '#modules/operators/index.ts';
import type { Database } from '#platform/database/connection.ts';
import type { SiteView } from '#platform/http/request-context.ts';
import type { Clock } from '#platform/process/clock.ts';
import type { Random } from '#platform/secrets/random.ts';
import { alertDraft } from '../alert-draft.ts';
import { CONTACT_WAYS, contactMark } from './confirmed-contacts.ts';
import type { ConfirmedContacts, ContactWay } from './confirmed-contacts.ts';
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
  /** The contacts of the member that approved documents confirm, with commas; a link for a new password may go to these (OPS-44). */
  readonly confirms?: string | undefined;
}

/**
 * Carries out a decision: the state, the message in the member's inbox and the entry in the audit trail are one transaction.
 * @throws PlainError when there are no such documents, they were decided before, or a rejection gives no reason
 */
export async function decideDocuments(
  { db, clock, random }: { db: Database; clock: Clock; random: Random },
  { site, documentId, state, reason = '', confirms = '' }: DocumentDecision,
): Promise<void> {
  const { siteId } = site;
  if (!isDecision(state)) throw new PlainError(`A state is one of ${DECISIONS.join(', ')}.`);
  const text = reason.trim();
  if (state === 'rejected' && text === '')
    throw new PlainError('A rejection needs --reason: the member reads it.');
  if (state !== 'rejected' && text !== '') throw new PlainError('Only a rejection has a --reason.');
  const ways = waysOf(confirms);
  if (state !== 'approved' && ways.length > 0)
    throw new PlainError('Only an approval has --confirms.');
  const message = await alertDraft(site, `documents_${state}`);
  await db.transaction(async (tx) => {
    const row = await identityStore(tx, siteId).hold(documentId);
    const owner = row && (await memberStore(tx, siteId).findById(row.memberId));
    if (!row || !owner) throw new PlainError(`The site ${siteId} has no documents ${documentId}.`);
    if (row.state !== 'pending')
      throw new PlainError(`The documents ${documentId} were decided before: ${row.state}.`);
    const now = clock.now();
    const confirmed = ways.length === 0 ? null : confirmedOf(owner, ways);
    const decided = { state, reason: text === '' ? null : text, decidedAt: now, confirmed };
    await identityStore(tx, siteId).record(documentId, decided);
    const draft = { messageId: random.id(), ...message, createdAt: now };
    await inboxStore(tx, siteId).insert(row.memberId, [draft]);
    await recordAct(tx, clock, {
      siteId,
      via: 'command',
      permission: 'documents.decide',
      target: `documents:${documentId}`,
      before: { state: row.state },
      after: { state, ...(ways.length === 0 ? {} : { confirms: ways.join(',') }) },
    });
  });
}

/** @throws PlainError for what is no contact */
function waysOf(confirms: string): readonly ContactWay[] {
  const names = confirms.split(',').map((name) => name.trim());
  return [...new Set(names.filter(Boolean))].map((name) => {
    const way = CONTACT_WAYS.find((one) => one === name);
    if (!way) throw new PlainError(`What is confirmed is of ${CONTACT_WAYS.join(', ')}.`);
    return way;
  });
}

/** @throws PlainError for a contact that the member has not */
function confirmedOf(owner: MemberRow, ways: readonly ContactWay[]): ConfirmedContacts {
  const marks = ways.map((way) => {
    const mark = contactMark(owner, way);
    if (mark === undefined) throw new PlainError(`The member has nothing to confirm by ${way}.`);
    return [way, mark] as const;
  });
  return Object.fromEntries(marks);
}

function isDecision(state: string): state is Decision {
  return (DECISIONS as readonly string[]).includes(state);
}
