import { OPENS_VENDOR } from '@maidan/contract/constants';
import type { gamesContract } from '@maidan/contract';
import { vendorToWire } from '@maidan/contract/vendor-code';
import type { FromWire } from '@maidan/contract/vendor-code';
import type { z } from 'zod';
import { textIn } from '#platform/database/columns.ts';
import type { GameRow, VendorRow } from './games.store.ts';
import { GAMES_PER_MARK } from '../popular/popular-games.service.ts';

/** A game as it is sent (ENTITY-19). */
export type GameView = z.output<typeof gamesContract.gameSchema>;

/** The name of a vendor in a language. */
export function vendorName(row: VendorRow, language: string): string {
  return row.displayNames ? textIn(row.displayNames, language) : row.displayName;
}

/** A game in a language. `vendors` holds each vendor's name and whether it is under maintenance. */
export function gameView(
  row: GameRow,
  language: string,
  vendors: ReadonlyMap<string, VendorRow>,
): GameView {
  const owner = vendors.get(row.vendor);
  return vendorToWire<FromWire<GameView>>({
    nodeId: row.nodeId,
    vendor: row.vendor,
    gameType: row.gameType as GameView['gameType'],
    gameName: textIn(row.name, language),
    displayName: owner ? vendorName(owner, language) : row.vendor,
    ...(row.square === null ? {} : { showIcon: row.square }),
    mobileLargeIcon: row.cover,
    gameClassify: row.classifies,
    gameId: String(row.nodeId),
    supportPlay: row.supportsFreePlay ? 0 : 1,
    freeplay: row.supportsFreePlay ? 1 : 0,
    ...(row.opensVendorList ? { isGameH5: OPENS_VENDOR } : {}),
    gameCode: row.gameCode,
    ...(row.lottoMode === null ? {} : { lottoMode: row.lottoMode }),
    ...(row.playType === 'trad' || row.playType === 'ent' ? { playType: row.playType } : {}),
    isHot: row.isHot || row.playRank !== null ? 1 : 0,
    isNew: row.isNew ? 1 : 0,
    underMaintenance: row.underMaintenance || (owner?.underMaintenance ?? false),
  });
}

/**
 * The games of one list as they are sent. At most `marks` of them, those with the best places, are marked as played by
 * most members. The default is one in ten, because a mark on every game would say nothing.
 */
export function gameViews(
  rows: readonly GameRow[],
  language: string,
  vendors: ReadonlyMap<string, VendorRow>,
  marks = Math.floor(rows.length / GAMES_PER_MARK),
): GameView[] {
  const places = rows.flatMap(({ playRank }) => (playRank === null ? [] : [playRank]));
  const last = places.sort((one, other) => one - other)[marks - 1];
  const lowest = marks > 0 ? (last ?? Number.POSITIVE_INFINITY) : 0;
  return rows.map((row) => ({
    ...gameView(row, language, vendors),
    ...(row.playRank !== null && row.playRank <= lowest ? { isPopular: 1 as const } : {}),
  }));
}
