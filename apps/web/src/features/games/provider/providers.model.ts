// The providers of a site over all kinds of games, for the game centre and a provider's page (SHELL-21, SHELL-22).
import { CATEGORIES, categoryRecord } from '@maidan/contract/categories';
import type { Category } from '@maidan/contract/categories';
import { presetQuery, storedGameType } from '@maidan/contract/presets';
import type { VendorMap } from '@maidan/contract/types';
import { vendorOf } from '#platform/api/vendor.ts';
import { WHOLE_LIST } from '../list/list-query.model.ts';
import type { ListQuery, PresetReading } from '../list/list-query.model.ts';

/** A provider with all of its games. */
export interface Provider {
  readonly code: string;
  readonly name: string;
  readonly isHot: boolean;
  readonly gameCount: number;
}

/** A game of the member, with the moment at which it was played last, where the gateway tells it. */
export interface PlayedGame {
  readonly vendor: string;
  readonly name: string;
  readonly at?: string;
}

/** A provider that the member plays, with the name of the game that was played last, and when. */
export interface PlayedProvider extends Provider {
  readonly lastGame: string;
  readonly at?: string;
}

/** The providers of a site, hot ones first and otherwise in the gateway's order; one of several types is counted once. */
export function providersOf({ gameTypes }: VendorMap): Provider[] {
  const providers = new Map<string, Provider>();
  for (const vendor of gameTypes.flatMap(({ vendors }) => vendors)) {
    const code = vendorOf(vendor);
    const known = providers.get(code);
    providers.set(code, {
      code,
      name: vendor.displayName,
      isHot: vendor.isHot === 1 || known?.isHot === true,
      gameCount: vendor.gameCount + (known?.gameCount ?? 0),
    });
  }
  return [...providers.values()].sort((a, b) => Number(b.isHot) - Number(a.isHot));
}

/** The categories by which providers differ: those of a single provider's name say nothing about another. */
export function categoriesOf({ sorting }: VendorMap, code?: string): Category[] {
  return CATEGORIES.filter((category) => {
    const { preset } = categoryRecord(category);
    if (!preset || preset.vendor !== undefined || preset.vendorList === 'inHouse') return false;
    const vendors = vendorsIn(sorting, category);
    return code === undefined ? vendors.length > 0 : vendors.includes(code);
  });
}

/** How many games a provider has of a category; undefined where the gateway does not count them. */
export function countIn(
  { gameTypes }: VendorMap,
  code: string,
  category: Category,
  site: PresetReading,
): number | undefined {
  const { gameType, gameClassify } = presetQuery(category, site.presetDialect, site.vendors);
  const type = gameTypes.find((one) => one.gameType === storedGameType(gameType));
  const vendor = type?.vendors.find((one) => vendorOf(one) === code);
  if (gameClassify === '') return vendor?.gameCount;
  return vendor?.gameClassify.find(({ key }) => key === gameClassify)?.gameCount;
}

/** The providers that have games of a category. */
export function providersWith(
  providers: readonly Provider[],
  { sorting }: VendorMap,
  category: Category,
): Provider[] {
  const vendors = vendorsIn(sorting, category);
  return providers.filter(({ code }) => vendors.includes(code));
}

/** The providers of the games that were played last, newest first. */
export function playedProviders(
  providers: readonly Provider[],
  recent: readonly PlayedGame[],
): PlayedProvider[] {
  const newest = new Map<string, PlayedGame>();
  for (const game of recent) if (!newest.has(game.vendor)) newest.set(game.vendor, game);
  return [...newest].flatMap(([code, { name: lastGame, at }]) => {
    const provider = providers.find((one) => one.code === code);
    return provider ? [{ ...provider, lastGame, ...(at === undefined ? {} : { at }) }] : [];
  });
}

/** The list of a provider's games, of one category or of all. */
export function providerQuery(
  code: string,
  category: Category | undefined,
  { presetDialect, vendors }: PresetReading,
): ListQuery {
  if (!category) return { ...WHOLE_LIST, vendors: code };
  const { gameType, gameClassify } = presetQuery(category, presetDialect, vendors);
  return { ...WHOLE_LIST, vendors: code, gameType, gameClassify };
}

function vendorsIn(sorting: VendorMap['sorting'], category: Category): readonly string[] {
  return sorting.find(({ gameCategory }) => gameCategory === category)?.vendorNames ?? [];
}
