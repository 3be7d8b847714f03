import type { Locale } from '@maidan/i18n';
import { admit } from '#platform/session/admit.ts';
import type { ScreenRequest } from '#platform/session/admit.ts';
import { toLoaderResult } from '#platform/api/loader-result.ts';
import type { TileGame } from '#platform/api/tile-game.ts';
import { readHotGames, readPageOf } from '../games.queries.ts';
import type { TilePage } from '../games.queries.ts';
import { listCall, readListQuery, readPage } from './list-query.model.ts';
import { listOfPath, queryOfPath } from './path-list.model.ts';

/**
 * What a search shows: a page of results, the hot games, or both when there are no results (SEARCH-02 to SEARCH-04).
 */
export interface SearchListData {
  readonly dataType: 'search';
  readonly language: Locale;
  readonly page?: TilePage;
  /** Missing when they failed to load beside an empty result; the browser then fetches them itself. */
  readonly hotGames?: readonly TileGame[];
}

/** A list of the member. */
export interface OwnListData {
  readonly dataType: 'favourite' | 'recent';
  readonly language: Locale;
  readonly page: TilePage;
}

/** What one of the three lists shows. */
export type PathListData = SearchListData | OwnListData;

/**
 * Reads on the server the first page of the list that the path names. @throws ApiFailure, and a redirect to the sign-in
 * for a visitor who opens favourites or recent games (FAV-01), and for a trial user who opens favourites (SESS-33)
 */
export async function readPathList(request: ScreenRequest): Promise<PathListData> {
  const { url } = request;
  const { api, locale: language, site } = admit(request);
  const { dataType } = listOfPath(url.pathname);
  const query = queryOfPath(readListQuery(url.searchParams), dataType);
  if (dataType === 'search' && query.gameName === '') {
    return { dataType, language, hotGames: await readHotGames(api, language) };
  }
  const call = listCall(undefined, query, site.settings);
  const page = await readPageOf(api, { call, page: readPage(url.searchParams), language });
  if (dataType !== 'search') return { dataType, language, page };
  const hot = page.totalCount === 0 ? await toLoaderResult(readHotGames(api, language)) : undefined;
  return { dataType, language, page, ...(hot?.ok ? { hotGames: hot.data } : {}) };
}
