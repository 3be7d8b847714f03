import { versionedCache } from '#platform/process/versioned-cache.ts';
import type { Database } from '#platform/database/connection.ts';
import type { SiteView } from '#platform/http/request-context.ts';
import { gamesStore } from './games.store.ts';
import type { GameFilter, GameRow, PageBounds, VendorCount } from './games.store.ts';

const CACHED_PAGES = 4000;
const CACHED_COUNTS = 2000;

/** Pages of games by filter and the number of games of a filter, each read once per content version. */
export function gamePages(db: Database) {
  const pages = versionedCache<GameRow[]>({ most: CACHED_PAGES });
  const counts = versionedCache<number>({ most: CACHED_COUNTS });

  return {
    /** A page of a filter; empty after the last page. `off` and `counts` are those of the catalogue. */
    async read(
      site: SiteView,
      filter: GameFilter,
      page: PageBounds,
      catalogue: { readonly off: readonly string[]; readonly counts: readonly VendorCount[] },
    ): Promise<{ rows: GameRow[]; totalCount: number }> {
      const { off } = catalogue;
      const key = `${site.siteId}|${JSON.stringify(filter)}`;
      const store = gamesStore(db, site.siteId);
      const totalCount =
        knownCount(filter, catalogue.counts) ??
        (await counts.get(contentOf(site), key, () => store.count(filter, off)));
      if (page.offset >= totalCount) return { rows: [], totalCount };
      const pageKey = `${key}|${page.offset}|${page.limit}|${orderKey(page)}`;
      const rows = await pages.get(contentOf(site), pageKey, () => store.list(filter, off, page));
      return { rows, totalCount };
    },
  };
}

function orderKey({ sort = '', language = '' }: PageBounds): string {
  return sort === 'name' ? `name ${language}` : sort;
}

/** The version of everything from which a list of the site is made. */
export function contentOf(site: SiteView): string {
  return `${site.version}.${site.contentVersion}`;
}

/** The number of games of a filter where the catalogue's counts tell it; undefined where the database has to count. */
function knownCount(filter: GameFilter, counts: readonly VendorCount[]): number | undefined {
  const { gameType, vendors, notVendors, gameClassify, ...rest } = filter;
  if (Object.keys(rest).length > 0) return undefined;
  return counts
    .filter((row) => gameType === undefined || row.gameType === gameType)
    .filter((row) => vendors === undefined || vendors.includes(row.vendor))
    .filter((row) => !notVendors?.includes(row.vendor))
    .reduce((sum, row) => sum + gamesOf(row, gameClassify), 0);
}

function gamesOf(row: VendorCount, gameClassify: string | undefined): number {
  if (gameClassify === undefined) return row.games;
  return Object.hasOwn(row.classifies, gameClassify) ? (row.classifies[gameClassify] ?? 0) : 0;
}
