import type { WayReturn } from '../room.ts';
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

const shareOf = (strip: readonly number[], wanted: (symbol: number) => boolean): number =>
  strip.filter(wanted).length / strip.length;

/**
 * The average pay of one line in hundredths of the stake. Each row of a reel shows every place of its strip equally
 * often, so all lines have the same average, whatever their shape.
 */
function lineAverage(): number {
  let average = 0;
  for (const [symbol, [three = 0, four = 0, five = 0]] of LINE_PAYS.entries()) {
    const [first = 0, second = 0, third = 0, fourth = 0, fifth = 0] = STRIPS.map((strip) =>
      shareOf(strip, (other) => other === symbol || other === WILD),
    );
    const begun = first * second * third;
    average += begun * ((1 - fourth) * three + fourth * ((1 - fifth) * four + fifth * five));
  }
  return average;
}

/** Chance of each number of scatter symbols in sight, 0 to 5: no reel ever shows two. */
function scatterChances(): number[] {
  let chances = [1];
  for (const strip of STRIPS) {
    const seen = ROWS * shareOf(strip, (symbol) => symbol === SCATTER);
    const next = [...chances, 0].map(
      (_unused, count) => (chances[count] ?? 0) * (1 - seen) + (chances[count - 1] ?? 0) * seen,
    );
    chances = next;
  }
  return chances;
}

/** The exact return in closed form: lines, scatter symbols, and the lines of free spins. */
function linesShare(): number {
  const lines = LINES.length * lineAverage();
  const chances = scatterChances();
  const scatter = SCATTER_PAYS.reduce(
    (sum, pay, index) => sum + pay * (chances[index + 3] ?? 0),
    0,
  );
  const freeSpins = chances.slice(3).reduce((sum, chance) => sum + chance, 0);
  return (lines * (1 + freeSpins * FREE_SPINS.count * FREE_SPINS.multiplier) + scatter) / 100;
}

/**
 * Deviation and largest win, counted over all 30⁵ stops by a program outside this repository; the test counts them
 * again. The largest win is three scatter symbols with the best lines beside them, and the best lines in each free spin.
 */
const COUNTED = { deviation: 4.235509248146, topHundredths: 343_700 };

/** The return of the only way to play. */
export const LINES_RETURN: WayReturn = { share: linesShare(), ...COUNTED };

/** What the frame shows of it. */
export const LINES_FIGURES = {
  returnBp: Math.floor(LINES_RETURN.share * 10_000),
  ...COUNTED,
};
