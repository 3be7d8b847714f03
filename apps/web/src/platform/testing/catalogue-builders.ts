import type { Game, VendorMap } from '@maidan/contract/types';
import type { TileGame } from '../api/tile-game.ts';

/** A game of the wire; the number tells one from another. */
export function gameOf(number: number, changes: Partial<Game> = {}): Game {
  return {
    nodeId: 1000 + number,
    vassalage: 'JL',
    gameType: 'RNG',
    gameName: `Game ${number}`,
    displayName: 'Jolpai',
    mobileLargeIcon: `covers/${number}.webp`,
    gameClassify: ['SM'],
    gameId: String(1000 + number),
    supportPlay: 1,
    freeplay: 0,
    gameCode: `slot.game-${number}`,
    isHot: 0,
    isNew: 0,
    underMaintenance: false,
    ...changes,
  };
}

/** Games with running numbers, the first included. */
export function gamesOf(count: number, first = 1): Game[] {
  return Array.from({ length: count }, (_, place) => gameOf(first + place));
}

/** A game as tiles show it. */
export function tileOf(number: number, changes: Partial<TileGame> = {}): TileGame {
  return {
    vendor: 'JL',
    nodeId: 1000 + number,
    name: `Game ${number}`,
    vendorName: 'Jolpai',
    cover: `covers/${number}.webp`,
    gameType: 'RNG',
    ...changes,
  };
}

/** Tiles with running numbers, the first included. */
export function tilesOf(count: number, first = 1): TileGame[] {
  return Array.from({ length: count }, (_, place) => tileOf(first + place));
}

type WireVendor = VendorMap['gameTypes'][number]['vendors'][number];

/** A vendor of the wire with the classifies it has games of. */
export function vendorOf(
  vassalage: string,
  displayName: string,
  classifies: readonly string[] = [],
  changes: Partial<WireVendor> = {},
): WireVendor {
  return {
    isHot: 0,
    vassalage,
    displayName,
    accountTypeName: 'RNG',
    gameClassify: classifies.map((key) => ({ key, displayName: key })),
    gameCount: 10,
    underMaintenance: false,
    ...changes,
  };
}
