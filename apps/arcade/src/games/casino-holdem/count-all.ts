import { PACK, type Card } from '../parts/cards.ts';
import { ENDS, endAt, leftOf, WAYS_ON } from './best-play.ts';
import { flopClasses, type FlopClass } from './flops.ts';
import { FOLD_BYTES, foldBit } from './folds.ts';
import { doesQualify, kindOfStrength } from './hands.ts';
import { createBoardStrengths, type BoardStrengths } from './lookup.ts';
import { payKindOf } from './pays.ts';

const CARDS = PACK.length;
/** Hands of two cards that a board of five leaves, and those that it leaves a dealer beside the player's. */
const HANDS = 1_081;
const DEALERS = 990;
/** Above every place of a hand in a list of them. */
const PLACES = 2_048;

/** What a count of flops comes to. */
export interface FlopCount {
  /** How often each end comes under the best play; see `endAt`. */
  ends: Float64Array;
  /** How often the player folds, in the same measure. */
  folds: number;
  /** Which hands are folded, as `folds.ts` reads it: of the flops one after another. */
  bytes: Uint8Array;
}

/** How many hands of a group hold each card, and how many there are. */
interface Held {
  all: number;
  with: Int32Array;
}
const createHeld = (): Held => ({ all: 0, with: new Int32Array(CARDS) });

/** Adds a hand, as `one * CARDS + other`, to a group. */
function hold(held: Held, hand: number): void {
  const [one, other] = [Math.floor(hand / CARDS), hand % CARDS];
  held.all += 1;
  held.with[one] = (held.with[one] ?? 0) + 1;
  held.with[other] = (held.with[other] ?? 0) + 1;
}

/** How many hands of a group share no card with a hand; `isIn` says whether that one is of the group itself. */
function apartFrom({ all, with: held }: Held, hand: number, isIn: boolean): number {
  const [one, other] = [Math.floor(hand / CARDS), hand % CARDS];
  return all - (held[one] ?? 0) - (held[other] ?? 0) + (isIn ? 1 : 0);
}

/** All hands of two of the cards that a board leaves: their strength times `PLACES` and their place, in order of strength. */
function sortHands(
  strengths: BoardStrengths,
  left: readonly Card[],
  hands: Int32Array,
): Float64Array {
  const sorted = new Float64Array(HANDS);
  let at = 0;
  for (let first = 0; first < left.length; first += 1)
    for (let second = first + 1; second < left.length; second += 1) {
      const [one, other] = [left[first] ?? 0, left[second] ?? 0];
      hands[at] = one * CARDS + other;
      sorted[at] = strengths.of(one, other) * PLACES + at;
      at += 1;
    }
  return sorted.sort();
}

/** The ends of every hand on one board, added to the counts of all hands. */
function addBoard(strengths: BoardStrengths, left: readonly Card[], counts: Int32Array): void {
  const hands = new Int32Array(HANDS);
  const sorted = sortHands(strengths, left, hands);
  const strengthAt = (at: number) => Math.floor((sorted[at] ?? 0) / PLACES);
  const handAt = (at: number) => hands[(sorted[at] ?? 0) % PLACES] ?? 0;
  const [out, below] = [createHeld(), createHeld()];
  for (let at = 0; at < HANDS && !doesQualify(strengthAt(at)); at += 1) hold(out, handAt(at));
  for (let from = 0, to = 0; from < HANDS; from = to) {
    const strength = strengthAt(from);
    const same = createHeld();
    for (; to < HANDS && strengthAt(to) === strength; to += 1) hold(same, handAt(to));
    const place = endAt(payKindOf(kindOfStrength(strength)), 'out');
    const isOut = !doesQualify(strength);
    for (let at = from; at < to; at += 1) {
      const hand = handAt(at);
      const outs = apartFrom(out, hand, isOut);
      const wins = isOut ? 0 : apartFrom(below, hand, false) - outs;
      const ties = isOut ? 0 : apartFrom(same, hand, true);
      const ends = hand * ENDS + place;
      counts[ends] = (counts[ends] ?? 0) + outs;
      counts[ends + 1] = (counts[ends + 1] ?? 0) + wins;
      counts[ends + 2] = (counts[ends + 2] ?? 0) + ties;
      counts[ends + 3] = (counts[ends + 3] ?? 0) + DEALERS - outs - wins - ties;
    }
    for (let at = from; at < to; at += 1) hold(below, handAt(at));
  }
}

/**
 * How every hand ends that can be held with a flop: the places of `endAt` from `(one * 52 + other) * ENDS` on, where `one`
 * is the lower card.
 */
export function countFlop(strengths: BoardStrengths, flop: readonly Card[]): Int32Array {
  const counts = new Int32Array(CARDS * CARDS * ENDS);
  const unseen = PACK.filter((card) => !flop.includes(card));
  for (const turn of unseen)
    for (const river of unseen) {
      if (river <= turn) continue;
      strengths.set([...flop, turn, river]);
      addBoard(
        strengths,
        unseen.filter((card) => card !== turn && card !== river),
        counts,
      );
    }
  return counts;
}

/** Plays every hand with a flop in the best way, and adds its ends. */
function addFlop(sum: FlopCount, counts: Int32Array, { flop, times }: FlopClass, at: number): void {
  const unseen = PACK.filter((card) => !flop.includes(card));
  for (const one of unseen)
    for (const other of unseen) {
      if (other <= one) continue;
      const from = (one * CARDS + other) * ENDS;
      const own = counts.subarray(from, from + ENDS);
      if (leftOf(own) >= 0) {
        for (const [end, count] of own.entries())
          sum.ends[end] = (sum.ends[end] ?? 0) + times * count;
        continue;
      }
      sum.folds += times * WAYS_ON;
      const bit = foldBit(one, other);
      const byte = at * FOLD_BYTES + (bit >> 3);
      sum.bytes[byte] = (sum.bytes[byte] ?? 0) | (1 << (bit % 8));
    }
}

/**
 * Counts rounds under the best play over these flops, and over all without. That is 25,989,600 hands with their flops, each
 * with `WAYS_ON` ways to go on; the sums stay below 2^53, so they are exact. All flops take a quarter of an hour.
 */
export function countFlops(flops: readonly FlopClass[] = [...flopClasses().values()]): FlopCount {
  const strengths = createBoardStrengths();
  const bytes = new Uint8Array(flops.length * FOLD_BYTES);
  const sum: FlopCount = { ends: new Float64Array(ENDS), folds: 0, bytes };
  for (const [at, one] of flops.entries()) addFlop(sum, countFlop(strengths, one.flop), one, at);
  return sum;
}
