import type { Drawing } from '../../scheme/drawing.ts';
import { numbersIn, type Rule } from '../rule.ts';
import { countOf, SPIN, spun, sumOf } from './spin.ts';

const WILD = 0;
const SCATTER = 1;

const REELS = `
9 5 7 10 2 8 6 9 4 7 3 10 8 5 9 1 7 6 8 10 4 2 9 5 7 3 10 8 6 4
8 4 10 7 0 9 5 6 8 2 10 3 7 0 9 6 4 10 1 8 5 7 0 9 10 2 6 4 3 5
7 6 9 10 0 5 8 3 10 4 9 0 7 6 2 10 5 8 1 4 9 0 10 7 3 6 8 2 5 4
10 5 8 0 7 4 9 2 10 6 3 8 0 5 7 10 9 1 4 6 8 0 2 10 7 5 9 3 4 6
8 6 10 4 7 9 3 5 8 10 2 7 9 6 8 1 10 5 4 7 9 3 8 6 10 5 2 9 7 4`
  .trim()
  .split('\n')
  .map((reel) => numbersIn(reel));

/** The row of each reel, one line of digits for each of the twenty lines. */
const LINES = numbersIn(`11111 00000 22222 01210 21012 00100 22122 10001 12221 01110
  21112 10101 12121 00122 22100 11011 11211 01010 21212 10121`).map((digits) =>
  Array.from(String(digits).padStart(5, '0'), Number),
);

/** Pays of three, four and five of a symbol from the left, from symbol 2 on, hundredths of the stake. */
const PAYS = `
200 1000 10000
120 400 2000
80 300 1500
60 250 1000
50 200 800
40 100 500
40 100 500
30 80 300
20 60 300`
  .trim()
  .split('\n')
  .map((pays) => numbersIn(pays));

const SCATTER_PAYS = [200, 1_000, 5_000];
const FREE_SPINS = 10;
const FREE_TIMES = 3;

function winOf(line: number, seen: readonly (readonly number[])[]) {
  const symbols = (LINES[line] ?? []).map((row, reel) => seen[reel]?.[row] ?? -1);
  const symbol = symbols[0] ?? -1;
  let run = 1;
  while (run < 5 && (symbols[run] === symbol || symbols[run] === WILD)) run += 1;
  return { line, symbol, run, pay: PAYS[symbol - 2]?.[run - 3] ?? 0 };
}

function spin(isFree: boolean, drawing: Drawing) {
  const stops = REELS.map((reel) => drawing.below(reel.length));
  const seen = REELS.map((reel, at) =>
    [0, 1, 2].map((row) => reel[((stops[at] ?? 0) + row) % reel.length] ?? -1),
  );
  const wins = LINES.map((_rows, line) => winOf(line, seen)).filter(({ pay }) => pay > 0);
  const scatters = countOf(seen.flat(), SCATTER);
  const lines = sumOf(wins.map(({ pay }) => pay));
  const pays = isFree ? lines * FREE_TIMES : lines + (SCATTER_PAYS[scatters - 3] ?? 0);
  return { stops, wins, scatters, pays };
}

/**
 * The slot with twenty lines: floor(fraction × 30) for each reel from the left, the place of its strip in the top row. Three
 * scatters bring ten free spins, which are drawn after it in the same way and pay lines three times.
 */
export const slotLines: Rule = {
  sample: SPIN,
  play(played, drawing) {
    const spins = [spin(false, drawing)];
    if ((spins[0]?.scatters ?? 0) >= 3)
      while (spins.length <= FREE_SPINS) spins.push(spin(true, drawing));
    return spun(played, { spins, payHundredths: sumOf(spins.map(({ pays }) => pays)) });
  },
};
