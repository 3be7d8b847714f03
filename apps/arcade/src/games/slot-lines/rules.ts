import { payHundredths, type DrawEngine } from '../../engines/engine.ts';
import type { RandomBelow } from '../../engines/random.ts';
import { parseSpin, SLOT_LIMITS, type SpinChoice } from '../reels/spin-choice.ts';
import { LINES_FIGURES } from './returns.ts';
import {
  FREE_SPINS,
  LINE_PAYS,
  LINES,
  ROWS,
  SCATTER,
  SCATTER_PAYS,
  STRIPS,
  WILD,
} from './tables.ts';

/** A line that pays. */
export interface LineWin {
  line: number;
  symbol: number;
  /** How many symbols from the left. */
  run: number;
  /** Hundredths of the whole stake, before the multiplier of free spins. */
  pay: number;
}

/** One turn of the reels. */
export interface LineSpin {
  /** The place of each strip that stands in the top row. */
  stops: number[];
  wins: LineWin[];
  scatters: number;
  /** All that the turn pays, hundredths of the stake. */
  pays: number;
}

/** The symbols in sight by column, from the top down. */
export function windowOf(stops: readonly number[]): number[][] {
  return STRIPS.map((strip, column) =>
    Array.from(
      { length: ROWS },
      (_unused, row) => strip[((stops[column] ?? 0) + row) % strip.length] ?? 0,
    ),
  );
}

/** The longest run of the first symbol from the left, counting wild symbols. No reel begins with a wild one. */
export function payLine(symbols: readonly number[]): Omit<LineWin, 'line'> {
  const [symbol = 0] = symbols;
  const stop = symbols.findIndex((other) => other !== symbol && other !== WILD);
  const run = stop === -1 ? symbols.length : stop;
  return { symbol, run, pay: LINE_PAYS[symbol]?.[run - 3] ?? 0 };
}

/** What reels that stopped show and pay. In free spins lines pay more, and scatter symbols nothing. */
export function readSpin(stops: number[], isFree: boolean): LineSpin {
  const seen = windowOf(stops);
  const wins = LINES.flatMap((rows, line) => {
    const win = payLine(rows.map((row, column) => seen[column]?.[row] ?? 0));
    return win.pay > 0 ? [{ line, ...win }] : [];
  });
  const scatters = seen.flat().filter((symbol) => symbol === SCATTER).length;
  const lines = wins.reduce((sum, { pay }) => sum + pay, 0);
  const pays = isFree ? lines * FREE_SPINS.multiplier : lines + (SCATTER_PAYS[scatters - 3] ?? 0);
  return { stops, wins, scatters, pays };
}

const turn = (isFree: boolean, random: RandomBelow) =>
  readSpin(
    STRIPS.map((strip) => random(strip.length)),
    isFree,
  );

/**
 * Five reels with twenty lines. The draw takes one number a reel from left to right: the place of the strip in the top
 * row. Free spins are drawn after it in the same way, all of them before anything is paid.
 */
export const linesGame: DrawEngine<SpinChoice> = {
  limits: SLOT_LIMITS,
  parseChoice: parseSpin,
  draw(_choice, stakeMinor, random) {
    const first = turn(false, random);
    const count = first.scatters >= 3 ? FREE_SPINS.count : 0;
    const spins = [first, ...Array.from({ length: count }, () => turn(true, random))];
    const pays = spins.reduce((sum, spin) => sum + spin.pays, 0);
    return {
      outcome: { spins, payHundredths: pays },
      payoutMinor: payHundredths(stakeMinor, pays),
    };
  },
  rules: {
    ...LINES_FIGURES,
    strips: STRIPS,
    pays: LINE_PAYS,
    scatterPays: SCATTER_PAYS,
    freeSpins: FREE_SPINS,
    lines: LINES,
    rows: ROWS,
  },
};
