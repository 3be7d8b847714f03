import { createHash } from 'node:crypto';
import { AppError } from '@maidan/contract';
import { isContractPromptType } from '@maidan/contract/constants';
import type { ContractKind } from '@maidan/contract/constants';
import type { ContractTerms } from '@maidan/contract/types';
import { siteWords } from '#platform/content/site-words.ts';
import { hashBody } from '#platform/database/body-hash.ts';
import type { Database, Queryable, Transaction } from '#platform/database/connection.ts';
import type { SiteView } from '#platform/http/request-context.ts';
import type { Clock } from '#platform/process/clock.ts';
import { holdMember, memberStore } from '#modules/member/index.ts';
import type { MemberRow } from '#modules/member/index.ts';
import { offerContract } from '../agent.service.ts';
import { agentStore } from '../agent.store.ts';
import { contractFinder } from '../contract-finder.store.ts';
import type { StatementService } from '../commission/statement.service.ts';
import { contractText, textHashOf } from '../contract-text.ts';
import { dayOf } from '../periods/site-time.ts';
import { isPaidBySite } from '../settlement/freeze-contracts.ts';
import { contractListStore } from './contract-list.store.ts';
import { requireTerms } from './offer.rules.ts';
import { changedBy, pastFigures, pastPay } from './past-pay.ts';

/** An offer as an agent writes it. */
export interface DraftOffer {
  readonly memberId: string;
  readonly kind: ContractKind;
  readonly terms: Omit<ContractTerms, 'currency'>;
}

/** The agent who offers. */
interface Offerer {
  readonly memberId: string;
  readonly account: string;
  readonly type: number;
}

export interface OffersDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly statements: Pick<StatementService, 'ofLine'>;
}

/** Contracts that agents offer to their direct downline, and offers tried on past periods (AGENTX-05). */
export function offersService({ db, clock, statements }: OffersDeps) {
  const now = () => clock.now();
  return {
    /** Every contract that a member was offered. */
    received: ({ siteId }: SiteView, memberId: string) =>
      contractListStore(db, siteId).offeredTo(memberId),

    /** Every contract that an agent offered, to everybody or to one member. */
    made: ({ siteId }: SiteView, agentMemberId: string, memberId?: string) =>
      contractListStore(db, siteId).offeredBy(agentMemberId, memberId),

    /**
     * The offer of a kind that waits, on the member's own last periods beside the contract in force.
     * @throws AppError agent.contract_not_found when none waits
     */
    simulate: (site: SiteView, memberId: string, what: { kind: ContractKind; change: number }) =>
      simulate(db, site, memberId, { ...what, now: now() }),

    /** The text and the past cost of an offer. Errors: those of `offer`. */
    async preview(site: SiteView, agent: Offerer, draft: DraftOffer) {
      const receiver = await checkedReceiver(db, site, agent, draft, now());
      const terms = { ...draft.terms, currency: site.settings.currency.code };
      const { memberId } = draft;
      const past = await pastFigures(db, site, { memberId, period: terms.period, now: now() });
      const pays = pastPay(site, terms, past.figures);
      const words = await siteWords(site, 'agent', { language: receiver.language });
      const accounts = { offeredBy: agent.account, offeredTo: receiver.account };
      const text = contractText(words, { kind: draft.kind, terms, ...accounts });
      const days = terms.period === 'day' ? past.periods.map(({ key }) => key) : [];
      const commission = days[0] && {
        commissionMinor: await statements.ofLine(site.siteId, agent.memberId, {
          lineMemberId: memberId,
          from: days[0],
          to: dayOf(now(), site.settings.timeZone),
        }),
      };
      return {
        account: receiver.account,
        text,
        textHash: textHashOf(text),
        textLanguage: words.locale,
        currency: terms.currency,
        isPaidBySite: isPaidBySite(agent.type),
        costMinor: pays.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
        ...commission,
        periods: past.periods.map(({ from, to }, place) => ({
          from: from.toISOString(),
          to: to.toISOString(),
          amountMinor: pays[place]?.amountMinor ?? 0,
        })),
      };
    },

    /**
     * Offers a contract. The same key with the same body offers once.
     * @throws AppError agent.member_not_found for anybody but the direct downline, agent.no_contracts, agent.terms_invalid,
     * request.conflict for a key that was used with another body
     */
    offer: (site: SiteView, agent: Offerer, draft: DraftOffer, key: string) =>
      db.transaction((tx) => offerOnce(tx, site, agent, { draft, key, now: now() })),

    /**
     * Withdraws an offer that waits, or ends a contract in force with this day.
     * @throws AppError agent.contract_not_found for a contract of somebody else, agent.contract_answered for a refused one
     */
    end: ({ siteId }: SiteView, agentMemberId: string, contractId: string) =>
      db.transaction(async (tx) => {
        const store = agentStore(tx, siteId);
        const row = await contractFinder(tx, siteId).holdOffered(agentMemberId, contractId);
        if (!row) throw new AppError('agent.contract_not_found');
        if (row.state === 'refused') throw new AppError('agent.contract_answered');
        if (row.state !== 'ended') await store.end(row.memberId, row.kind, row.state, now());
        const ended = await contractListStore(tx, siteId).one(agentMemberId, contractId);
        if (!ended) throw new AppError('agent.contract_not_found');
        return ended;
      }),
  };
}

export type OffersService = ReturnType<typeof offersService>;

async function checkedReceiver(
  db: Queryable,
  { siteId, settings }: SiteView,
  agent: Offerer,
  draft: DraftOffer,
  now: Date,
): Promise<MemberRow> {
  const receiver = await memberStore(db, siteId).findById(draft.memberId);
  const isDirect =
    receiver?.invitedByMemberId === agent.memberId && receiver.memberId !== agent.memberId;
  if (!receiver || !isDirect) throw new AppError('agent.member_not_found');
  const mayHave = isContractPromptType(receiver.type) && receiver.status === 'active';
  if (!mayHave) throw new AppError('agent.no_contracts');
  requireTerms(draft.kind, draft.terms, dayOf(now, settings.timeZone));
  return receiver;
}

async function offerOnce(
  tx: Transaction,
  site: SiteView,
  agent: Offerer,
  { draft, key, now }: { draft: DraftOffer; key: string; now: Date },
) {
  const { siteId, settings } = site;
  // Two offers to one member at once wait for each other, because one takes the place of the other.
  await holdMember(tx, siteId, draft.memberId);
  const body = hashBody({ ...draft, terms: draft.terms });
  const keyed = createHash('sha256').update(`${agent.memberId} ${key}`).digest('hex').slice(0, 24);
  const contractId = `c-${keyed}`;
  const lists = contractListStore(tx, siteId);
  const earlier = await contractFinder(tx, siteId).holdOffered(agent.memberId, contractId);
  if (earlier) {
    const { currency: _, ...terms } = earlier.terms;
    const said = hashBody({ memberId: earlier.memberId, kind: earlier.kind, terms });
    if (said !== body) throw new AppError('request.conflict');
  } else {
    await checkedReceiver(tx, site, agent, draft, now);
    const { memberId, kind } = draft;
    const terms = { ...draft.terms, currency: settings.currency.code };
    const offer = { contractId, kind, memberId, offeredByMemberId: agent.memberId, terms };
    await offerContract(tx, siteId, offer, now);
  }
  const view = await lists.one(agent.memberId, contractId);
  if (!view) throw new Error(`The offer ${contractId} was not stored`);
  return view;
}

const sum = (pays: readonly { amountMinor: number }[]) =>
  pays.reduce((total, { amountMinor }) => total + amountMinor, 0);

async function simulate(
  db: Queryable,
  site: SiteView,
  memberId: string,
  { kind, change, now }: { kind: ContractKind; change: number; now: Date },
) {
  const store = contractFinder(db, site.siteId);
  const [offer, standing] = [
    await store.inState(memberId, kind, 'offered'),
    await store.inState(memberId, kind, 'accepted'),
  ];
  if (!offer) throw new AppError('agent.contract_not_found');
  const { period, currency } = offer.terms;
  const past = await pastFigures(db, site, { memberId, period, now });
  const figures = changedBy(past.figures, change);
  const offered = pastPay(site, offer.terms, figures);
  // A contract of another period cannot be set beside this one, period by period.
  const isComparable = standing?.terms.period === period;
  const current = isComparable ? pastPay(site, standing.terms, figures) : undefined;
  return {
    contractId: offer.contractId,
    currency,
    period,
    offeredMinor: sum(offered),
    ...(current ? { nowMinor: sum(current) } : {}),
    ...(standing ? { now: standing.terms } : {}),
    periods: past.periods.map(({ from, to }, place) => ({
      from: from.toISOString(),
      to: to.toISOString(),
      baseMinor: offered[place]?.baseMinor ?? 0,
      offeredMinor: offered[place]?.amountMinor ?? 0,
      ...(current ? { nowMinor: current[place]?.amountMinor ?? 0 } : {}),
    })),
  };
}
