import { payHundredths, type DrawEngine } from '../../engines/engine.ts';
import type { RandomBelow } from '../../engines/random.ts';
import { parseSpin, SLOT_LIMITS, type SpinChoice } from '../reels/spin-choice.ts';
import { CASCADE_RETURN } from './returns.ts';
import { BANDS, COLUMNS, LADDER, payOfCount, ROWS, SYMBOL_PAYS } from './tables.ts';

/** One step of a round: a board, what of it pays, and by how much. */
export interface CascadeStep {
  /** Symbols by column, from the top down. */
  board: number[][];
  wins: { symbol: number; count: number; pay: number }[];
  /** Times what the wins of this step pay; 0 on the last board, where nothing pays any more. */
  multiplier: number;
  /** What the step pays, hundredths of the stake. */
  pays: number;
}

/** The symbols that pay on a board, wherever they lie. */
function winsOf(board: readonly (readonly number[])[]): CascadeStep['wins'] {
  const all = board.flat();
  return SYMBOL_PAYS.flatMap((_pay, symbol) => {
    const count = all.filter((other) => other === symbol).length;
    const pay = payOfCount(symbol, count);
    return pay > 0 ? [{ symbol, count, pay }] : [];
  });
}

/** Fills the columns from the left, each from its lowest free place up. */
function fill(board: readonly (readonly number[])[], random: RandomBelow): number[][] {
  return board.map((column) => {
    const next = [...column];
    while (next.length < ROWS) next.unshift(random(SYMBOL_PAYS.length));
    return next;
  });
}

function play(random: RandomBelow): CascadeStep[] {
  const steps: CascadeStep[] = [];
  let board = fill(
    Array.from({ length: COLUMNS }, () => []),
    random,
  );
  for (const multiplier of LADDER) {
    const wins = winsOf(board);
    if (wins.length === 0) break;
    const pays = multiplier * wins.reduce((sum, { pay }) => sum + pay, 0);
    steps.push({ board, wins, multiplier, pays });
    const gone = new Set(wins.map(({ symbol }) => symbol));
    board = fill(
      board.map((column) => column.filter((symbol) => !gone.has(symbol))),
      random,
    );
  }
  return [...steps, { board, wins: [], multiplier: 0, pays: 0 }];
}

/**
 * A board of 5 by 5 on which eight and more of one symbol pay and vanish; what lies above falls, and new symbols come.
 * The draw takes one number a symbol, column by column from the left, in each from the lowest free place up.
 */
export const cascadeGame: DrawEngine<SpinChoice> = {
  limits: SLOT_LIMITS,
  parseChoice: parseSpin,
  draw(_choice, stakeMinor, random) {
    const steps = play(random);
    const pays = steps.reduce((sum, step) => sum + step.pays, 0);
    return {
      outcome: { steps, payHundredths: pays },
      payoutMinor: payHundredths(stakeMinor, pays),
    };
  },
  rules: {
    returnBp: Math.floor(CASCADE_RETURN.share * 10_000),
    topHundredths: CASCADE_RETURN.topHundredths,
    deviation: CASCADE_RETURN.deviation,
    columns: COLUMNS,
    rows: ROWS,
    ladder: LADDER,
    bands: BANDS,
    pays: SYMBOL_PAYS,
  },
};
