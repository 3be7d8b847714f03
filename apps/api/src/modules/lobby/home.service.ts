import { categoryRecord } from '@maidan/contract/categories';
import { PAGE_SIZE } from '@maidan/contract/constants';
import { presetQuery } from '@maidan/contract/presets';
import type { lobbyContract } from '@maidan/contract';
import type { z } from 'zod';
import { GAMES_PER_MARK, NO_FILTER, vendorView } from '#modules/games/index.ts';
import type { Catalogue, CategoryContent, GamesService } from '#modules/games/index.ts';
import type { SiteView } from '#platform/http/request-context.ts';
import type { WinnersService } from './winners.service.ts';

type HomeSection = z.input<typeof lobbyContract.homeSectionSchema>;

/** A section has fewer than ten tiles, so at most one of them is marked. */
const MARKS_OF_BLOCK = 1;
const RNG_VENDORS = 4;
const PROVIDERS = 6;

/** Home as data: tabs and sections in their order. */
export function homeService({ games, winners }: { games: GamesService; winners: WinnersService }) {
  async function sectionOf(
    site: SiteView,
    content: CategoryContent,
    catalogue: Catalogue,
    language: string,
  ): Promise<HomeSection> {
    const { category, vendors } = content;
    if (category === 'RNG') {
      return {
        kind: 'vendors',
        category,
        vendors: vendorsOf(vendors.slice(0, RNG_VENDORS), catalogue, language),
      };
    }
    const { presetDialect, vendors: lists } = site.settings;
    const query = presetQuery(category, presetDialect, lists);
    const page = { ...NO_FILTER, ...query, pageSize: PAGE_SIZE.homeBlock, language };
    const { games: list, totalCount } = await games.list(site, page, MARKS_OF_BLOCK);
    return { kind: 'category', category, games: list, totalCount };
  }

  return {
    /** The category tabs (HOME-07) and the sections (HOME-11 to HOME-15); empty ones are left out. */
    async read(site: SiteView, language: string) {
      const catalogue = await games.catalogue(site);
      const hot = await games.hot(site, language);
      const wins = await winners.list(site, language);
      const shown = catalogue.categories.filter(
        ({ category }) => !categoryRecord(category).hidesSection,
      );
      const blocks = await Promise.all(
        shown.map((content) => sectionOf(site, content, catalogue, language)),
      );
      const slots = shown.find(({ category }) => category === 'SLOT');
      const providers = vendorsOf((slots?.vendors ?? []).slice(0, PROVIDERS), catalogue, language);
      const afterRng = blocks.findIndex((block) => block.kind === 'vendors') + 1;
      const sections: HomeSection[] = [
        ...(hot.length > 0
          ? [{ kind: 'featured' as const, games: hot.slice(0, PAGE_SIZE.homeBlock) }]
          : []),
        ...blocks.slice(0, afterRng),
        ...(providers.length > 0 ? [{ kind: 'providers' as const, vendors: providers }] : []),
        ...blocks.slice(afterRng),
        ...(wins.length > 0 ? [{ kind: 'winners' as const, list: wins }] : []),
      ];
      const total = catalogue.counts.reduce((sum, row) => sum + row.games, 0);
      return {
        tabs: tabsOf(catalogue.categories, hot.length, total),
        sections: limitMarks(sections),
        version: `${site.version}.${site.contentVersion}`,
      };
    },
  };
}

export type HomeService = ReturnType<typeof homeService>;

function tabsOf(categories: readonly CategoryContent[], hotCount: number, total: number) {
  return [
    { category: 'HOME' as const, gameCount: total },
    ...(hotCount > 0 ? [{ category: 'HOT' as const, gameCount: hotCount }] : []),
    ...categories.map(({ category, gameCount }) => ({ category, gameCount })),
  ];
}

function vendorsOf(codes: readonly string[], catalogue: Catalogue, language: string) {
  return codes.flatMap((code) => {
    const row = catalogue.vendors.get(code);
    return row ? [vendorView(row, 'RNG', catalogue, language)] : [];
  });
}

/** Marks at most one in ten of all tiles of home as played by most members; lower sections lose their marks first. */
function limitMarks(sections: readonly HomeSection[]): HomeSection[] {
  const tiles = sections.reduce((sum, section) => sum + gamesOf(section).length, 0);
  let left = Math.floor(tiles / GAMES_PER_MARK);
  return sections.map((section) => {
    if (section.kind !== 'category') return section;
    const games = section.games.map(({ isPopular, ...game }) => {
      const isMarked = isPopular === 1 && left > 0;
      if (isMarked) left -= 1;
      return isMarked ? { ...game, isPopular } : game;
    });
    return { ...section, games };
  });
}

function gamesOf(section: HomeSection): readonly unknown[] {
  return section.kind === 'category' || section.kind === 'featured' ? section.games : [];
}
