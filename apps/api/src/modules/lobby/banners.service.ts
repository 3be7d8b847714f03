import { textIn } from '#platform/database/columns.ts';
import { versionedCache } from '#platform/process/versioned-cache.ts';
import type { Database } from '#platform/database/connection.ts';
import type { SiteView } from '#platform/http/request-context.ts';
import { lobbyStore } from './lobby.store.ts';
import type { BannerRow } from './lobby.store.ts';

/** Groups that the specification does not name show the banners of another group until they have their own (CAT-04). */
const FALLBACK = new Map(
  Object.entries({
    m_slot: 'm_rng',
    m_crash: 'm_rng',
    m_bingo: 'm_rng',
    m_jackpot: 'm_rng',
    m_feature: 'm_rng',
    m_inhouse: 'm_rng',
    m_jl: 'm_rng',
    m_rtg: 'm_rng',
    m_esports: 'm_sports',
    m_cockfight: 'm_sports',
  }),
);

/** Banners of a site by group. */
export function bannersService({ db }: { db: Database }) {
  const cache = versionedCache<BannerRow[]>({ most: 500 });
  const read = (site: SiteView, groupName: string) =>
    cache.get(`${site.contentVersion}`, `${site.siteId}|${groupName}`, () =>
      lobbyStore(db, site.siteId).banners(groupName),
    );
  return {
    /** The banners of a group in a language; when it has none, those of its fallback group. */
    async list(site: SiteView, groupName: string, language: string) {
      const own = await read(site, groupName);
      const other = FALLBACK.get(groupName);
      const rows = own.length === 0 && other ? await read(site, other) : own;
      return rows.map((row) => bannerView(row, language));
    },
  };
}

export type BannersService = ReturnType<typeof bannersService>;

function bannerView(row: BannerRow, language: string) {
  return {
    bannerId: row.bannerId,
    url: row.image,
    groupName: row.groupName,
    linkage: row.linkage,
    ...(row.kicker ? { kicker: textIn(row.kicker, language) } : {}),
    title: textIn(row.title, language),
    ...(row.action ? { action: textIn(row.action, language) } : {}),
  };
}
