import { createHmac } from 'node:crypto';
import type { RandomBelow } from '../engines/random.ts';

const BYTES_OF_FRACTION = 4;
/** How many different fractions four bytes give. */
const FRACTIONS = 2 ** 32;

/** The fractions of one bet, one after another and without end. */
export interface Fractions {
  /** The next fraction: at least 0, below 1. */
  next: () => number;
}

/**
 * The fractions of a bet by the scheme that the field shares. Round 0, 1, 2 … of a bet gives the 32 bytes of
 * HMAC-SHA256 with the text of the server seed as key and `<client seed>:<nonce>:<round>` as message. Four bytes a, b,
 * c and d are one fraction: a/256 + b/256² + c/256³ + d/256⁴.
 */
export function fractionsOf(serverSeed: string, clientSeed: string, nonce: number): Fractions {
  let round = 0;
  let bytes: Buffer = Buffer.alloc(0);
  let place = 0;
  return {
    next() {
      if (place === bytes.length) {
        const message = `${clientSeed}:${nonce}:${round}`;
        bytes = createHmac('sha256', serverSeed).update(message).digest();
        round += 1;
        place = 0;
      }
      const fraction = bytes.readUInt32BE(place) / FRACTIONS;
      place += BYTES_OF_FRACTION;
      return fraction;
    },
  };
}

/**
 * Whole numbers of fractions: each takes the next fraction, times the bound, rounded down. A number differs from its
 * even chance by less than 1 / 2^32, so all of them together by less than bound / 2^32.
 */
export function belowOf(fractions: Fractions): RandomBelow {
  return (bound) => Math.floor(fractions.next() * bound);
}

/**
 * Takes items out of a row one after another: of those that are left, in their order, the one at the next number. Cards,
 * mines and balls are drawn in this way, so that none comes twice.
 */
export function takeOut<Item>(
  items: readonly Item[],
  count: number,
  random: RandomBelow,
): readonly Item[] {
  const left = [...items];
  const taken: Item[] = [];
  while (taken.length < count && left.length > 0)
    taken.push(...left.splice(random(left.length), 1));
  return taken;
}
