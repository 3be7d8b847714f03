import type { Category } from '@maidan/contract/constants';
import { presetQuery, storedGameType } from '@maidan/contract/presets';
import type { SiteSettings } from '@maidan/site';
import type { VendorCount } from './games.store.ts';

/**
 * The order of the categories: ESPORTS after SPORTS, COCKFIGHT last (CAT-23, CAT-24). Categories that a site lacks are
 * left out later.
 */
const ORDER: readonly Exclude<Category, 'HOT'>[] = [
  'SLOT',
  'INHOUSE',
  'CRASH',
  'LIVE',
  'RNG',
  'FISH',
  'PVP',
  'JACKPOT',
  'BINGO',
  'SPORTS',
  'ESPORTS',
  'LOTT',
  'ELOTT',
  'FEATURE',
  'JL',
  'RTG',
  'COCKFIGHT',
];

/** A category of a site: which vendors have games of it, and how many games there are. */
export interface CategoryContent {
  readonly category: Exclude<Category, 'HOT'>;
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
  return ORDER.map((category) => contentOf(category, counts, settings)).filter(
    ({ gameCount }) => gameCount > 0,
  );
}

function contentOf(
  category: Exclude<Category, 'HOT'>,
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
