import type { Rule } from '../rule.ts';
import { countOf, SPIN, spun, sumOf } from './spin.ts';

const SIDE = 5;
/** Pays of eight of each symbol, hundredths of the stake. */
const EIGHT = [200, 120, 90, 60, 40, 20];
/** By how much each step pays more. */
const LADDER = [1, 2, 3, 5, 10];

function timesOf(count: number): number {
  if (count >= 12) return 15;
  if (count >= 10) return 3;
  return count >= 8 ? 1 : 0;
}

function winsOf(board: readonly (readonly number[])[]) {
  return EIGHT.map((pay, symbol) => {
    const count = countOf(board.flat(), symbol);
    return { symbol, count, pay: pay * timesOf(count) };
  }).filter(({ pay }) => pay > 0);
}

/**
 * The slot with cascades: floor(fraction × 6) for each symbol, column by column from the left, in each from the lowest free
 * place up. Eight and more of one symbol pay and vanish, and the columns are filled again, five times at most.
 */
export const slotCascade: Rule = {
  sample: SPIN,
  play(played, drawing) {
    const refill = (columns: readonly (readonly number[])[]) =>
      columns.map((column) => {
        const filled = [...column];
        while (filled.length < SIDE) filled.unshift(drawing.below(EIGHT.length));
        return filled;
      });
    let board = refill(Array.from({ length: SIDE }, () => []));
    const steps = [];
    for (const multiplier of LADDER) {
      const wins = winsOf(board);
      if (wins.length === 0) break;
      steps.push({ board, wins, multiplier, pays: multiplier * sumOf(wins.map(({ pay }) => pay)) });
      board = refill(
        board.map((column) => column.filter((at) => wins.every(({ symbol }) => symbol !== at))),
      );
    }
    steps.push({ board, wins: [], multiplier: 0, pays: 0 });
    return spun(played, { steps, payHundredths: sumOf(steps.map(({ pays }) => pays)) });
  },
};
