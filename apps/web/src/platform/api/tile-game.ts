import { OPENS_VENDOR } from '@maidan/contract/constants';
import type { Game } from '@maidan/contract/types';
import { vendorOf } from './vendor.ts';

/** A game with only the fields that a tile shows, because a page carries a hundred of them. */
export interface TileGame {
  /** The vendor's code. */
  readonly vendor: string;
  readonly nodeId: number;
  readonly name: string;
  readonly vendorName: string;
  /** 3:4 cover, path below the image host. */
  readonly cover: string;
  /** Square cover, where there is one. */
  readonly square?: string;
  readonly gameType: Game['gameType'];
  /** Hot marks what most members really play, one tile in ten. Being in the list of hot games gives no mark. */
  readonly tag?: 'hot' | 'new';
  readonly isUnderMaintenance?: true;
  readonly isFree?: true;
  /** Opens the list of its vendor instead of a game (CAT-30). */
  readonly opensVendor?: true;
}

/** Whether a game has free play. Either of two fields can say so, and their values are opposite (LAUNCH-05). */
export function offersFreePlay({
  supportPlay,
  freeplay,
}: Pick<Game, 'supportPlay' | 'freeplay'>): boolean {
  return supportPlay === 0 || freeplay === 1;
}

/** Texts that many games share. An answer repeats them for each game; this keeps each one once. */
const texts = new Map<string, string>();
const MOST_TEXTS = 500;

function inCommon<T extends string>(text: T): T {
  const known = texts.get(text);
  if (known !== undefined) return known as T;
  if (texts.size >= MOST_TEXTS) texts.clear();
  texts.set(text, text);
  return text;
}

/** What a tile shows of a game. */
export function toTileGame(game: Game): TileGame {
  return {
    vendor: inCommon(vendorOf(game)),
    nodeId: game.nodeId,
    name: game.gameName,
    vendorName: inCommon(game.displayName),
    cover: game.mobileLargeIcon,
    ...(game.showIcon ? { square: game.showIcon } : {}),
    gameType: inCommon(game.gameType),
    ...(game.isPopular ? { tag: 'hot' as const } : game.isNew ? { tag: 'new' as const } : {}),
    ...(offersFreePlay(game) ? { isFree: true as const } : {}),
    ...(game.underMaintenance ? { isUnderMaintenance: true as const } : {}),
    ...(game.isGameH5 === OPENS_VENDOR ? { opensVendor: true as const } : {}),
  };
}
