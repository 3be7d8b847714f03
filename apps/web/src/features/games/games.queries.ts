import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { PAGE_SIZE } from '@maidan/contract/constants';
import type { Locale } from '@maidan/i18n';
import type { Game, GamePage } from '@maidan/contract/types';
import { browserApi } from '#platform/api/browser.ts';
import { dataOf } from '#platform/api/failure.ts';
import { queryClient, STALE_MS } from '#platform/api/query.ts';
import type { ServerApi } from '#platform/api/server.ts';
import { readSessionCache, writeSessionCache } from '#platform/session/cache.ts';
import { toTileGame } from '#platform/api/tile-game.ts';
import type { TileGame } from '#platform/api/tile-game.ts';
import { vendorOf } from '#platform/api/vendor.ts';
import { VENDORS } from '@maidan/contract/vendor-code';
import { hasMore } from './list/list-query.model.ts';
import type { ListCall } from './list/list-query.model.ts';

/** A game of a list, and where a name was searched for, what of it was found. */
export interface FoundGame extends TileGame {
  /** The name in another script. */
  readonly otherName?: string;
  /** The parts of the name that were meant. */
  readonly matches?: readonly { readonly from: number; readonly to: number }[];
}

/** A vendor that a search names, with the number of its games. */
export interface FoundVendor {
  readonly code: string;
  readonly name: string;
  readonly games: number;
}

/** A page of games as lists hold it. */
export interface TilePage {
  readonly games: readonly FoundGame[];
  readonly vendors?: readonly FoundVendor[];
  /** The name that a search probably means. */
  readonly didYouMean?: string;
  readonly pageNum: number;
  readonly totalPages: number;
  readonly totalCount: number;
}

interface PageAsked {
  readonly call: ListCall;
  readonly page: number;
  readonly language: Locale;
  readonly pageSize?: number;
}

/** Reads a page of a list, on the server or in the browser. @throws ApiFailure */
export async function readPageOf(
  api: ServerApi,
  { call, page, language, pageSize = PAGE_SIZE.list }: PageAsked,
  signal?: AbortSignal,
): Promise<TilePage> {
  const options = signal ? { signal } : {};
  if (call.source === 'games') {
    const { vendors, ...filters } = call.params;
    const query = { ...filters, [VENDORS]: vendors, pageNo: page, pageSize, language };
    return toFoundPage(dataOf(await api.GET('/games', { params: { query }, ...options })));
  }
  if (call.source === 'favourites') {
    const query = { ...call.params, pageNo: page, pageSize, language };
    const { content, ...place } = dataOf(
      await api.GET('/favourites', { params: { query }, ...options }),
    );
    return toTilePage(content, place);
  }
  const query = { ...call.params, page, pageSize, language };
  const { content, ...place } = dataOf(
    await api.GET('/games/recent', { params: { query }, ...options }),
  );
  return toTilePage(content, place);
}

function toTilePage(
  games: readonly Game[],
  { pageNum, totalPages, totalCount }: Omit<TilePage, 'games'>,
): TilePage {
  return { games: games.map(toTileGame), pageNum, totalPages, totalCount };
}

function toFoundPage({ games, vendors, didYouMean, ...place }: GamePage): TilePage {
  return {
    ...toTilePage([], place),
    games: games.map(({ otherName, nameMatches, ...game }) => ({
      ...toTileGame(game),
      ...(otherName === undefined ? {} : { otherName }),
      ...(nameMatches ? { matches: nameMatches } : {}),
    })),
    ...(vendors?.length
      ? {
          vendors: vendors.map((vendor) => ({
            code: vendorOf(vendor),
            name: vendor.displayName,
            games: vendor.gameCount,
          })),
        }
      : {}),
    ...(didYouMean === undefined ? {} : { didYouMean }),
  };
}

/** Reads the hot games; `isRefresh` passes every cache (HOT-06). @throws ApiFailure */
export async function readHotGames(
  api: ServerApi,
  language: Locale,
  isRefresh = false,
): Promise<TileGame[]> {
  const query = { language, refresh: isRefresh ? ('1' as const) : ('0' as const) };
  return dataOf(await api.GET('/games/hot', { params: { query } })).value.list.map(toTileGame);
}

/** The gateway gives no more on one page. */
export const MOST_AT_ONCE = 100;

/** Reads of the catalogue; each key begins with the noun, and those of favourites with `games, favourites`. */
export const gamesQueries = {
  /**
   * The pages of a list. Each filter has its own key, so that a late answer for another filter is never shown
   * (LIST-23).
   */
  pages: (call: ListCall, language: Locale, first: TilePage | undefined) =>
    infiniteQueryOptions({
      queryKey: ['games', call.source, call.params, language, first?.pageNum ?? 1],
      queryFn: ({ pageParam, signal }) =>
        readPageOf(browserApi, { call, page: pageParam, language }, signal),
      initialPageParam: first?.pageNum ?? 1,
      getNextPageParam: (last) => (hasMore(last) ? last.pageNum + 1 : undefined),
      staleTime: STALE_MS.catalogue,
      // Each page stays as it came. Comparing all of them when one more comes would take longer with every page.
      structuralSharing: false,
      // The page that came with the screen includes what the member played or starred since; the stored pages of an
      // earlier visit do not.
      ...(call.source === 'games' ? {} : { gcTime: 0 }),
      ...(first ? { initialData: { pages: [first], pageParams: [first.pageNum] } } : {}),
    }),

  /** Up to a hundred games of a list at once, to count them by kind. */
  whole: (call: ListCall, language: Locale) =>
    queryOptions({
      queryKey: ['games', 'whole', call, language],
      queryFn: ({ signal }) =>
        readPageOf(browserApi, { call, page: 1, language, pageSize: MOST_AT_ONCE }, signal),
      staleTime: STALE_MS.catalogue,
    }),

  /** How many games match a filter. */
  count: (call: ListCall, language: Locale) =>
    queryOptions({
      queryKey: ['games', 'count', call, language],
      queryFn: async ({ signal }) =>
        (await readPageOf(browserApi, { call, page: 1, language, pageSize: 1 }, signal)).totalCount,
      staleTime: STALE_MS.catalogue,
    }),

  /** The hot games, fetched once in a browser session (HOT-05). */
  hot: (language: Locale) =>
    queryOptions({
      queryKey: ['games', 'hot', language],
      queryFn: async () => keepHotGames(language, await readHotGames(browserApi, language)),
      staleTime: Infinity,
      gcTime: Infinity,
    }),
};

/**
 * Fetches at the same time all pages of a list up to a number. @throws ApiFailure when one of them fails; the list
 * stays as it is
 */
export async function loadPagesUpTo(
  count: number,
  { call, language, first }: { call: ListCall; language: Locale; first: TilePage },
): Promise<void> {
  const last = Math.min(first.pageNum + count - 1, first.totalPages);
  const pageParams = Array.from(
    { length: last - first.pageNum + 1 },
    (_, at) => first.pageNum + at,
  );
  const [, ...further] = pageParams;
  const pages = await Promise.all(
    further.map((page) => readPageOf(browserApi, { call, page, language })),
  );
  const { queryKey } = gamesQueries.pages(call, language, first);
  queryClient().setQueryData(queryKey, { pages: [first, ...pages], pageParams });
}

const hotCacheName = (language: Locale) => `games.hot.2.${language}`;

/** The hot games of this browser session, or undefined before the first visit. */
export function keptHotGames(language: Locale): readonly TileGame[] | undefined {
  const client = queryClient();
  const { queryKey } = gamesQueries.hot(language);
  const known = client.getQueryData(queryKey);
  if (known) return known;
  const kept = readSessionCache(hotCacheName(language), isTileGames);
  if (kept) client.setQueryData(queryKey, kept);
  return kept;
}

/** Stores the hot games for this browser session, in place of those before. */
export function keepHotGames(language: Locale, games: TileGame[]): TileGame[] {
  queryClient().setQueryData(gamesQueries.hot(language).queryKey, games);
  writeSessionCache(hotCacheName(language), games);
  return games;
}

/**
 * Fetches the hot games again and replaces the stored ones (HOT-06). @throws ApiFailure, and then the stored ones stay
 */
export async function refreshHotGames(language: Locale): Promise<TileGame[]> {
  return keepHotGames(language, await readHotGames(browserApi, language, true));
}

function isTileGames(value: unknown): value is TileGame[] {
  return (
    Array.isArray(value) &&
    value.every(
      (game) => typeof game === 'object' && game !== null && 'nodeId' in game && 'cover' in game,
    )
  );
}
