import type { RandomBelow } from '../engines/random.ts';

/**
 * Makes a row of numbers that is always the same for one seed (mulberry32). It takes a tenth of the time of a player's
 * seeds, for tests that play many rounds.
 */
export function rowOf(seed: number): RandomBelow {
  let state = seed;
  return (bound) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * bound);
  };
}
