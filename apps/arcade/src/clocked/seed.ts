import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { RandomBelow } from '../engines/random.ts';

const WORD = 2 ** 32;

/** A new seed that nobody can predict: 32 bytes as 64 hexadecimal digits. */
export const newSeed = (): string => randomBytes(32).toString('hex');

/** What is published of a seed before its draw or match: the SHA-256 of its 32 bytes. */
export function commitmentOf(seed: string): string {
  return createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex');
}

/**
 * Numbers that follow from a seed, a name and a number (a competition and its match), the same for everybody who draws
 * again. The words are the first four bytes of HMAC-SHA256, with the seed's bytes as key, of
 * `<name>/<number>/<0, 1, …>`. A word in the rest that does not divide evenly is skipped, so that all numbers stay
 * equally likely.
 */
export function seededRandom(seed: string, name: string, number: number): RandomBelow {
  const key = Buffer.from(seed, 'hex');
  let counter = 0;
  return (bound) => {
    const limit = WORD - (WORD % bound);
    for (;;) {
      const text = `${name}/${number}/${counter}`;
      counter += 1;
      const word = createHmac('sha256', key).update(text).digest().readUInt32BE(0);
      if (word < limit) return word % bound;
    }
  };
}
