import { queryOptions } from '@tanstack/react-query';
import { VENDORS } from '@maidan/contract/vendor-code';
import type { Locale } from '@maidan/i18n';
import { browserApi } from '#platform/api/browser.ts';
import { dataOf } from '#platform/api/failure.ts';
import type { ServerApi } from '#platform/api/server.ts';
import { clockedQuery } from '../clocked/clocked-query.ts';
import { toLotteryView } from './lottery.model.ts';
import type { LotteriesView, ResultsView } from './lottery.model.ts';

/** The categories of lotteries, which are their game types as well. */
export type LotteryCategory = 'LOTT' | 'ELOTT';

const RESULTS_OF_A_PAGE = 15;

/** Whether a category is one of lotteries. */
export function isLotteryCategory(category: string): category is LotteryCategory {
  return category === 'LOTT' || category === 'ELOTT';
}

/** Reads the lotteries of a category, on the server or in the browser (API-63). @throws ApiFailure */
export async function readLotteries(
  api: ServerApi,
  gameType: LotteryCategory,
  language: Locale,
  signal?: AbortSignal,
): Promise<LotteriesView> {
  const options = signal ? { signal } : {};
  const query = { gameType, language };
  const { serverNow, drawFault, value } = dataOf(
    await api.GET('/lotteries', { params: { query }, ...options }),
  );
  return { serverNow, isSilent: drawFault !== undefined, lotteries: value.map(toLotteryView) };
}

/** Reads a page of one lottery's results on the server (API-62). @throws ApiFailure */
export async function readResults(
  api: ServerApi,
  { vendor, gameCode }: { vendor: string; gameCode: string },
  page: number,
  language: Locale,
): Promise<ResultsView> {
  const named = { [VENDORS]: vendor, gameCode };
  const query = { ...named, pageNo: page, pageSize: RESULTS_OF_A_PAGE, language };
  const { lottery, results, pageNum, totalPages } = dataOf(
    await api.GET('/lotteries/numero', { params: { query } }),
  );
  return { vendor, gameCode, name: lottery.gameName, results, pageNum, totalPages };
}

/** The lotteries of a page, which are read again in the browser when the page is older than its clocks may be. */
export const lotteriesQuery = (gameType: LotteryCategory, language: Locale, first: LotteriesView) =>
  queryOptions({
    queryKey: ['games', 'lotteries', gameType, language],
    queryFn: ({ signal }) => readLotteries(browserApi, gameType, language, signal),
    ...clockedQuery(first),
  });
