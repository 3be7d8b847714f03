import { rankOf, suitOf, type Card } from '../parts/cards.ts';
import { strengthOfRanks, strengthOfSuited } from './hands.ts';

const RANKS = 13;
const LOWEST = 2;
const HIGHEST = 14;
const FIVE = 5;
/** Fewer cards of a suit on the board leave no flush. */
const LEAST_SUITED = 3;

/** For a board of five cards, what any two more make of it. */
export interface BoardStrengths {
  /** Moves to another board. */
  set: (board: readonly Card[]) => void;
  /** The strength of the best five of the board and two more cards, as `strengthOf` counts it. */
  of: (one: Card, other: Card) => number;
}

/** The strengths of flushes, by the ranks of one suit as a bit each, from the two on. */
function suitedTable(): Int32Array {
  const table = new Int32Array(2 ** RANKS);
  for (let mask = 0; mask < table.length; mask += 1) {
    const ranks: number[] = [];
    for (let rank = HIGHEST; rank >= LOWEST; rank -= 1)
      if ((mask & (1 << (rank - LOWEST))) !== 0) ranks.push(rank);
    if (ranks.length >= FIVE) table[mask] = strengthOfSuited(ranks);
  }
  return table;
}

/** What the ranks of five cards come to with any two more ranks, by the place of both ranks. */
function rowOf(sorted: readonly number[]): Int32Array {
  const row = new Int32Array(RANKS * RANKS);
  const times = Array.from({ length: HIGHEST + 1 }, () => 0);
  for (const rank of sorted) times[rank] = (times[rank] ?? 0) + 1;
  for (let one = 0; one < RANKS; one += 1)
    for (let other = 0; other < RANKS; other += 1) {
      const all = [...times];
      all[one + LOWEST] = (all[one + LOWEST] ?? 0) + 1;
      all[other + LOWEST] = (all[other + LOWEST] ?? 0) + 1;
      row[one * RANKS + other] = strengthOfRanks(all);
    }
  return row;
}

/**
 * Makes the strengths of two cards on a board, from tables: one of flushes, and for each five ranks one of all two more
 * ranks, which are kept.
 */
export function createBoardStrengths(): BoardStrengths {
  const suited = suitedTable();
  const rows = new Map<number, Int32Array>();
  let row: Int32Array = new Int32Array(RANKS * RANKS);
  let flushSuit = -1;
  let flushMask = 0;
  const bitOf = (card: Card) => (card % 4 === flushSuit ? 1 << (card >> 2) : 0);
  return {
    set(board) {
      const sorted = board.map((card) => rankOf(card)).sort((a, b) => a - b);
      const key = sorted.reduce((sum, rank) => sum * 16 + rank, 0);
      row = rows.get(key) ?? rowOf(sorted);
      rows.set(key, row);
      flushSuit = [0, 1, 2, 3].findIndex(
        (suit) => board.filter((card) => suitOf(card) === suit).length >= LEAST_SUITED,
      );
      flushMask = board.reduce((mask, card) => mask | bitOf(card), 0);
    },
    of(one, other) {
      const plain = row[(one >> 2) * RANKS + (other >> 2)] ?? 0;
      if (flushSuit < 0) return plain;
      const flush = suited[flushMask | bitOf(one) | bitOf(other)] ?? 0;
      return flush > plain ? flush : plain;
    },
  };
}
