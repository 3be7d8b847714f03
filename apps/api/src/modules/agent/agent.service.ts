import { AppError } from '@maidan/contract';
import { CONTRACT_KINDS } from '@maidan/contract/constants';
import type { ContractAnswer, ContractKind } from '@maidan/contract/constants';
import type { Clock } from '#platform/process/clock.ts';
import type { Database, Queryable, Transaction } from '#platform/database/connection.ts';
import type { SiteView } from '#platform/http/request-context.ts';
import { siteWords } from '#platform/content/site-words.ts';
import type { Reader } from '#platform/content/site-words.ts';
import { memberStore } from '#modules/member/index.ts';
import { agentStore, offeredContracts } from './agent.store.ts';
import type { ContractOffer, ContractRow } from './agent.store.ts';
import { contractEventStore } from './contract-event.store.ts';
import { contractText, textHashOf } from './contract-text.ts';

/** An answer to a contract: who gave it, to which text, and how. */
export interface GivenAnswer {
  readonly memberId: string;
  readonly kind: ContractKind;
  readonly contractId: string;
  readonly answer: ContractAnswer;
  readonly textHash: string;
  readonly reader: Reader;
  /** The browser's user agent. */
  readonly device: string;
}

const STATE_AFTER = { accept: 'accepted', refuse: 'refused' } as const;

/** The exact text of a contract as one reader was shown it. */
interface ShownText {
  readonly text: string;
  readonly textHash: string;
  readonly textLanguage: string;
}

/** Contracts that agents offer to their team: reading, accepting and refusing them (AGENT-12, AGENTX-05). */
export function agentService({ db, clock }: { db: Database; clock: Clock }) {
  return {
    /** Id of the contract of a kind that waits for the member's answer; empty when there is none (AGENT-11). */
    pendingRequest: async (site: SiteView, memberId: string, kind: ContractKind) =>
      (await agentStore(db, site.siteId).offeredId(memberId, kind)) ?? '',

    /** The contracts that wait for the member's answer, in the order in which home asks about them. */
    async waiting(siteId: string, memberId: string) {
      const rows = await offeredContracts(db, siteId, memberId);
      return CONTRACT_KINDS.flatMap((kind) => rows.filter((row) => row.kind === kind)).map(
        ({ offeredAt, ...row }) => ({ ...row, offeredAt: offeredAt.toISOString() }),
      );
    },

    /** @throws AppError `agent.contract_not_found` for a member to whom no contract of the kind was ever offered */
    read: (site: SiteView, memberId: string, kind: ContractKind, reader: Reader) =>
      currentView(db, site, { memberId, kind, reader }),

    /**
     * Stores the answer with its time, the device and the text that was read. Accepting ends the contract of the same
     * kind that was in force.
     * @throws AppError `agent.contract_changed` for another offer or other words, `agent.contract_answered` for a
     * second answer that differs from the first, `agent.contract_not_found`
     */
    answer: (site: SiteView, given: GivenAnswer) =>
      db.transaction((tx) => answerOnce(tx, site, given, clock.now())),
  };
}

export type AgentService = ReturnType<typeof agentService>;

/**
 * Offers a contract. It replaces a contract of the same kind that still waits for the member's answer. Offering an id a
 * second time changes nothing. The caller makes sure that the receiver belongs to the agent's team.
 */
export async function offerContract(
  tx: Transaction,
  siteId: string,
  offer: ContractOffer,
  at: Date,
): Promise<void> {
  const store = agentStore(tx, siteId);
  if (await store.has(offer.contractId)) return;
  await store.end(offer.memberId, offer.kind, 'offered', at);
  await store.insertOffer(offer, at);
}

async function answerOnce(tx: Transaction, site: SiteView, given: GivenAnswer, now: Date) {
  const { memberId, kind, contractId, textHash, device } = given;
  const store = agentStore(tx, site.siteId);
  const row = await store.hold(memberId, kind, contractId);
  const state = STATE_AFTER[given.answer];
  const isRepeated = row?.state === state && row.textHash === textHash;
  if (isRepeated) return currentView(tx, site, given);
  const shown = row?.state === 'offered' ? await textFor(tx, site, row, given.reader) : undefined;
  if (shown?.textHash !== textHash) {
    const isOver = row?.state === 'ended' && !(await store.offeredId(memberId, kind));
    const code = isOver
      ? 'agent.contract_ended'
      : row?.answeredAt
        ? 'agent.contract_answered'
        : 'agent.contract_changed';
    throw new AppError(code, undefined, await currentView(tx, site, given));
  }
  if (state === 'accepted') await store.end(memberId, kind, 'accepted', now);
  await store.recordAnswer(contractId, state, {
    answeredAt: now,
    answeredDevice: device,
    answeredText: shown.text,
    textLanguage: shown.textLanguage,
    textHash,
  });
  return currentView(tx, site, given);
}

async function currentView(
  db: Queryable,
  site: SiteView,
  { memberId, kind, reader }: Pick<GivenAnswer, 'memberId' | 'kind' | 'reader'>,
) {
  const store = agentStore(db, site.siteId);
  const row = await store.current(memberId, kind);
  if (!row) throw new AppError('agent.contract_not_found');
  const history = await contractEventStore(db, site.siteId).list(memberId, kind);
  const accounts = await accountsOf(db, site, row);
  return {
    contractId: row.contractId,
    kind: row.kind,
    state: row.state,
    offeredBy: accounts.offeredBy,
    terms: row.terms,
    ...(answeredText(row) ?? (await textFor(db, site, row, reader))),
    offeredAt: row.offeredAt.toISOString(),
    ...(row.answeredAt ? { answeredAt: row.answeredAt.toISOString() } : {}),
    history: history.map(({ at, ...event }) => ({ ...event, at: at.toISOString() })),
  };
}

/** An answered contract keeps the words that were answered, even after the catalogue's texts change. */
function answeredText({ answeredText: text, textHash, textLanguage }: ContractRow) {
  return text === null || textHash === null || textLanguage === null
    ? undefined
    : { text, textHash, textLanguage };
}

async function textFor(
  db: Queryable,
  site: SiteView,
  row: ContractRow,
  reader: Reader,
): Promise<ShownText> {
  const words = await siteWords(site, 'agent', reader);
  const { kind, terms } = row;
  const text = contractText(words, { kind, terms, ...(await accountsOf(db, site, row)) });
  return { text, textHash: textHashOf(text), textLanguage: words.locale };
}

async function accountsOf(
  db: Queryable,
  { siteId }: SiteView,
  { offeredByMemberId, memberId }: ContractRow,
): Promise<{ offeredBy: string; offeredTo: string }> {
  const accounts = await memberStore(db, siteId).accountsOf([offeredByMemberId, memberId]);
  return {
    offeredBy: accounts.get(offeredByMemberId) ?? '',
    offeredTo: accounts.get(memberId) ?? '',
  };
}
