import { CATEGORIES, categoryRecord } from '@maidan/contract/categories';
import type { Category } from '@maidan/contract/categories';
import { presetQuery, storedGameType } from '@maidan/contract/presets';
import type { SiteSettings } from '@maidan/site';
import type { VendorCount } from './games.store.ts';

/** A category of a site: which vendors have games of it, and how many games there are. */
export interface CategoryContent {
  readonly category: Category;
  readonly vendors: readonly string[];
  readonly gameCount: number;
}

/**
 * The categories of a site that hold games, in their order. The vendors of sports are divided between SPORTS, ESPORTS
 * and COCKFIGHT; SPORTS is left out when no vendor remains for it (CAT-25).
 */
export function categoriesOf(
  counts: readonly VendorCount[],
  settings: Pick<SiteSettings, 'presetDialect' | 'vendors'>,
): CategoryContent[] {
  return CATEGORIES.filter((category) => categoryRecord(category).preset)
    .map((category) => contentOf(category, counts, settings))
    .filter(({ gameCount }) => gameCount > 0);
}

function contentOf(
  category: Category,
  counts: readonly VendorCount[],
  settings: Pick<SiteSettings, 'presetDialect' | 'vendors'>,
): CategoryContent {
  const query = presetQuery(category, settings.presetDialect, settings.vendors);
  const type = storedGameType(query.gameType);
  const only = query.vendors;
  const elsewhere =
    category === 'SPORTS' ? [...settings.vendors.esports, ...settings.vendors.cockfight] : [];
  let gameCount = 0;
  const vendors: string[] = [];
  for (const row of counts) {
    if (row.gameType !== type || elsewhere.includes(row.vendor)) continue;
    if (only.length > 0 && !only.includes(row.vendor)) continue;
    const games = query.gameClassify === '' ? row.games : (row.classifies[query.gameClassify] ?? 0);
    if (games === 0) continue;
    gameCount += games;
    vendors.push(row.vendor);
  }
  return { category, vendors, gameCount };
}
