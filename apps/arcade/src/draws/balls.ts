import { seededRandom } from '../clocked/seed.ts';
import { listedTitle } from '../engines/game-list.ts';
import { NUMBERS_DRUM } from '../engines/numbers.ts';
import { drawDistinct } from '../engines/random.ts';
import { KENO_BOARD } from '../games/keno/pays.ts';

/** The drum of a title: that of its game. */
export function drumOf(slug: string): { readonly size: number; readonly count: number } {
  if (listedTitle(slug)?.room !== 'keno') return NUMBERS_DRUM;
  return { size: KENO_BOARD.size, count: KENO_BOARD.drawn };
}

/** The numbers of a draw, in the order in which they come. */
export function ballsOf(seed: string, slug: string, drawNo: number): number[] {
  const { count, size } = drumOf(slug);
  return drawDistinct(count, size, seededRandom(seed, slug, drawNo));
}
