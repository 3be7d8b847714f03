import { AppError } from '@maidan/contract/errors';
import type { SiteView } from '#platform/http/request-context.ts';
import { VendorClockError } from '../games.ports.ts';
import { drawFault, keyOf } from './draws-reader.ts';
import type { DrawsReader, DrawsReaderDeps } from './draws-reader.ts';
import { isVnLottery, LOTTERY_TYPES, lotteryRows, namedLottery } from './lottery-rows.ts';
import type { LotteryRowsDeps } from './lottery-rows.ts';

/** A page of one lottery's results, as it is asked for. */
export interface NumeroQuery {
  readonly vendor: string;
  readonly gameCode: string;
  readonly pageNo: number;
  readonly pageSize: number;
  readonly language: string;
}

/** The results of lotteries. Every call throws `games.draws_silent` or `games.draws_invalid` when the vendor fails. */
export function lotteryResultsService(
  deps: LotteryRowsDeps & Pick<DrawsReaderDeps, 'drawsOf'>,
  readDraws: DrawsReader,
) {
  return {
    /**
     * A page of one lottery's results, newest first (API-62, API-66); none for a lottery that does not draw by the clock.
     * @throws AppError `games.not_found`
     */
    async numero(site: SiteView, query: NumeroQuery, isVn = false) {
      const { vendor, gameCode, pageNo, pageSize, language } = query;
      const rows = await lotteryRows(deps, site, isVn ? ['ELOTT'] : LOTTERY_TYPES);
      const row = rows.find((one) => one.vendor === vendor && one.gameCode === gameCode);
      if (!row || (isVn && !isVnLottery(row))) throw new AppError('games.not_found');
      const asked = deps.drawsOf(vendor)?.results(gameCode, { page: pageNo, pageSize });
      const { totalCount, results } = (await asked?.catch(refuse)) ?? {
        totalCount: 0,
        results: [],
      };
      const totalPages = Math.ceil(totalCount / pageSize);
      const lottery = namedLottery(row, language);
      return { lottery, results, pageNum: pageNo, totalPages, totalCount };
    },

    /** The last result of each VN lottery, newest first (API-65). */
    async recentVn(site: SiteView, language: string) {
      const rows = (await lotteryRows(deps, site, ['ELOTT'])).filter(isVnLottery);
      const { titles, fault } = await readDraws(rows);
      if (fault !== undefined) throw new AppError(drawFault(fault));
      const value = rows.flatMap((row) => {
        const result = titles.get(keyOf(row))?.last;
        return result ? [{ lottery: namedLottery(row, language), result }] : [];
      });
      return { value: value.sort((a, b) => b.result.drawsAt.localeCompare(a.result.drawsAt)) };
    },
  };
}

function refuse(error: unknown): never {
  throw error instanceof VendorClockError ? new AppError(drawFault(error.fault)) : error;
}
