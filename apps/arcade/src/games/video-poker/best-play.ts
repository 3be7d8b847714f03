import type { Card } from '../parts/cards.ts';
import { HAND_PAYS, handOf } from './hands.ts';

const CARDS = 52;
const HAND = 5;
const HOLDS = 2 ** HAND;
/** How many draws follow when so many cards are kept: 47 cards, of which the rest of the hand is taken. */
const DRAWS = [1_533_939, 178_365, 16_215, 1_081, 47, 1] as const;
/** A number that every one of `DRAWS` divides, so that the sums of different holds compare as whole numbers. */
export const COMMON_DRAWS = 7_669_695;

/** How many cards each of the 32 holds keeps; the bits of a hold are the places in the sorted hand. */
const SIZES = Array.from({ length: HOLDS }, (_unused, mask) =>
  [1, 2, 4, 8, 16].reduce((size, bit) => size + ((mask & bit) === 0 ? 0 : 1), 0),
);
/** Each hold without the last card that it keeps, and the place of that card. */
const LAST = Array.from({ length: HOLDS }, (_unused, mask) => Math.floor(Math.log2(mask || 1)));

/** In how many ways so many cards are chosen from those below a card: the place of a set in the order of all sets. */
const WAYS = Array.from({ length: CARDS + 1 }, (_unused, from) => {
  const ways = [1];
  for (let count = 1; count <= HAND; count += 1)
    ways.push(((ways[count - 1] ?? 0) * (from - count + 1)) / count);
  return ways;
});

/** The places of the cards of all 32 holds of a sorted hand, each among all sets of its size. */
function findPlaces(sorted: readonly Card[], places: Int32Array): void {
  for (let mask = 1; mask < HOLDS; mask += 1) {
    const at = LAST[mask] ?? 0;
    const way = WAYS[sorted[at] ?? 0]?.[SIZES[mask] ?? 0] ?? 0;
    places[mask] = (places[mask - (1 << at)] ?? 0) + way;
  }
}

/** Calls back with every hand of five cards, sorted; the array is the same each time. */
function eachHand(visit: (sorted: readonly Card[]) => void): void {
  const hand = [0, 0, 0, 0, 0];
  function fill(at: number, from: number): void {
    if (at === HAND) return visit(hand);
    for (let card = from; card < CARDS; card += 1) {
      hand[at] = card;
      fill(at + 1, card + 1);
    }
  }
  fill(0, 0);
}

/** What the best hold of five cards brings. */
export interface BestHold {
  /** The places in the sorted hand that are kept, as a bit each. */
  mask: number;
  /** What it pays on average, in stakes, times `COMMON_DRAWS`: a whole number. */
  paid: number;
  /** The average of the square of that, times `COMMON_DRAWS`. */
  squares: number;
}

/** For every set of up to five cards, by their number and their place: what all hands that contain it pay together. */
type Sums = readonly Float64Array[];

/** What the draws after each of the 32 holds pay together: the hands with the kept cards, without those with a thrown one. */
function sumDraws(sums: Sums, places: Int32Array, paid: Float64Array): void {
  for (let mask = 0; mask < HOLDS; mask += 1)
    paid[mask] = sums[SIZES[mask] ?? 0]?.[places[mask] ?? 0] ?? 0;
  for (let bit = 1; bit < HOLDS; bit *= 2)
    for (let mask = 0; mask < HOLDS; mask += 1)
      if ((mask & bit) === 0) paid[mask] = (paid[mask] ?? 0) - (paid[mask | bit] ?? 0);
}

const createSums = (): Sums => WAYS[CARDS]?.map((count) => new Float64Array(count)) ?? [];

/** The sums of what hands pay, and those of the squares. */
function addUp(): { paid: Sums; squares: Sums } {
  const [paid, squares] = [createSums(), createSums()];
  const places = new Int32Array(HOLDS);
  eachHand((hand) => {
    const pays = HAND_PAYS[handOf(hand)];
    if (pays === 0) return;
    findPlaces(hand, places);
    for (let mask = 0; mask < HOLDS; mask += 1) {
      const [size = 0, place = 0] = [SIZES[mask], places[mask]];
      const [sum, square] = [paid[size], squares[size]];
      if (sum !== undefined) sum[place] = (sum[place] ?? 0) + pays;
      if (square !== undefined) square[place] = (square[place] ?? 0) + pays * pays;
    }
  });
  return { paid, squares };
}

/** The average of a hold's draws, times `COMMON_DRAWS`. */
const shareOf = (sum: number | undefined, mask: number) =>
  ((sum ?? 0) * COMMON_DRAWS) / (DRAWS[SIZES[mask] ?? 0] ?? 1);

/**
 * Makes the search for the best hold of five sorted cards. For every set of up to five cards it adds up once what all hands
 * with the set pay; the 32 holds of a hand follow from these sums. That takes seconds and 45 MB, so nothing calls it when the
 * arcade starts.
 */
export function createBestPlay(): (sorted: readonly Card[]) => BestHold {
  const sums = addUp();
  const places = new Int32Array(HOLDS);
  const paid = new Float64Array(HOLDS);
  const squares = new Float64Array(HOLDS);
  return (hand) => {
    findPlaces(hand, places);
    sumDraws(sums.paid, places, paid);
    let best = HOLDS - 1;
    let most = shareOf(paid[best], best);
    // Of holds that pay alike, the one that keeps the later cards is taken.
    for (let mask = best - 1; mask >= 0; mask -= 1) {
      const share = shareOf(paid[mask], mask);
      if (share > most) [best, most] = [mask, share];
    }
    sumDraws(sums.squares, places, squares);
    return { mask: best, paid: most, squares: shareOf(squares[best], best) };
  };
}

/** The return of the best play over all hands, as whole numbers, and its deviation. */
export interface BestReturn {
  hands: number;
  /** What all hands pay together, each times `COMMON_DRAWS`: divided by `hands` and that number it is the return. */
  paid: number;
  squares: number;
}

/** Plays every one of the 2,598,960 hands by its best hold. The sums stay below 2^53, so they are exact. */
export function returnOfBestPlay(bestOf = createBestPlay()): BestReturn {
  const sum = { hands: 0, paid: 0, squares: 0 };
  eachHand((hand) => {
    const { paid, squares } = bestOf(hand);
    sum.hands += 1;
    sum.paid += paid;
    sum.squares += squares;
  });
  return sum;
}
