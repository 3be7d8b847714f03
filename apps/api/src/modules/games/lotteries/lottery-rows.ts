import { PRIZE_MODES, VN_LOTTERY_VENDORS } from '@maidan/contract/constants';
import type { PlayType, PrizeMode } from '@maidan/contract/constants';
import { vendorToWire } from '@maidan/contract/vendor-code';
import { textIn } from '#platform/database/columns.ts';
import type { Database } from '#platform/database/connection.ts';
import type { SiteView } from '#platform/http/request-context.ts';
import type { CategoryContent } from '../catalogue/categories.ts';
import type { GamesService } from '../catalogue/games.service.ts';
import { gamesStore } from '../catalogue/games.store.ts';
import type { GameRow } from '../catalogue/games.store.ts';

/** The game types of lotteries, in the order of their categories. */
export const LOTTERY_TYPES = ['LOTT', 'ELOTT'] as const;
/** A game type of lotteries. */
export type LotteryType = (typeof LOTTERY_TYPES)[number];

const MOST_LOTTERIES = 200;

/** Where lotteries are read from. */
export interface LotteryRowsDeps {
  readonly db: Database;
  readonly games: Pick<GamesService, 'catalogue'>;
}

/** The lotteries of a site that may be shown. A game that opens the list of its vendor is no lottery itself. */
export async function lotteryRows(
  { db, games }: LotteryRowsDeps,
  site: SiteView,
  types: readonly LotteryType[],
): Promise<GameRow[]> {
  const { off } = await games.catalogue(site);
  const store = gamesStore(db, site.siteId);
  const bounds = { limit: MOST_LOTTERIES, offset: 0 };
  const lists = types.map((gameType) => store.list({ gameType }, off, bounds));
  return (await Promise.all(lists)).flat().filter(({ opensVendorList }) => !opensVendorList);
}

/** Whether an e-lottery is one of the VN lotteries (CAT-26). */
export const isVnLottery = ({ vendor }: GameRow): boolean => VN_LOTTERY_VENDORS.includes(vendor);

/**
 * Prize mode and play type of a lottery. The catalogue may name any mode; where it names none, an e-lottery has Elott on
 * a site whose e-lotteries hold a VN lottery, and everything else Lott (CAT-26, CAT-27).
 */
export function kindOf(
  { gameType, lottoMode, playType }: Pick<GameRow, 'gameType' | 'lottoMode' | 'playType'>,
  categories: readonly Pick<CategoryContent, 'category' | 'vendors'>[],
): { prizeMode: PrizeMode; playType: PlayType } {
  const ofSite = categories.find(({ category }) => category === 'ELOTT')?.vendors ?? [];
  const hasVnLottery = ofSite.some((vendor) => VN_LOTTERY_VENDORS.includes(vendor));
  const usual = gameType === 'ELOTT' && hasVnLottery ? 'Elott' : 'Lott';
  return {
    prizeMode: PRIZE_MODES.find((mode) => mode === lottoMode) ?? usual,
    playType: playType === 'ent' ? 'ent' : 'trad',
  };
}

/** A lottery by its name, as it is sent. */
export function namedLottery({ vendor, gameCode, name }: GameRow, language: string) {
  return vendorToWire({ vendor, gameCode, gameName: textIn(name, language) });
}
