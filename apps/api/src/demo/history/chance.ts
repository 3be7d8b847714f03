/** Draws that are the same in every run for the same seed, so that the demo's past is too. */
export interface Chance {
  /** From 0 up to, but not including, 1. */
  draw(): number;
  /** A whole number from `least` to `most`. */
  whole(least: number, most: number): number;
  /** Whether something of this probability happens. */
  happens(probability: number): boolean;
  /** One of some things. @throws Error when there are none */
  pick<Thing>(things: readonly Thing[]): Thing;
}

/** Draws for a seed: FNV-1a over the text, then mulberry32. Not for anything that must not be guessed. */
export function chanceOf(seed: string): Chance {
  let state = 0x811c9dc5;
  for (const character of seed)
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  const draw = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
  const whole = (least: number, most: number): number =>
    least + Math.floor(draw() * (most - least + 1));
  return {
    draw,
    whole,
    happens: (probability) => draw() < probability,
    pick<Thing>(things: readonly Thing[]): Thing {
      const thing = things[whole(0, things.length - 1)];
      if (thing === undefined) throw new Error('There is nothing to pick from');
      return thing;
    },
  };
}
