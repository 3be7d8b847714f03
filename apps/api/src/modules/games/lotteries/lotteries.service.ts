import { PLAY_TYPES, PRIZE_MODES } from '@maidan/contract/constants';
import type { PlayType } from '@maidan/contract/constants';
import { vendorToWire } from '@maidan/contract/vendor-code';
import type { SiteView } from '#platform/http/request-context.ts';
import { gameViews, vendorName } from '../catalogue/games.view.ts';
import { drawFault, drawsReader, keyOf } from './draws-reader.ts';
import type { DrawsReaderDeps } from './draws-reader.ts';
import { kindOf, LOTTERY_TYPES, lotteryRows, namedLottery } from './lottery-rows.ts';
import type { LotteryRowsDeps, LotteryType } from './lottery-rows.ts';
import { lotteryResultsService } from './lottery-results.service.ts';

const PLAY_TYPE_ORDER = Object.keys(PLAY_TYPES) as PlayType[];

/** The lotteries of a site, with the draws that their vendors tell, and the menus of games. */
export function lotteriesService(deps: LotteryRowsDeps & DrawsReaderDeps) {
  const { clock, games } = deps;
  const readDraws = drawsReader(deps);
  return {
    ...lotteryResultsService(deps, readDraws),

    /** The lotteries with their next draw and last result; `drawFault` says why draws are missing (API-63). */
    async list(site: SiteView, types: readonly LotteryType[], language: string) {
      const rows = await lotteryRows(deps, site, types);
      const { vendors, categories } = await games.catalogue(site);
      const { titles, fault } = await readDraws(rows);
      const views = gameViews(rows, language, vendors, 0);
      return {
        serverNow: clock.now().toISOString(),
        ...(fault === undefined ? {} : { drawFault: drawFault(fault) }),
        value: rows.flatMap((row, place) => {
          const game = views[place];
          const { drum, next, last } = titles.get(keyOf(row)) ?? {};
          const draws = { ...(drum && { drum }), ...(next && { next }), ...(last && { last }) };
          return game ? [{ game, ...kindOf(row, categories), ...draws }] : [];
        }),
      };
    },

    /** The lotteries by prize mode and play type (API-64, ENTITY-42). */
    async menu(site: SiteView, language: string) {
      const { categories } = await games.catalogue(site);
      const rows = (await lotteryRows(deps, site, LOTTERY_TYPES)).map((row) => ({
        ...kindOf(row, categories),
        lottery: namedLottery(row, language),
      }));
      const value = PRIZE_MODES.map((prizeMode) => {
        const ofMode = rows.filter((row) => row.prizeMode === prizeMode);
        const playTypes = PLAY_TYPE_ORDER.map((playType) => ({
          playType,
          lotteries: ofMode.flatMap((row) => (row.playType === playType ? [row.lottery] : [])),
        }));
        return { prizeMode, playTypes: playTypes.filter(({ lotteries }) => lotteries.length > 0) };
      });
      return { value: value.filter(({ playTypes }) => playTypes.length > 0) };
    },

    /** The categories of a site with the vendors of each (API-47). */
    async gameMenus(site: SiteView, language: string) {
      const { categories, vendors } = await games.catalogue(site);
      const value = categories.map(({ category, vendors: codes, gameCount }) => ({
        gameCategory: category,
        gameCount,
        vendors: codes.map((vendor) => {
          const row = vendors.get(vendor);
          return vendorToWire({ vendor, displayName: row ? vendorName(row, language) : vendor });
        }),
      }));
      return { value };
    },
  };
}

export type LotteriesService = ReturnType<typeof lotteriesService>;
