import { randomInt } from 'node:crypto';

/** Answers a whole number from 0 to `bound` - 1, all equally likely. `bound` is 1 to 2^48 - 1. */
export type RandomBelow = (bound: number) => number;

/** Numbers from the machine's cryptographic generator, which nobody can predict or influence. */
export const secureRandom: RandomBelow = (bound) => (bound <= 1 ? 0 : randomInt(bound));

/** Draws an index in proportion to whole-number weights. The weights' sum must be above zero. */
export function drawWeighted(weights: readonly number[], random: RandomBelow): number {
  let rest = random(weights.reduce((sum, weight) => sum + weight, 0));
  for (const [index, weight] of weights.entries()) {
    if (rest < weight) return index;
    rest -= weight;
  }
  throw new RangeError('drawWeighted: weights changed while drawing');
}

/** A 32-bit number computed from a text (FNV-1a), for looks and never for outcomes. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash;
}
