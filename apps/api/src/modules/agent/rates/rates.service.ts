import { AppError } from '@maidan/contract';
import { isAgentType } from '@maidan/contract/constants';
import type { Clock } from '#platform/process/clock.ts';
import type { Database, Transaction } from '#platform/database/connection.ts';
import type { SiteView } from '#platform/http/request-context.ts';
import { memberStore } from '#modules/member/index.ts';
import { dayAfter, dayOf } from '../periods/site-time.ts';
import { boundedRates, keptRates, NO_RATES, requireWithin } from './rates.rules.ts';
import { givenRatesStore } from './given-rates.store.ts';
import type { GivenRow } from './given-rates.store.ts';
import { ratesStore } from './rates.store.ts';
import type { Rates } from './rates.tables.ts';

const PAGE_SIZE = 50;

/** Rates for a member of the direct downline. */
export interface GivenRates {
  readonly agentMemberId: string;
  readonly memberId: string;
  readonly rates: Rates;
}

/** The rates of agents: their own, and those that they give to their direct downline (AGENTX-04). */
export function ratesService({ db, clock }: { db: Database; clock: Clock }) {
  const today = ({ settings }: SiteView) => dayOf(clock.now(), settings.timeZone);
  return {
    /** The rates of an agent, who gave them, and those that begin later. */
    async own(site: SiteView, memberId: string) {
      const store = ratesStore(db, site.siteId);
      const day = today(site);
      const history = await store.history(memberId);
      const current = history.find(({ fromDay }) => fromDay <= day);
      const next = history.findLast(({ fromDay }) => fromDay > day);
      const accounts = await memberStore(db, site.siteId).accountsOf(
        current?.givenByMemberId ? [current.givenByMemberId] : [],
      );
      const givenBy = current?.givenByMemberId && accounts.get(current.givenByMemberId);
      return {
        rates: await store.effective(memberId, day),
        ...(current ? { since: current.fromDay } : {}),
        ...(givenBy ? { givenBy } : {}),
        ...(next ? { next: { rates: next.rates, fromDay: next.fromDay } } : {}),
      };
    },

    /** A page of the direct downline with the rates that it was given, and what stays of one's own. */
    async lines(
      site: SiteView,
      agentMemberId: string,
      { isAgent, after }: { isAgent: boolean; after: string },
    ) {
      const store = ratesStore(db, site.siteId);
      const day = today(site);
      const own = await store.effective(agentMemberId, day);
      const page = { agentMemberId, isAgent, day, after, limit: PAGE_SIZE + 1 };
      const rows = await givenRatesStore(db, site.siteId).page(page);
      const shown = rows.slice(0, PAGE_SIZE);
      const last = rows.length > PAGE_SIZE ? shown.at(-1) : undefined;
      return {
        lines: shown.map((row) => lineView(row, own)),
        ...(last ? { next: last.account } : {}),
      };
    },

    /** @throws AppError agent.member_not_found for anybody but the direct downline */
    async line(site: SiteView, agentMemberId: string, memberId: string) {
      const store = ratesStore(db, site.siteId);
      const day = today(site);
      const row = await givenRatesStore(db, site.siteId).to(agentMemberId, memberId, day);
      if (!row) throw new AppError('agent.member_not_found');
      const own = await store.effective(agentMemberId, day);
      const mostFrom = await store.effective(agentMemberId, dayAfter(day));
      const history = (await store.history(memberId)).map(({ rates, fromDay }) => ({
        rates,
        fromDay,
      }));
      return { ...lineView(row, own), most: mostFrom, history };
    },

    /**
     * Gives rates to a member of the direct downline, from tomorrow on.
     * @throws AppError agent.member_not_found, agent.rate_too_high
     */
    give: (site: SiteView, given: GivenRates): Promise<void> =>
      db.transaction((tx) => giveFrom(tx, site, given, clock.now(), dayAfter(today(site)))),
  };
}

export type RatesService = ReturnType<typeof ratesService>;

/**
 * Gives a member that an agent has just made its first rates, which count from today on: nothing was played before.
 * @throws AppError agent.member_not_found, agent.rate_too_high
 */
export function giveFirstRates(
  tx: Transaction,
  site: SiteView,
  given: GivenRates,
  now: Date,
): Promise<void> {
  return giveFrom(tx, site, given, now, dayOf(now, site.settings.timeZone));
}

/**
 * The rates that an agent can give from today on.
 */
export async function mostRates(
  db: Database,
  site: SiteView,
  agentMemberId: string,
  now: Date,
): Promise<Rates> {
  return ratesStore(db, site.siteId).effective(agentMemberId, dayOf(now, site.settings.timeZone));
}

/** Sets the rates that the site gives to an agent without an agent above, from a day on. */
export async function setSiteRates(
  tx: Transaction,
  siteId: string,
  {
    memberId,
    rates,
    fromDay,
    setAt,
  }: { memberId: string; rates: Rates; fromDay: string; setAt: Date },
): Promise<void> {
  const row = { memberId, rates, fromDay, setAt, givenByMemberId: null };
  await ratesStore(tx, siteId).set(row);
}

async function giveFrom(
  tx: Transaction,
  { siteId, settings }: SiteView,
  { agentMemberId, memberId, rates }: GivenRates,
  now: Date,
  fromDay: string,
): Promise<void> {
  const store = ratesStore(tx, siteId);
  const day = dayOf(now, settings.timeZone);
  const row = await givenRatesStore(tx, siteId).to(agentMemberId, memberId, day);
  if (!row) throw new AppError('agent.member_not_found');
  requireWithin(rates, await store.effective(agentMemberId, fromDay));
  await store.set({ memberId, rates, fromDay, setAt: now, givenByMemberId: agentMemberId });
}

function lineView(row: GivenRow, own: Rates) {
  const rates = boundedRates(row.rates ?? NO_RATES, own);
  return {
    memberId: row.memberId,
    account: row.account,
    isAgent: isAgentType(row.type),
    rates,
    kept: keptRates(own, rates),
    ...(row.next ? { next: row.next } : {}),
  };
}
