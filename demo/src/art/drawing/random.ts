/** A repeatable source of numbers: the same seed gives the same sequence on every machine. */
interface SeededRandom {
  /** The next number, at least 0 and below 1. */
  (): number;
  /** The next number between `low` and `high`. */
  between(low: number, high: number): number;
  /** The next whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number;
  /** One entry of a list that is not empty; throws a RangeError for an empty one. */
  pick<T>(list: readonly T[]): T;
}

const seedOf = (seed: string): number => {
  let hash = 1779033703 ^ seed.length;
  for (const character of seed) {
    hash = Math.imul(hash ^ character.charCodeAt(0), 3432918353);
    hash = (hash << 13) | (hash >>> 19);
  }
  return hash >>> 0;
};

/** Makes a repeatable number source (mulberry32) from any text. */
export function seededRandom(seed: string): SeededRandom {
  let state = seedOf(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low: number, high: number): number => low + (high - low) * next();
  const whole = (low: number, high: number): number => Math.floor(between(low, high + 1));
  const pick = <T>(list: readonly T[]): T => at(list, Math.floor(next() * list.length));
  return Object.assign(next, { between, whole, pick });
}

/** The entry of a list at an index that must exist; throws a RangeError when it does not. */
export function at<T>(list: readonly T[], index: number): T {
  const entry = list[index];
  if (entry === undefined) throw new RangeError(`no entry ${index} in a list of ${list.length}`);
  return entry;
}
