import type { Game } from '@maidan/contract/types';

/** A game as a tile shows it: the few fields that a page of a hundred tiles can afford to carry. */
export interface TileGame {
  readonly vassalage: string;
  readonly nodeId: number;
  readonly name: string;
  readonly vendor: string;
  /** 3:4 cover, path below the image host. */
  readonly cover: string;
  /** Square cover, where there is one. */
  readonly square?: string;
  readonly gameType: Game['gameType'];
  /** Hot is what most members really play, one tile in ten; what is only in the list of hot games has no mark. */
  readonly tag?: 'hot' | 'new';
  readonly isUnderMaintenance?: true;
  readonly isFree?: true;
  /** Opens the list of its vendor in place of a game (CAT-30). */
  readonly opensVendor?: true;
}

/** Whether a game is played free: either of the two fields says so; their values are opposite (LAUNCH-05). */
export function offersFreePlay({
  supportPlay,
  freeplay,
}: Pick<Game, 'supportPlay' | 'freeplay'>): boolean {
  return supportPlay === 0 || freeplay === 1;
}

/** Texts that many games have in common. An answer brings them anew for each game; a long list keeps each once. */
const texts = new Map<string, string>();
const MOST_TEXTS = 500;

function inCommon<T extends string>(text: T): T {
  const known = texts.get(text);
  if (known !== undefined) return known as T;
  if (texts.size >= MOST_TEXTS) texts.clear();
  texts.set(text, text);
  return text;
}

/** Takes from a game what a tile shows. */
export function toTileGame(game: Game): TileGame {
  return {
    vassalage: inCommon(game.vassalage),
    nodeId: game.nodeId,
    name: game.gameName,
    vendor: inCommon(game.displayName),
    cover: game.mobileLargeIcon,
    ...(game.showIcon ? { square: game.showIcon } : {}),
    gameType: inCommon(game.gameType),
    ...(game.isPopular ? { tag: 'hot' as const } : game.isNew ? { tag: 'new' as const } : {}),
    ...(offersFreePlay(game) ? { isFree: true as const } : {}),
    ...(game.underMaintenance ? { isUnderMaintenance: true as const } : {}),
    ...(game.isGameH5 === 'VASSALAGE' ? { opensVendor: true as const } : {}),
  };
}
