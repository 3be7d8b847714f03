import { z } from 'zod';
import type { DrawEngine, StakeLimits } from './engine.ts';
import { drawWeighted, type RandomBelow } from './random.ts';

/**
 * Reels whose cells are drawn independently. Symbol 0 is wild. A line pays for the longest run of one symbol from the
 * left, counting wild symbols; pays are in line stakes, by symbol and run length.
 */
export interface SlotTable {
  columns: number;
  rows: number;
  /** Weight of each symbol in every cell. */
  weights: readonly number[];
  /** pays[symbol][run length], in line stakes. */
  pays: readonly (readonly number[])[];
  /** Row of each column, per line. */
  lines: readonly (readonly number[])[];
}

/** Five columns, three rows, ten lines. */
export const FIVE_REELS: SlotTable = {
  columns: 5,
  rows: 3,
  weights: [2, 4, 5, 6, 9, 9, 10, 10],
  pays: [
    [],
    [0, 0, 0, 50, 250, 1500],
    [0, 0, 0, 30, 150, 750],
    [0, 0, 0, 20, 100, 400],
    [0, 0, 0, 12, 36, 140],
    [0, 0, 0, 11, 32, 120],
    [0, 0, 0, 8, 25, 100],
    [0, 0, 0, 8, 22, 90],
  ],
  lines: [
    [1, 1, 1, 1, 1],
    [0, 0, 0, 0, 0],
    [2, 2, 2, 2, 2],
    [0, 1, 2, 1, 0],
    [2, 1, 0, 1, 2],
    [0, 0, 1, 2, 2],
    [2, 2, 1, 0, 0],
    [1, 0, 0, 0, 1],
    [1, 2, 2, 2, 1],
    [0, 1, 1, 1, 0],
  ],
};

/** Three columns, three rows, five lines. */
export const THREE_REELS: SlotTable = {
  columns: 3,
  rows: 3,
  weights: [2, 3, 4, 5, 8, 9, 9],
  pays: [
    [],
    [0, 0, 0, 120],
    [0, 0, 0, 52],
    [0, 0, 0, 26],
    [0, 0, 0, 10],
    [0, 0, 0, 7],
    [0, 0, 0, 6],
  ],
  lines: [
    [1, 1, 1],
    [0, 0, 0],
    [2, 2, 2],
    [0, 1, 2],
    [2, 1, 0],
  ],
};

const LIMITS: StakeLimits = {
  minMinor: 1_000,
  maxMinor: 500_000,
  stepMinor: 100,
  chipsMinor: [1_000, 5_000, 10_000, 50_000, 100_000],
};

/** One paying line of a spin. */
export interface LineWin {
  line: number;
  symbol: number;
  run: number;
  payoutMinor: number;
}

/** Best pay of one line of symbols, in line stakes, with the symbol and run that earned it. */
export function payLine(
  table: SlotTable,
  symbols: readonly number[],
): { pay: number; symbol: number; run: number } {
  let best = { pay: 0, symbol: 0, run: 0 };
  for (let symbol = 1; symbol < table.pays.length; symbol += 1) {
    const stop = symbols.findIndex((other) => other !== symbol && other !== 0);
    const run = stop === -1 ? symbols.length : stop;
    const pay = table.pays[symbol]?.[run] ?? 0;
    if (pay > best.pay) best = { pay, symbol, run };
  }
  return best;
}

/** Exact expected return of a table as a share of the stake, computed over every possible line. */
export function slotReturn(table: SlotTable): number {
  const total = table.weights.reduce((sum, weight) => sum + weight, 0);
  const walk = (symbols: number[], weight: number): number => {
    if (symbols.length === table.columns) return weight * payLine(table, symbols).pay;
    return table.weights.reduce(
      (sum, own, symbol) => sum + walk([...symbols, symbol], weight * own),
      0,
    );
  };
  return walk([], 1) / total ** table.columns;
}

function spin(table: SlotTable, stakeMinor: number, random: RandomBelow) {
  const cells = Array.from({ length: table.columns }, () =>
    Array.from({ length: table.rows }, () => drawWeighted(table.weights, random)),
  );
  const lineStakeMinor = stakeMinor / table.lines.length;
  const wins: LineWin[] = [];
  for (const [line, rowOfColumn] of table.lines.entries()) {
    const symbols = rowOfColumn.map((row, column) => cells[column]?.[row] ?? 0);
    const { pay, symbol, run } = payLine(table, symbols);
    if (pay > 0) wins.push({ line, symbol, run, payoutMinor: pay * lineStakeMinor });
  }
  const payoutMinor = wins.reduce((sum, win) => sum + win.payoutMinor, 0);
  return { outcome: { cells, wins }, payoutMinor };
}

const slotChoice = z.strictObject({});

/** The slot on one of the two tables. Its only choice is the stake. */
export function createSlot(table: SlotTable): DrawEngine<z.infer<typeof slotChoice>> {
  return {
    limits: LIMITS,
    parseChoice: (value) => slotChoice.safeParse(value).data,
    draw: (_choice, stakeMinor, random) => spin(table, stakeMinor, random),
    rules: {
      returnBp: Math.floor(slotReturn(table) * 10_000),
      columns: table.columns,
      rows: table.rows,
      pays: table.pays,
      lines: table.lines,
    },
  };
}
