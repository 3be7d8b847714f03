import type { gamesContract } from '@maidan/contract';
import type { z } from 'zod';
import { textIn } from '#platform/columns.ts';
import type { GameRow, VendorRow } from './games.store.ts';

/** A game as it travels (ENTITY-19). */
export type GameView = z.output<typeof gamesContract.gameSchema>;

/** What a vendor is called in a language. */
export function vendorName(row: VendorRow, language: string): string {
  return row.displayNames ? textIn(row.displayNames, language) : row.displayName;
}

/** A game in a language. `vendors` gives the vendor's name and whether it is under maintenance. */
export function gameView(
  row: GameRow,
  language: string,
  vendors: ReadonlyMap<string, VendorRow>,
): GameView {
  const owner = vendors.get(row.vassalage);
  return {
    nodeId: row.nodeId,
    vassalage: row.vassalage,
    gameType: row.gameType as GameView['gameType'],
    gameName: textIn(row.name, language),
    displayName: owner ? vendorName(owner, language) : row.vassalage,
    ...(row.square === null ? {} : { showIcon: row.square }),
    mobileLargeIcon: row.cover,
    gameClassify: row.classifies,
    gameId: String(row.nodeId),
    supportPlay: row.supportsFreePlay ? 0 : 1,
    freeplay: row.supportsFreePlay ? 1 : 0,
    ...(row.opensVendorList ? { isGameH5: 'VASSALAGE' } : {}),
    gameCode: row.gameCode,
    ...(row.lottoMode === null ? {} : { lottoMode: row.lottoMode }),
    ...(row.playType === 'trad' || row.playType === 'ent' ? { playType: row.playType } : {}),
    isHot: row.isHot ? 1 : 0,
    isNew: row.isNew ? 1 : 0,
    underMaintenance: row.underMaintenance || (owner?.underMaintenance ?? false),
  };
}
