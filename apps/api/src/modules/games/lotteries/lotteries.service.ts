import { PRIZE_MODES, VN_LOTTERY_VENDORS } from '@maidan/contract/constants';
import type { PlayType, PrizeMode } from '@maidan/contract/constants';
import { AppError } from '@maidan/contract/errors';
import { vendorToWire } from '@maidan/contract/vendor-code';
import type { DrawTitle } from '@maidan/wire';
import { textIn } from '#platform/database/columns.ts';
import type { Database } from '#platform/database/connection.ts';
import type { SiteView } from '#platform/http/request-context.ts';
import type { Clock } from '#platform/process/clock.ts';
import type { Log } from '#platform/process/log.ts';
import type { GamesService } from '../catalogue/games.service.ts';
import { gamesStore } from '../catalogue/games.store.ts';
import type { GameRow } from '../catalogue/games.store.ts';
import { gameViews, vendorName } from '../catalogue/games.view.ts';
import { VendorDrawsError } from '../games.ports.ts';
import type { DrawsOf, VendorDraws, VendorDrawsFault } from '../games.ports.ts';

/** The game types of lotteries, in the order of their categories. */
export const LOTTERY_TYPES = ['LOTT', 'ELOTT'] as const;
/** A game type of lotteries. */
export type LotteryType = (typeof LOTTERY_TYPES)[number];

const MOST_LOTTERIES = 200;
/** Many visitors share one answer of a vendor for so long. */
const SHARED_MS = 1000;
const PLAY_TYPE_ORDER: readonly PlayType[] = ['trad', 'ent'];

/** Code of the error that says a vendor's fault. */
const faultCode = (fault: VendorDrawsFault) => `games.draws_${fault}` as const;

interface LotteriesDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly games: Pick<GamesService, 'catalogue'>;
  readonly drawsOf: DrawsOf;
}

/** A page of one lottery's results, as it is asked for. */
export interface NumeroQuery {
  readonly vendor: string;
  readonly gameCode: string;
  readonly pageNo: number;
  readonly pageSize: number;
  readonly language: string;
}

/** The lotteries of a site, with the draws that their vendors tell. */
export function lotteriesService(deps: LotteriesDeps) {
  const { db, clock, games } = deps;
  const readDraws = drawsReader(deps);

  async function rowsOf(site: SiteView, types: readonly LotteryType[]): Promise<GameRow[]> {
    const { off } = await games.catalogue(site);
    const store = gamesStore(db, site.siteId);
    const bounds = { limit: MOST_LOTTERIES, offset: 0 };
    const lists = types.map((gameType) => store.list({ gameType }, off, bounds));
    // A game that opens the list of its vendor is no lottery itself.
    return (await Promise.all(lists)).flat().filter(({ opensVendorList }) => !opensVendorList);
  }

  return {
    /** The lotteries with their next draw and last result; `drawFault` says why draws are missing (API-63). */
    async list(site: SiteView, types: readonly LotteryType[], language: string) {
      const [rows, { vendors }] = await Promise.all([rowsOf(site, types), games.catalogue(site)]);
      const { titles, fault } = await readDraws(rows);
      const views = gameViews(rows, language, vendors, 0);
      return {
        serverNow: clock.now().toISOString(),
        ...(fault === undefined ? {} : { drawFault: faultCode(fault) }),
        value: rows.flatMap((row, place) => {
          const game = views[place];
          const { drum, next, last } = titles.get(keyOf(row)) ?? {};
          const draws = { ...(drum && { drum }), ...(next && { next }), ...(last && { last }) };
          return game ? [{ game, ...kindOf(row), ...draws }] : [];
        }),
      };
    },

    /** The lotteries by prize mode and play type (API-64, ENTITY-42). */
    async menu(site: SiteView, language: string) {
      const rows = await rowsOf(site, LOTTERY_TYPES);
      const value = PRIZE_MODES.map((prizeMode) => ({
        prizeMode,
        playTypes: PLAY_TYPE_ORDER.map((playType) => ({
          playType,
          lotteries: rows
            .filter(
              (row) => kindOf(row).prizeMode === prizeMode && kindOf(row).playType === playType,
            )
            .map((row) => named(row, language)),
        })).filter(({ lotteries }) => lotteries.length > 0),
      }));
      return { value: value.filter(({ playTypes }) => playTypes.length > 0) };
    },

    /**
     * A page of one lottery's results, newest first (API-62, API-66); none for a lottery that does not draw by the clock.
     * @throws AppError `games.not_found`, `games.draws_silent`, `games.draws_invalid`
     */
    async numero(site: SiteView, query: NumeroQuery, isVn = false) {
      const { vendor, gameCode, pageNo, pageSize, language } = query;
      const rows = await rowsOf(site, isVn ? ['ELOTT'] : LOTTERY_TYPES);
      const row = rows.find((one) => one.vendor === vendor && one.gameCode === gameCode);
      if (!row || (isVn && !isVnLottery(row))) throw new AppError('games.not_found');
      const asked = deps.drawsOf(vendor)?.results(gameCode, { page: pageNo, pageSize });
      const { totalCount, results } = (await asked?.catch(refuse)) ?? {
        totalCount: 0,
        results: [],
      };
      const totalPages = Math.ceil(totalCount / pageSize);
      return { lottery: named(row, language), results, pageNum: pageNo, totalPages, totalCount };
    },

    /** The last result of each VN lottery, newest first (API-65). @throws AppError as `numero` */
    async recentVn(site: SiteView, language: string) {
      const rows = (await rowsOf(site, ['ELOTT'])).filter(isVnLottery);
      const { titles, fault } = await readDraws(rows);
      if (fault !== undefined) throw new AppError(faultCode(fault));
      const value = rows.flatMap((row) => {
        const result = titles.get(keyOf(row))?.last;
        return result ? [{ lottery: named(row, language), result }] : [];
      });
      return { value: value.sort((a, b) => b.result.drawsAt.localeCompare(a.result.drawsAt)) };
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

/**
 * Reads what the vendors of some games tell of their draws, each vendor once. A vendor that fails leaves its games without
 * draws, and its fault is told and logged.
 */
function drawsReader({ clock, log, drawsOf }: LotteriesDeps) {
  const shared = new Map<
    VendorDraws,
    { readonly until: number; titles: Promise<readonly DrawTitle[]> }
  >();

  function titlesOf(source: VendorDraws): Promise<readonly DrawTitle[]> {
    const now = clock.now().getTime();
    const known = shared.get(source);
    if (known && now < known.until) return known.titles;
    const titles = source.titles();
    shared.set(source, { until: now + SHARED_MS, titles });
    return titles;
  }

  return async (rows: readonly GameRow[]) => {
    const titles = new Map<string, DrawTitle>();
    let fault: VendorDrawsFault | undefined;
    for (const vendor of new Set(rows.map((row) => row.vendor))) {
      const source = drawsOf(vendor);
      if (!source) continue;
      try {
        for (const title of await titlesOf(source))
          titles.set(keyOf({ vendor, gameCode: title.gameCode }), title);
      } catch (error) {
        if (!(error instanceof VendorDrawsError)) throw error;
        fault = error.fault;
        log.warn({ vendor, fault, detail: error.message }, 'a vendor did not tell its draws');
      }
    }
    return { titles, fault };
  };
}

const keyOf = ({ vendor, gameCode }: Pick<GameRow, 'vendor' | 'gameCode'>) =>
  `${vendor}/${gameCode}`;

const isVnLottery = ({ vendor }: GameRow) => VN_LOTTERY_VENDORS.includes(vendor);

/** Prize mode and play type of a lottery; where the catalogue names none, those of its type. */
function kindOf({ gameType, lottoMode, playType }: GameRow): {
  prizeMode: PrizeMode;
  playType: PlayType;
} {
  const usual = gameType === 'ELOTT' ? 'Elott' : 'Lott';
  return {
    prizeMode: PRIZE_MODES.find((mode) => mode === lottoMode) ?? usual,
    playType: playType === 'ent' ? 'ent' : 'trad',
  };
}

function named({ vendor, gameCode, name }: GameRow, language: string) {
  return vendorToWire({ vendor, gameCode, gameName: textIn(name, language) });
}

function refuse(error: unknown): never {
  throw error instanceof VendorDrawsError ? new AppError(faultCode(error.fault)) : error;
}
