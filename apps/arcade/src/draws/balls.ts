import { seededRandom } from '../clocked/seed.ts';
import { NUMBERS_DRUM } from '../engines/numbers.ts';
import { drawDistinct } from '../engines/random.ts';

/** The numbers of a draw, in the order in which they come. */
export function ballsOf(seed: string, slug: string, drawNo: number): number[] {
  const { count, size } = NUMBERS_DRUM;
  return drawDistinct(count, size, seededRandom(seed, slug, drawNo));
}
