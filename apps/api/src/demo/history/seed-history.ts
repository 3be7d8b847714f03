import { CATEGORY_TABLE } from '@maidan/contract/categories';
import type { BetKind } from '@maidan/contract/constants';
import { gamesStore } from '#modules/games/index.ts';
import type { GameFilter } from '#modules/games/index.ts';
import { memberService, memberStore } from '#modules/member/index.ts';
import type { SiteView } from '#platform/http/request-context.ts';
import type { LiveEvents } from '#platform/live/live-events.ts';
import { ledgerServices, moneyServices } from '../../money-services.ts';
import { DEMO_AGENT, DEMO_HEAD_AGENT } from '../demo-accounts.ts';
import type { SeedDeps } from '../seed-deps.ts';
import { chanceOf } from './chance.ts';
import type { Chance } from './chance.ts';
import { pastApplications } from './past-applications.ts';
import { givePastBonuses } from './past-bonuses.ts';
import type { PastClock } from './past-clock.ts';
import { signPastContracts } from './past-contracts.ts';
import { pastLinks } from './past-links.ts';
import { giveDemoRates, joinTeam, lostPassword, PAST_TEAM } from './past-team.ts';
import { playEvening, starGames } from './past-player.ts';
import type { PastGame, PastPlayer } from './past-player.ts';
import { givePastRewards } from './past-rewards.ts';
import { pastWithdrawals } from './past-withdrawals.ts';
import { practiceRail } from './practice-rail.ts';

const DAY_MS = 24 * 3_600_000;
/** Evenings begin at 12:30 UTC, which is half past six in Dhaka. */
const EVENING_MS = 12.5 * 3_600_000;
/** When the site made its agents, before anybody joined their team. Every day since then is settled. */
const AGENTS_SINCE_DAYS = 88;
/** When the demo's agent accepted the contracts that are settled since. */
const CONTRACTS_SINCE_DAYS = 70;
/** For how many of the last days the visits of links are counted. */
const LINK_DAYS = 92;
/** On so many of the last days the shown accounts play in any case, so that their records open on something. */
const DAYS_OF_PLAY = 3;
/** Withdrawals that wait for an operator at the end. */
const MOST_WAITING = 4;
/** Titles of each kind that the demo's members play. */
const TITLES_OF_A_KIND = 4;

/** Nobody listens to the past. */
const silence: LiveEvents = {
  announce: () => undefined,
  subscribe: () => () => undefined,
  endAll: () => undefined,
  close: async () => undefined,
};

/**
 * Writes the past of a new demo site: play and deposits of its accounts, a team below its agents, and the settlement of
 * what is over. Everything goes through the services that a live site uses, on a clock that runs from the clock's
 * present time to the end of the day before `until`; the draws are the same in every run.
 */
export async function seedHistory(deps: HistoryDeps, site: SiteView, until: Date): Promise<void> {
  const past = await beginPast(deps, site);
  const { services, withdrawals } = past;
  const lastDay = Math.floor(until.getTime() / DAY_MS) - 1;
  const firstDay = Math.ceil(deps.clock.now().getTime() / DAY_MS);
  for (let day = firstDay; day <= lastDay; day += 1) {
    moveOn(deps.clock, day * DAY_MS + EVENING_MS - 3_600_000);
    const daysLeft = lastDay - day;
    if (day === Math.max(firstDay, lastDay - AGENTS_SINCE_DAYS)) await giveDemoRates(deps, site);
    if (day === Math.max(firstDay, lastDay - CONTRACTS_SINCE_DAYS))
      await signPastContracts(deps, site);
    if (daysLeft < LINK_DAYS) await past.links.look(daysLeft);
    await givePastRewards(services, site, past.players, { day, daysLeft });
    for (const person of PAST_TEAM.filter(
      ({ daysAgo }) => Math.max(firstDay, lastDay - daysAgo) === day,
    ))
      await past.join(person);
    await liveThrough(past, site, { day, daysAgo: daysLeft + 1 });
  }
  for (const player of past.players.filter(({ isShown }) => isShown))
    await starGames(services, site, player);
  await withdrawals.leaveWaiting(MOST_WAITING);
  moveOn(deps.clock, until.getTime());
  await services.giveInviteRewards(site.siteId);
  await services.rebates.settleDays(site);
  await services.settlement.settle(site);
}

type HistoryDeps = SeedDeps & { readonly clock: PastClock };
type Past = Awaited<ReturnType<typeof beginPast>>;

/** Who lives in the past of a site, and with what. */
async function beginPast(deps: HistoryDeps, site: SiteView) {
  const services = pastServices(deps, site);
  const passwordHash = await lostPassword(deps.random);
  const members = memberService({ ...deps, wallet: services.wallet });
  const chance = chanceOf(site.siteId);
  const games = await playedGames(deps, site);
  const players = await accountsOf(deps, site, games, chance);
  const linkDeps = { db: deps.database.db, clock: deps.clock };
  return {
    services,
    chance,
    players,
    links: await pastLinks(linkDeps, site, chanceOf(`${site.siteId}-links`)),
    applications: pastApplications(deps, services, site),
    withdrawals: pastWithdrawals({
      deps,
      services,
      site,
      chance: chanceOf(`${site.siteId}-payouts`),
    }),
    async join(person: (typeof PAST_TEAM)[number]): Promise<void> {
      const memberId = await joinTeam({ ...deps, members, passwordHash }, site, person);
      players.push(newPlayer({ memberId, account: person.account }, games, chance));
    },
  };
}

/** Lets everybody live through a day: bonuses and applications, then the evening of those who play. */
async function liveThrough(
  { services, players, chance, applications, withdrawals }: Past,
  site: SiteView,
  { day, daysAgo }: { readonly day: number; readonly daysAgo: number },
): Promise<void> {
  const owner = players[0];
  if (owner) await givePastBonuses(services, site, { memberId: owner.memberId, daysAgo });
  await applications.apply(players, daysAgo);
  const plays = ({ habit, isShown }: PastPlayer) =>
    chance.happens(habit) || (isShown && daysAgo <= DAYS_OF_PLAY);
  for (const player of players.filter(plays)) {
    moveOn(services.clock, day * DAY_MS + EVENING_MS);
    await playEvening(services, site, player, chance);
    await withdrawals.afterEvening(player, daysAgo);
  }
}

/** The services of a live site. Nobody was signed in then, so no session ends. */
function pastServices(deps: HistoryDeps, site: SiteView) {
  const { database, clock } = deps;
  const rail = practiceRail(clock);
  const money = { ...deps, rail: rail.connected, directory: { findById: () => site } };
  const ledger = ledgerServices(money, silence);
  const auth = { sessions: { endOthers: async () => 0 } };
  return {
    database,
    clock,
    rail,
    remembered: new Set<string>(),
    ...ledger,
    ...moneyServices(money, { ledger, events: silence, auth }),
  };
}

function moveOn(clock: PastClock, time: number): void {
  clock.moveTo(new Date(Math.max(time, clock.now().getTime())));
}

/** The kinds of games that are played, with what the catalogue calls them. */
const KINDS: readonly { kind: BetKind; filter: GameFilter }[] = [
  { kind: 'SLOT', filter: filterOf('SLOT') },
  { kind: 'CRASH', filter: filterOf('CRASH') },
  { kind: 'FISH', filter: { gameType: 'FISH' } },
  { kind: 'LIVE', filter: { gameType: 'LIVE' } },
  { kind: 'SPORTS', filter: { gameType: 'SPORTS' } },
  { kind: 'PVP', filter: { gameType: 'PVP' } },
];

function filterOf(category: 'SLOT' | 'CRASH'): GameFilter {
  const { type, classify } = CATEGORY_TABLE[category].preset;
  return { gameType: type, gameClassify: classify };
}

/** Titles of every kind, the same in every run. */
async function playedGames({ database }: SeedDeps, site: SiteView): Promise<PastGame[]> {
  const store = gamesStore(database.db, site.siteId);
  const vendors = await store.vendors();
  const found: PastGame[] = [];
  for (const { kind, filter } of KINDS) {
    for (const game of await store.list(filter, [], { offset: 0, limit: TITLES_OF_A_KIND })) {
      const vendor = vendors.find((one) => one.vendor === game.vendor);
      if (vendor) found.push({ game, vendor, kind });
    }
  }
  return found;
}

/** The demo accounts that play: the player often, the agents now and then. */
async function accountsOf(
  { database }: SeedDeps,
  { siteId }: SiteView,
  games: readonly PastGame[],
  chance: Chance,
): Promise<PastPlayer[]> {
  const demo = await memberStore(database.db, siteId).listDemo();
  return demo.map(({ memberId, account }) => {
    const isAgent = account === DEMO_AGENT || account === DEMO_HEAD_AGENT;
    const player = newPlayer({ memberId, account }, games, chance);
    const shown = { ...player, isShown: true, games: oneOfEachKind(games, chance) };
    return isAgent ? { ...shown, habit: 0.06 } : { ...shown, habit: 0.45, mostRounds: 5 };
  });
}

/** A title of each kind that is there, so that every tab of the record has rows. */
function oneOfEachKind(games: readonly PastGame[], chance: Chance): PastGame[] {
  return KINDS.map(({ kind }) => games.filter((game) => game.kind === kind))
    .filter(({ length }) => length > 0)
    .map((ofKind) => chance.pick(ofKind));
}

function newPlayer(
  who: { readonly memberId: string; readonly account: string },
  games: readonly PastGame[],
  chance: Chance,
): PastPlayer {
  return {
    ...who,
    games: Array.from({ length: 4 }, () => chance.pick(games)),
    stakeMinor: chance.pick([2_000, 5_000, 5_000, 10_000]),
    habit: chance.pick([0.1, 0.17, 0.24]),
    mostRounds: 3,
    isShown: false,
  };
}
