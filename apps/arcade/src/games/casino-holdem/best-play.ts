import {
  hundredthsOf,
  PAY_KINDS,
  PLAY_ANTES,
  PLAYED_WAYS,
  type PayKind,
  type Way,
} from './pays.ts';

/** How many ways follow when two cards and three of the board are known: 1,081 turns and rivers, and 990 hands of a dealer. */
export const WAYS_ON = 1_081 * 990;

/** The places of a count: for each group of hands the four ends of a round that is played. */
export const ENDS = PAY_KINDS.length * PLAYED_WAYS.length;

/** The place of an end in a count. */
export const endAt = (kind: PayKind, way: (typeof PLAYED_WAYS)[number]): number =>
  PAY_KINDS.indexOf(kind) * PLAYED_WAYS.length + PLAYED_WAYS.indexOf(way);

/** What an end leaves when what play costs is taken off, in antes; by its place in a count. */
const LEFT_ANTES: readonly number[] = PAY_KINDS.flatMap((kind) =>
  PLAYED_WAYS.map((way: Way) => hundredthsOf(kind, way) / 100 - PLAY_ANTES),
);

/** What playing leaves on average, play taken off, in antes times `WAYS_ON`: a whole number. Folding leaves 0. */
export function leftOf(counts: Int32Array): number {
  return counts.reduce((sum, count, at) => sum + count * (LEFT_ANTES[at] ?? 0), 0);
}
