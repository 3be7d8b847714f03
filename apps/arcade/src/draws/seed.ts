import { createHash, createHmac, randomBytes } from 'node:crypto';
import { NUMBERS_DRUM } from '../engines/numbers.ts';
import { drawDistinct, type RandomBelow } from '../engines/random.ts';

const WORD = 2 ** 32;

/** A new seed that nobody can predict: 32 bytes as 64 hexadecimal digits. */
export const newSeed = (): string => randomBytes(32).toString('hex');

/** What is published of a seed before its draw: the SHA-256 of its 32 bytes. */
export function commitmentOf(seed: string): string {
  return createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex');
}

/**
 * Numbers that follow from a seed, a title and the number of its draw, the same for everybody who draws again. The words
 * are the first four bytes of HMAC-SHA256, with the seed's bytes as key, of `<title>/<draw>/<0, 1, …>`. A word in the
 * rest that does not divide evenly is skipped, so that all numbers stay equally likely.
 */
function seededRandom(seed: string, slug: string, drawNo: number): RandomBelow {
  const key = Buffer.from(seed, 'hex');
  let counter = 0;
  return (bound) => {
    const limit = WORD - (WORD % bound);
    for (;;) {
      const text = `${slug}/${drawNo}/${counter}`;
      counter += 1;
      const word = createHmac('sha256', key).update(text).digest().readUInt32BE(0);
      if (word < limit) return word % bound;
    }
  };
}

/** The numbers of a draw, in the order in which they come. */
export function ballsOf(seed: string, slug: string, drawNo: number): number[] {
  const { count, size } = NUMBERS_DRUM;
  return drawDistinct(count, size, seededRandom(seed, slug, drawNo));
}
