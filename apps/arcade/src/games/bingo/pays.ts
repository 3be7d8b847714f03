import type { PatternName } from './card.ts';

/** A pattern pays by the ball that completes it: by this many balls, the first that fits. */
export const PAY_BALLS = [25, 35, 45] as const;

/** Pays in hundredths of the stake of a card, by `PAY_BALLS`. A card gets the pays of all its patterns. */
export const BINGO_PAYS: Readonly<Record<PatternName, readonly number[]>> = {
  row: [400, 200, 100],
  corners: [800, 300, 100],
  cross: [20_000, 4_000, 1_000],
  full: [2_000_000, 2_000_000, 2_000_000],
};

/** What a pattern pays that was completed by a ball; 0 for one that was not. */
export function payOf(pattern: PatternName, needed: number): number {
  const step = needed === 0 ? -1 : PAY_BALLS.findIndex((balls) => needed <= balls);
  return BINGO_PAYS[pattern][step] ?? 0;
}
