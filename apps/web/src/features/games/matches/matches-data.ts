import { queryOptions } from '@tanstack/react-query';
import type { MatchTimetable } from '@maidan/contract/types';
import type { Locale } from '@maidan/i18n';
import { browserApi } from '#platform/api/browser.ts';
import { dataOf } from '#platform/api/failure.ts';
import { toLoaderResult } from '#platform/api/loader-result.ts';
import type { RequestScope } from '#platform/api/request-scope.ts';
import type { ServerApi } from '#platform/api/server.ts';
import { clockedQuery } from '../clocked/clocked-query.ts';
import { hasMatches } from './matches.model.ts';
import type { MatchCategory, MatchResultsView } from './matches.model.ts';

const RESULTS_OF_A_PAGE = 15;

async function readTimetable(
  api: ServerApi,
  category: MatchCategory,
  language: Locale,
  signal?: AbortSignal,
): Promise<MatchTimetable> {
  const options = signal ? { signal } : {};
  return dataOf(
    await api.GET('/matches', { params: { query: { category, language } }, ...options }),
  );
}

/**
 * Reads the matches of a category on the server. Undefined without any, and when they could not be read, which is
 * logged: the games are there without them.
 */
export async function readMatches(
  { api, locale, log }: RequestScope,
  category: MatchCategory,
): Promise<MatchTimetable | undefined> {
  const read = await toLoaderResult(readTimetable(api, category, locale));
  if (read.ok) return hasMatches(read.data) ? read.data : undefined;
  log.error({ failure: read.failure }, 'the matches are missing');
  return undefined;
}

/** Reads a page of a category's results on the server. @throws ApiFailure */
export async function readMatchResults(
  { api, locale: language }: RequestScope,
  category: MatchCategory,
  pageNo: number,
): Promise<MatchResultsView> {
  const query = { category, pageNo, pageSize: RESULTS_OF_A_PAGE, language };
  const { about, results, pageNum, totalPages } = dataOf(
    await api.GET('/matches/results', { params: { query } }),
  );
  return { about, results, pageNum, totalPages };
}

/** The matches of a page, which are read again in the browser when the page is older than its clocks may be. */
export const matchesQuery = (category: MatchCategory, language: Locale, first: MatchTimetable) =>
  queryOptions({
    queryKey: ['games', 'matches', category, language],
    queryFn: ({ signal }) => readTimetable(browserApi, category, language, signal),
    ...clockedQuery(first),
  });
