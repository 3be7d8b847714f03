import { AppError } from '@maidan/contract/errors';
import { storedGameType } from '@maidan/contract/presets';
import { vendorToWire } from '@maidan/contract/vendor-code';
import { textIn } from '#platform/database/columns.ts';
import { versionedCache } from '#platform/process/versioned-cache.ts';
import type { Database } from '#platform/database/connection.ts';
import type { SiteView } from '#platform/http/request-context.ts';
import { gamesStore } from './games.store.ts';
import type { GameFilter, GameRow, PageBounds, VendorRow } from './games.store.ts';
import { readCatalogue } from './site-catalogue.ts';
import type { Catalogue } from './site-catalogue.ts';
import { contentOf, gamePages } from './game-pages.ts';
import { foundView } from '../search/found.view.ts';
import { searchService } from '../search/search.service.ts';
import { gameView, gameViews, vendorName } from './games.view.ts';
import type { GameView } from './games.view.ts';

const MOST_VENDORS = 60;

/** What a visitor asks a list for, as it is sent (ENTITY-23). */
export interface GameListQuery {
  readonly gameType: string;
  /** Games with any of these; an empty list means all games. */
  readonly vendors: readonly string[];
  readonly gameClassify: string;
  readonly gameName: string;
  readonly isHot: '' | '0' | '1';
  readonly isNew: '' | '0' | '1';
  readonly minBet?: number | undefined;
  readonly minLine?: number | undefined;
  readonly sort?: PageBounds['sort'];
  readonly pageNo: number;
  readonly pageSize: number;
  readonly language: string;
}

/**
 * The catalogue of a site. Answers are cached per content version: any change of content raises the version, and every
 * process then reads again.
 */
export function gamesService({ db }: { db: Database }) {
  const catalogues = versionedCache<Catalogue>({ most: 200 });
  const pages = gamePages(db);
  const search = searchService(db);

  /** The vendors, classifies and counts of a site. */
  function catalogue(site: SiteView): Promise<Catalogue> {
    return catalogues.get(contentOf(site), site.siteId, () => readCatalogue(db, site));
  }

  /**
   * `marks` is the most games of the page that are marked as played by most members. By default it is one in ten, and
   * none where all are hot.
   */
  async function list(
    site: SiteView,
    query: GameListQuery,
    marks = query.isHot === '1' ? 0 : undefined,
  ) {
    const content = await catalogue(site);
    const page = boundsOf(query);
    const filter = filterOf(query, site);
    if (query.gameName.trim() !== '') {
      const found = await search.find(site, query.gameName, filter, page, content);
      return { ...foundView(found, content, query.language), ...placeOf(query, found.totalCount) };
    }
    const { rows, totalCount } = await pages.read(site, filter, page, content);
    const games = gameViews(rows, query.language, content.vendors, marks);
    return { games, ...placeOf(query, totalCount) };
  }

  return {
    catalogue,
    /** A page of games by filter (API-35); empty after the last page. */
    list,

    /**
     * The hot games, at most a hundred (API-44): first those that most members play, then those that the catalogue
     * marks, in its order.
     */
    async hot(site: SiteView, language: string): Promise<GameView[]> {
      return (await list(site, { ...NO_FILTER, isHot: '1', pageSize: 100, language })).games;
    },

    /** One game that may be shown. @throws AppError `games.not_found` */
    async read(
      site: SiteView,
      id: { vendor: string; nodeId: number },
      language: string,
    ): Promise<GameView> {
      const { vendors, off } = await catalogue(site);
      const row = await gamesStore(db, site.siteId).find(id.vendor, id.nodeId);
      if (!row?.isEnabled || off.includes(row.vendor)) throw new AppError('games.not_found');
      return gameView(row, language, vendors);
    },

    /** The vendor mapping (ENTITY-20): vendors per game type, and the order of the categories. */
    async vendorMap(site: SiteView, language: string) {
      const content = await catalogue(site);
      const types = [...new Set(content.counts.map((row) => row.gameType))];
      return {
        gameTypes: types.map((gameType) =>
          typeOf(gameType as GameView['gameType'], content, language),
        ),
        sorting: content.categories.map(({ category, vendors, gameCount }) => ({
          gameCategory: category,
          vendorNames: [...vendors],
          gameCount,
        })),
      };
    },

    /** The given games in their given order; those that may not be shown are left out. */
    async views(site: SiteView, rows: readonly GameRow[], language: string): Promise<GameView[]> {
      const { vendors, off } = await catalogue(site);
      const shown = rows.filter((row) => row.isEnabled && !off.includes(row.vendor));
      return gameViews(shown, language, vendors);
    },
  };
}

export type GamesService = ReturnType<typeof gamesService>;

function boundsOf({ pageNo, pageSize, sort = '', language }: GameListQuery): PageBounds {
  return { limit: pageSize, offset: (pageNo - 1) * pageSize, sort, language };
}

function placeOf({ pageNo, pageSize }: GameListQuery, totalCount: number) {
  return { pageNum: pageNo, totalPages: Math.ceil(totalCount / pageSize), totalCount };
}

/** A list query without filters: the first page of 36. */
export const NO_FILTER: Omit<GameListQuery, 'language'> = {
  gameType: '',
  vendors: [],
  gameClassify: '',
  gameName: '',
  isHot: '',
  isNew: '',
  pageNo: 1,
  pageSize: 36,
};

/** A vendor as it is sent (ENTITY-21), with its games of one type. */
export function vendorView(
  row: VendorRow,
  gameType: string,
  content: Pick<Catalogue, 'classifies' | 'counts'>,
  language: string,
) {
  const own = content.counts.find(
    (counted) => counted.gameType === gameType && counted.vendor === row.vendor,
  );
  return vendorToWire({
    isHot: row.isHot ? (1 as const) : (0 as const),
    vendor: row.vendor,
    displayName: vendorName(row, language),
    accountTypeName: gameType,
    gameClassify: content.classifies
      .filter(({ key }) => own?.classifies[key])
      .map(({ key, name }) => ({
        key,
        displayName: textIn(name, language),
        gameCount: own?.classifies[key] ?? 0,
      })),
    gameCount: own?.games ?? 0,
    underMaintenance: row.underMaintenance,
  });
}

function typeOf(gameType: GameView['gameType'], content: Catalogue, language: string) {
  const own = content.counts.filter((row) => row.gameType === gameType);
  const codes = new Set(own.map((row) => row.vendor));
  return {
    gameType,
    vendors: [...content.vendors.values()]
      .filter((row) => codes.has(row.vendor))
      .map((row) => vendorView(row, gameType, content, language)),
    classify: content.classifies
      .map(({ key, name }) => ({
        key,
        displayName: textIn(name, language),
        vendors: own.filter((row) => row.classifies[key]).map((row) => row.vendor),
      }))
      .filter(({ vendors }) => vendors.length > 0),
    gameCount: own.reduce((sum, row) => sum + row.games, 0),
  };
}

/**
 * The stored filter of a query. `slot` is another name of RNG; SPORTS alone leaves out the vendors that have categories
 * of their own.
 */
function filterOf(query: GameListQuery, site: SiteView): GameFilter {
  const { esports, cockfight } = site.settings.vendors;
  const gameType = storedGameType(query.gameType);
  const codes = query.vendors;
  const isBareSports = gameType === 'SPORTS' && codes.length === 0;
  return {
    ...(gameType === '' ? {} : { gameType }),
    ...(codes.length === 0 ? {} : { vendors: [...new Set(codes)].sort().slice(0, MOST_VENDORS) }),
    ...(isBareSports ? { notVendors: [...esports, ...cockfight] } : {}),
    ...(query.gameClassify === '' ? {} : { gameClassify: query.gameClassify }),
    ...(query.isHot === '' ? {} : { isHot: query.isHot === '1' }),
    ...(query.isNew === '' ? {} : { isNew: query.isNew === '1' }),
    ...(query.minBet ? { minBetMinor: query.minBet } : {}),
    ...(query.minLine ? { minLines: query.minLine } : {}),
  };
}
