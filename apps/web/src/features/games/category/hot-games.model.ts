import { PAGE_SIZE } from '@maidan/contract/constants';
import type { TileGame } from '#platform/api/tile-game.ts';

/** The games whose name contains the text, ignoring case; all of them for an empty text (HOT-04). */
export function filterByName(games: readonly TileGame[], text: string): readonly TileGame[] {
  const part = text.trim().toLowerCase();
  return part === '' ? games : games.filter(({ name }) => name.toLowerCase().includes(part));
}

/** The first games in slices of 36, or all as one slice in page mode (HOT-01, HOT-03). */
export function slicesOf(
  games: readonly TileGame[],
  sliceCount: number,
  isPageMode = false,
): (readonly TileGame[])[] {
  if (isPageMode) return games.length === 0 ? [] : [games];
  const slices: (readonly TileGame[])[] = [];
  for (let start = 0; start < games.length && slices.length < sliceCount; start += PAGE_SIZE.list) {
    slices.push(games.slice(start, start + PAGE_SIZE.list));
  }
  return slices;
}
