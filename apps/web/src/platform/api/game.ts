import { GAME_PATH, vendorFromWire, vendorToWire } from '@maidan/contract/vendor-code';
import type { FromWire } from '@maidan/contract/vendor-code';
import type { Game } from '@maidan/contract/types';
import type { Locale } from '@maidan/i18n';
import { dataOf } from './failure.ts';
import type { ServerApi } from './server.ts';

/** A game with all that the wire says of it. */
export type WholeGame = FromWire<Game>;

/** What names a game in the catalogue. */
export interface GameAddress {
  readonly vendor: string;
  readonly nodeId: number;
}

/** Reads one game, on the server or in the browser. @throws ApiFailure */
export async function readGame(
  api: ServerApi,
  address: GameAddress,
  language: Locale,
): Promise<WholeGame> {
  const params = { path: vendorToWire(address), query: { language } };
  return vendorFromWire(dataOf(await api.GET(GAME_PATH, { params })));
}
