import { saltedValue } from '../fair/chain.ts';
import { belowOf, fractionsOf } from '../fair/fractions.ts';
import { drawnRoom } from './timetable.ts';

/** What the numbers of a draw follow from. */
export interface DrawSource {
  /** The chain's value of the draw: 64 hexadecimal digits. */
  value: string;
  /** The salt of the chain. */
  salt: string;
  slug: string;
  drawNo: number;
}

/**
 * The numbers of a draw, in the order in which they come: fractions by the scheme that players' rounds have, with the
 * salted value as the server seed, the title as the client seed and the number of the draw as the nonce.
 */
export function ballsOf({ value, salt, slug, drawNo }: DrawSource): readonly number[] {
  const fractions = fractionsOf(saltedValue(value, salt), slug, drawNo);
  return drawnRoom(slug).drawn(belowOf(fractions));
}
