import { AppError } from '@maidan/contract/errors';
import { textIn } from '@maidan/contract/localised';
import type { MatchCategory, MatchTimetableReply } from '@maidan/wire';
import type { Clock } from '#platform/process/clock.ts';
import type { Log } from '#platform/process/log.ts';
import type { SiteView } from '#platform/http/request-context.ts';
import type { GamesService } from '../catalogue/games.service.ts';
import { VendorClockError } from '../games.ports.ts';
import type { MatchesOf, VendorMatches } from '../games.ports.ts';
import { answersOfASecond } from '../answers-of-a-second.ts';
import { matchNamer } from './matches.view.ts';

/** The categories whose games may have matches, with the name that vendors give each. */
const CATEGORIES = { SPORTS: 'sports', ESPORTS: 'esports', COCKFIGHT: 'cockfight' } as const;
type Category = keyof typeof CATEGORIES;

/** Where matches are read from. */
export interface MatchesServiceDeps {
  readonly clock: Clock;
  readonly log: Log;
  readonly games: Pick<GamesService, 'catalogue'>;
  readonly matchesOf: MatchesOf;
}

/**
 * The matches of a site's categories, as the first vendor of the category tells them that holds any. Every call throws
 * `games.matches_silent` or `games.matches_invalid` when that vendor fails.
 */
export function matchesService({ clock, log, games, matchesOf }: MatchesServiceDeps) {
  const share = () => answersOfASecond<VendorMatches, MatchTimetableReply>(clock);
  const shared: Record<MatchCategory, ReturnType<typeof share>> = {
    sports: share(),
    esports: share(),
    cockfight: share(),
  };

  async function sourceOf(site: SiteView, category: Category): Promise<VendorMatches | undefined> {
    const { categories } = await games.catalogue(site);
    const vendors = categories.find((one) => one.category === category)?.vendors ?? [];
    return vendors.map((vendor) => matchesOf(vendor)).find((source) => source !== undefined);
  }

  async function told<Answer>(category: Category, asked: Promise<Answer>): Promise<Answer> {
    try {
      return await asked;
    } catch (error) {
      if (!(error instanceof VendorClockError)) throw error;
      const { fault, message: detail } = error;
      log.warn({ category, fault, detail }, 'a vendor did not tell its matches');
      throw new AppError(`games.matches_${fault}`);
    }
  }

  return {
    /** What runs and comes in a category and its last results, with the time of the server. */
    async timetable(site: SiteView, category: Category, language: string) {
      const source = await sourceOf(site, category);
      const none = { running: [], coming: [], last: [] };
      if (!source) return { serverNow: clock.now().toISOString(), ...none };
      const kind = CATEGORIES[category];
      const asked = shared[kind](source, () => source.timetable(kind));
      const reply = await told(category, asked);
      const named = matchNamer(reply, language);
      return {
        serverNow: clock.now().toISOString(),
        about: textIn(reply.about, language),
        running: reply.running.map((match) => named(match)),
        coming: reply.coming.map((match) => named(match)),
        last: reply.last.map((match) => named(match)),
      };
    },

    /** A page of a category's results, newest first. */
    async results(
      site: SiteView,
      category: Category,
      { pageNo, pageSize, language }: { pageNo: number; pageSize: number; language: string },
    ) {
      const source = await sourceOf(site, category);
      if (!source) return { results: [], pageNum: pageNo, totalPages: 0, totalCount: 0 };
      const asked = source.results(CATEGORIES[category], { page: pageNo, pageSize });
      const reply = await told(category, asked);
      const { totalCount } = reply;
      const named = matchNamer(reply, language);
      return {
        about: textIn(reply.about, language),
        results: reply.results.map((match) => named(match)),
        pageNum: pageNo,
        totalPages: Math.ceil(totalCount / pageSize),
        totalCount,
      };
    },
  };
}

export type MatchesService = ReturnType<typeof matchesService>;
