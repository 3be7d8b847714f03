import { PACK, type Card } from '../parts/cards.ts';

const CARDS = PACK.length;
const SUIT_COUNT = 4;

/** A flop and how many flops are the same but for the names of their suits. */
export interface FlopClass {
  flop: readonly [Card, Card, Card];
  times: number;
}

/** The lowest flop that differs from one only in the names of its suits, as a number, and the names that make it so. */
export interface LowestFlop {
  key: number;
  /** The new suit of each suit. */
  suits: readonly number[];
}

/** Every order of the four suits. */
const SUIT_ORDERS: readonly (readonly number[])[] = [0, 1, 2, 3].flatMap((a) =>
  [0, 1, 2, 3].flatMap((b) =>
    [0, 1, 2, 3].flatMap((c) => (a === b || a === c || b === c ? [] : [[a, b, c, 6 - a - b - c]])),
  ),
);

/** A card with another name of its suit. */
export const renamed = (card: Card, suits: readonly number[]): Card =>
  card - (card % SUIT_COUNT) + (suits[card % SUIT_COUNT] ?? 0);

/** Three cards as one number, whatever their order: lower for the flop whose lowest cards are lower. */
function keyOf(one: Card, two: Card, three: Card): number {
  const least = Math.min(one, two, three);
  const most = Math.max(one, two, three);
  return (least * CARDS + (one + two + three - least - most)) * CARDS + most;
}

/** Finds the lowest flop of a flop's class. */
export function lowestOf([one = 0, two = 0, three = 0]: readonly Card[]): LowestFlop {
  let found: LowestFlop = { key: Number.POSITIVE_INFINITY, suits: [] };
  for (const suits of SUIT_ORDERS) {
    const key = keyOf(renamed(one, suits), renamed(two, suits), renamed(three, suits));
    if (key < found.key) found = { key, suits };
  }
  return found;
}

/** The 1,755 flops that differ in more than the names of their suits: the lowest of each class, by its number, in their order. */
export function flopClasses(): Map<number, FlopClass> {
  const classes = new Map<number, FlopClass>();
  for (const first of PACK)
    for (let second = first + 1; second < CARDS; second += 1)
      for (let third = second + 1; third < CARDS; third += 1) {
        const flop = [first, second, third] as const;
        const { key } = lowestOf(flop);
        const found = classes.get(key);
        if (found === undefined) classes.set(key, { flop, times: 1 });
        else found.times += 1;
      }
  return classes;
}
