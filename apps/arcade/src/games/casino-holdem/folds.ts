import { inflateRawSync } from 'node:zlib';
import type { Card } from '../parts/cards.ts';
import { flopClasses, lowestOf, renamed } from './flops.ts';
import FOLDS from './folds.json' with { type: 'json' };

const SUIT_PAIRS = 16;
/** A bit for two cards of any ranks and suits. */
const BITS = 91 * SUIT_PAIRS;
const BYTE = 8;
/** How many bytes say of each hand whether it is folded on a flop of one class. */
export const FOLD_BYTES = BITS / BYTE;

/** The bit of a hand among those of a flop: by the ranks of its higher and its lower card, then by their suits. */
export function foldBit(one: Card, other: Card): number {
  const [high, low] = [Math.max(one, other), Math.min(one, other)];
  const [highRank, lowRank] = [high >> 2, low >> 2];
  return ((highRank * (highRank + 1)) / 2 + lowRank) * SUIT_PAIRS + (high % 4) * 4 + (low % 4);
}

/** Reads whether a hand is folded from the bytes of all classes of flops. */
const isBitSet = (bytes: Uint8Array, flopNo: number, bit: number): boolean =>
  ((bytes[flopNo * FOLD_BYTES + (bit >> 3)] ?? 0) & (1 << (bit % BYTE))) !== 0;

interface Folds {
  bytes: Uint8Array;
  /** The place of each class of flops, by the number of its lowest. */
  places: ReadonlyMap<number, number>;
}
let read: Folds | undefined;

function readFolds(): Folds {
  const bytes = inflateRawSync(Buffer.from(FOLDS.deflated.join(''), 'base64'));
  const places = new Map([...flopClasses().keys()].map((key, place) => [key, place]));
  return { bytes, places };
}

/** Whether the best play folds a hand of two cards on a flop of three; see `returns.ts` for who counted it. */
export function isFolded([one = 0, other = 0]: readonly Card[], flop: readonly Card[]): boolean {
  read ??= readFolds();
  const { key, suits } = lowestOf(flop);
  const bit = foldBit(renamed(one, suits), renamed(other, suits));
  return isBitSet(read.bytes, read.places.get(key) ?? 0, bit);
}
