import { BET_KINDS, RANK_CONDITIONS } from '@maidan/contract/constants';
import type { SiteSettings } from '@maidan/site';
import type { Clock } from '#platform/process/clock.ts';
import { textIn } from '#platform/database/columns.ts';
import type { Database } from '#platform/database/connection.ts';
import type { SiteView } from '#platform/http/request-context.ts';
import { memberStore } from './member.store.ts';

type Rank = SiteSettings['ranks'][number];
/** What a member has done so far, one figure per condition. */
export type RankFigures = Readonly<Record<(typeof RANK_CONDITIONS)[number], number>>;

/** The part of the wallet that ranks use; `modules/wallet` provides it. */
export interface PlayedFigures {
  /** Stakes of settled rounds in minor units, and the number of those rounds. */
  sumPlayed(siteId: string, memberId: string): Promise<{ validBetMinor: number; rounds: number }>;
}

const DAY_MS = 24 * 3_600_000;

/** Ranks of players, by the site's settings and what the ledger holds (API-25). */
export function rankService(deps: { db: Database; clock: Clock; records: PlayedFigures }) {
  const { db, clock, records } = deps;
  const standingOf = async (
    { siteId, settings }: Pick<SiteView, 'siteId' | 'settings'>,
    memberId: string,
  ) => {
    const [owner, played] = await Promise.all([
      memberStore(db, siteId).findById(memberId),
      records.sumPlayed(siteId, memberId),
    ]);
    const now = clock.now().getTime();
    const days = Math.floor((now - (owner?.createdAt.getTime() ?? now)) / DAY_MS);
    return rankStanding(settings.ranks, { ...played, days });
  };
  return {
    /** The rank that a member has now; undefined where the site has none that the member reaches. */
    async rankOf(site: Pick<SiteView, 'siteId' | 'settings'>, memberId: string) {
      return (await standingOf(site, memberId)).rank;
    },
    /** The member's rank and the progress towards the next one (ENTITY-12, MENU-25). */
    async progress(site: SiteView, memberId: string, language: string) {
      const standing = await standingOf(site, memberId);
      const { playerRankProgress, ...progress } = progressView(standing, language);
      const place = site.settings.ranks.findIndex((rank) => rank === standing.rank);
      return {
        ...progress,
        playerRankProgress: { ...playerRankProgress, ...(place === -1 ? {} : { place }) },
        showBenefit: site.can('vipBenefit'),
      };
    },

    /** How many payout accounts the member may have: those of everybody and those of the rank. */
    async mostPayoutAccounts(site: SiteView, memberId: string): Promise<number> {
      const { rank } = await standingOf(site, memberId);
      return site.settings.payoutAccounts.most + (rank?.benefits.morePayoutAccounts ?? 0);
    },
  };
}

export type RankService = ReturnType<typeof rankService>;

/** A member's place between two ranks. */
export interface RankStanding {
  readonly rank: Rank | undefined;
  readonly next: Rank | undefined;
  /** Conditions of the next rank; those of the highest rank once that is reached. */
  readonly conditions: readonly {
    readonly condition: (typeof RANK_CONDITIONS)[number];
    readonly reached: number;
    readonly expected: number;
  }[];
}

/** The highest rank whose conditions are all met, together with those of every rank below it. */
export function rankStanding(ranks: readonly Rank[], figures: RankFigures): RankStanding {
  const open = ranks.findIndex((rank) => !isMet(rank, figures));
  const reached = open === -1 ? ranks.length : open;
  const rank = ranks[reached - 1];
  const next = ranks[reached];
  const shown = next ?? rank;
  const conditions = RANK_CONDITIONS.map((condition) => ({
    condition,
    reached: figures[condition],
    expected: shown?.conditions[condition] ?? 0,
  })).filter(({ expected }) => expected > 0);
  return { rank, next, conditions };
}

function isMet(rank: Rank, figures: RankFigures): boolean {
  return RANK_CONDITIONS.every((condition) => figures[condition] >= rank.conditions[condition]);
}

function progressView({ rank, next, conditions }: RankStanding, language: string) {
  const completed = conditions.filter(({ reached, expected }) => reached >= expected).length;
  const total = conditions.length;
  return {
    currentProgress: { completedConditions: completed, totalExpectedConditions: total },
    playerRankProgress: rankName(rank, language),
    percent: rank ? percentOf(completed, total) : 100,
    ...(next ? { nextRank: { ...rankName(next, language), conditions } } : {}),
  };
}

/** Whole percent, fractions cut off (WIDGET-21); 0 where nothing is expected (WIDGET-23). */
function percentOf(completed: number, total: number): number {
  return total === 0 ? 0 : Math.floor((completed * 100) / total);
}

/** The site's ranks as they are sent (MEMBERX-06). */
export function rankViews({ ranks, payoutAccounts }: SiteSettings, language: string) {
  return ranks.map((rank) => ({
    ...rankName(rank, language),
    conditions: RANK_CONDITIONS.map((condition) => ({
      condition,
      expected: rank.conditions[condition],
    })).filter(({ expected }) => expected > 0),
    benefits: {
      payoutAccounts: payoutAccounts.most + rank.benefits.morePayoutAccounts,
      ...rebatesOf(rank),
      inWords: rank.benefits.inWords.map((words) => textIn(words, language)),
    },
  }));
}

/** The rates of a rank's rebates, in the order in which lobbies show kinds of play; nothing without any. */
function rebatesOf({ benefits }: Rank) {
  const rebates = BET_KINDS.map((kind) => ({
    kind,
    rateBasisPoints: benefits.rebateBasisPoints[kind] ?? 0,
  })).filter(({ rateBasisPoints }) => rateBasisPoints > 0);
  return rebates.length > 0 ? { rebates } : {};
}

function rankName(rank: Rank | undefined, language: string) {
  return { labelId: rank?.labelId ?? '', labelName: rank ? textIn(rank.name, language) : '' };
}
