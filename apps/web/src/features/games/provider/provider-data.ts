import type { Category } from '@maidan/contract/categories';
import type { Locale } from '@maidan/i18n';
import type { VendorMap } from '@maidan/contract/types';
import { PAGE_SIZE } from '@maidan/contract/constants';
import { dataOf } from '#platform/api/failure.ts';
import { toLoaderResult } from '#platform/api/loader-result.ts';
import type { RequestScope } from '#platform/api/request-scope.ts';
import { vendorOf } from '#platform/api/vendor.ts';
import { readPageOf } from '../games.queries.ts';
import type { TilePage } from '../games.queries.ts';
import { listCall, readListQuery, readPage } from '../list/list-query.model.ts';
import type { PresetReading } from '../list/list-query.model.ts';
import {
  categoriesOf,
  countIn,
  playedProviders,
  providersOf,
  providersWith,
} from './providers.model.ts';
import type { PlayedGame, PlayedProvider, Provider } from './providers.model.ts';

/** How many of the providers that a member plays stand on top. */
const MOST_PLAYED = 3;

/** The providers of a site, and those that the member plays. */
export interface CentreData {
  /** The chosen category, or undefined for all. */
  readonly category: Category | undefined;
  readonly categories: readonly Category[];
  readonly providers: readonly Provider[];
  /** Games of all providers that are shown. */
  readonly gameCount: number;
  /** Empty for visitors, for who has not played yet, and when the games played last could not be read. */
  readonly played: readonly PlayedProvider[];
  /** When the page was read: it says which day is today. */
  readonly readAt: string;
}

/** A category with the number of games that the provider has of it, where the gateway counts them. */
export interface CountedCategory {
  readonly category: Category;
  readonly gameCount?: number;
}

/** One provider with the first page of its games, or an unknown one. */
export type ProviderData =
  | { readonly kind: 'unknown' }
  | {
      readonly kind: 'provider';
      readonly provider: Provider;
      readonly categories: readonly CountedCategory[];
      readonly language: Locale;
      readonly page: TilePage;
    };

/** Reads on the server what the game centre shows. @throws ApiFailure */
export async function readCentre(scope: RequestScope, url: URL): Promise<CentreData> {
  const [map, played] = await Promise.all([readVendorMap(scope), readPlayed(scope)]);
  const all = providersOf(map);
  const categories = categoriesOf(map);
  const category = categories.find((one) => one === url.searchParams.get('category'));
  const providers = category ? providersWith(all, map, category) : all;
  return {
    category,
    categories,
    providers,
    gameCount: providers.reduce((sum, { gameCount }) => sum + gameCount, 0),
    played: category ? [] : playedProviders(all, played).slice(0, MOST_PLAYED),
    readAt: new Date().toISOString(),
  };
}

/** Reads on the server a provider and the first page of its games. @throws ApiFailure */
export async function readProvider(scope: RequestScope, url: URL): Promise<ProviderData> {
  const { api, locale: language, site } = scope;
  const query = readListQuery(url.searchParams);
  const map = await readVendorMap(scope);
  const provider = providersOf(map).find(({ code }) => code === query.vendors);
  if (!provider) return { kind: 'unknown' };
  const call = listCall(undefined, query, site.settings);
  const page = await readPageOf(api, { call, page: readPage(url.searchParams), language });
  return {
    kind: 'provider',
    provider,
    categories: countedCategories(map, provider.code, site.settings),
    language,
    page,
  };
}

function countedCategories(map: VendorMap, code: string, site: PresetReading): CountedCategory[] {
  return categoriesOf(map, code).map((category) => {
    const gameCount = countIn(map, code, category, site);
    return { category, ...(gameCount === undefined ? {} : { gameCount }) };
  });
}

async function readVendorMap({ api, locale: language }: RequestScope): Promise<VendorMap> {
  return dataOf(await api.GET('/games/vendors', { params: { query: { language } } }));
}

// The block is an addition to the page: without it the page still says all that it is for.
async function readPlayed({ api, locale: language, session }: RequestScope): Promise<PlayedGame[]> {
  if (!session) return [];
  const query = { gameType: '', vendor: '', page: 1, pageSize: PAGE_SIZE.list, language } as const;
  const read = api.GET('/games/recent', { params: { query } }).then(dataOf);
  const recent = await toLoaderResult(read);
  if (!recent.ok) return [];
  return recent.data.content.map((game) => ({
    vendor: vendorOf(game),
    name: game.gameName,
    ...(game.lastPlay ? { at: game.lastPlay.at } : {}),
  }));
}
