import { describe, expect, it } from 'vitest';
import { LINES_RETURN } from './returns.ts';
import { linesGame, payLine, readSpin, windowOf } from './rules.ts';
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

/** What all lines of a window pay, read from the tables alone. */
function paidBy(seen: readonly (readonly number[])[]): number {
  let paid = 0;
  for (const rows of LINES) {
    const symbol = seen[0]?.[rows[0] ?? 0] ?? 0;
    let run = 1;
    while (run < 5) {
      const next = seen[run]?.[rows[run] ?? 0];
      if (next !== symbol && next !== WILD) break;
      run += 1;
    }
    paid += LINE_PAYS[symbol]?.[run - 3] ?? 0;
  }
  return paid;
}

const windows = STRIPS.map((strip) =>
  strip.map((_symbol, stop) =>
    Array.from({ length: ROWS }, (_unused, row) => strip[(stop + row) % strip.length] ?? 0),
  ),
);
const scattersOf = (...reels: readonly (readonly number[])[]) =>
  reels.filter((reel) => reel.includes(SCATTER)).length;

/** The lines that run on in a reel, and what those pay that end before it. */
function runOn(
  alive: readonly (readonly [line: number, symbol: number])[],
  reel: number,
  seen: readonly number[],
) {
  let ended = 0;
  const on = alive.filter(([line, symbol]) => {
    const next = seen[LINES[line]?.[reel] ?? 0];
    if (next === symbol || next === WILD) return true;
    ended += LINE_PAYS[symbol]?.[reel - 3] ?? 0;
    return false;
  });
  return { on, ended };
}

/** Goes over all 30⁵ stops: what lines pay there, how many scatter symbols are in sight, and how many stops are so. */
function everyStop(visit: (lines: number, scatters: number, stops: number) => void): void {
  const [first = [], second = [], third = [], fourth = [], fifth = []] = windows;
  const lastOnes = [0, 1].map((count) => fifth.filter((reel) => scattersOf(reel) === count).length);
  for (const a of first)
    for (const b of second)
      for (const c of third) {
        const begun = LINES.map((rows, line) => [line, a[rows[0] ?? 0] ?? 0] as const);
        const alive = runOn(runOn(begun, 1, b).on, 2, c).on;
        for (const d of fourth) {
          const { on, ended } = runOn(alive, 3, d);
          const scatters = scattersOf(a, b, c, d);
          if (on.length === 0) {
            for (const [more, stops] of lastOnes.entries()) visit(ended, scatters + more, stops);
            continue;
          }
          for (const e of fifth) {
            const last = runOn(on, 4, e);
            const whole = last.on.reduce(
              (sum, [, symbol]) => sum + (LINE_PAYS[symbol]?.[2] ?? 0),
              0,
            );
            visit(ended + last.ended + whole, scatters + scattersOf(e), 1);
          }
        }
      }
}

function countStops() {
  const sums = { stops: 0, lines: 0, linesSquare: 0, base: 0, square: 0, trips: 0, tripsPay: 0 };
  let [topLines, topTrip] = [0, 0];
  everyStop((paid, scatters, stops) => {
    const lines = paid / 100;
    const base = lines + (SCATTER_PAYS[scatters - 3] ?? 0) / 100;
    sums.stops += stops;
    sums.lines += stops * lines;
    sums.linesSquare += stops * lines * lines;
    sums.base += stops * base;
    sums.square += stops * base * base;
    topLines = Math.max(topLines, lines);
    if (scatters < 3) return;
    sums.trips += stops;
    sums.tripsPay += stops * base;
    topTrip = Math.max(topTrip, base);
  });
  return { ...sums, topLines, topTrip };
}

describe('the slot with lines', () => {
  it('FAIR-14 returns what its closed form says, counted over all stops with the free spins', () => {
    const { stops, topLines, topTrip, ...sums } = countStops();
    expect(stops).toBe(30 ** 5);
    const { count, multiplier } = FREE_SPINS;
    const free = (multiplier * sums.lines) / stops;
    const freeVariance = (multiplier ** 2 * sums.linesSquare) / stops - free ** 2;
    const chance = sums.trips / stops;
    const share = sums.base / stops + chance * count * free;
    const square =
      sums.square / stops +
      2 * (sums.tripsPay / stops) * count * free +
      chance * (count * freeVariance + (count * free) ** 2);
    expect(share).toBeCloseTo(LINES_RETURN.share, 10);
    expect(Math.sqrt(square - share ** 2)).toBeCloseTo(LINES_RETURN.deviation, 8);
    expect(Math.round((topTrip + count * multiplier * topLines) * 100)).toBe(
      LINES_RETURN.topHundredths,
    );
    expect(linesGame.rules.returnBp).toBe(9_603);
  }, 60_000);

  it('FAIR-14 has wild symbols in the middle alone, and never two scatter symbols on a reel in sight', () => {
    for (const [column, strip] of STRIPS.entries()) {
      expect(strip).toHaveLength(30);
      expect(strip.includes(WILD)).toBe(column > 0 && column < 4);
      expect(strip.filter((symbol) => symbol === SCATTER)).toHaveLength(1);
    }
  });

  it('FAIR-14 no reel carries its best symbol less often than another, so none stays out by design', () => {
    for (const best of [2, 3])
      expect(
        new Set(STRIPS.map((strip) => strip.filter((symbol) => symbol === best).length)).size,
      ).toBe(1);
  });

  it('FAIR-14 a line counts wild symbols in, and stops at a scatter', () => {
    expect(payLine([2, 0, 2, 2, 2])).toEqual({ symbol: 2, run: 5, pay: 10_000 });
    expect(payLine([2, 0, 2, 3, 2])).toEqual({ symbol: 2, run: 3, pay: 200 });
    expect(payLine([10, 10, 1, 10, 10])).toEqual({ symbol: 10, run: 2, pay: 0 });
  });

  it('FAIR-14 three scatter symbols bring ten spins, paid threefold, which bring no more', () => {
    const stops = STRIPS.map((strip) => strip.indexOf(SCATTER));
    const numbers = [...stops, ...Array.from({ length: 50 }, (_unused, index) => stops[index % 5])];
    const { outcome } = linesGame.draw({ way: 'spin' }, 1_000, () => numbers.shift() ?? 0);
    const spins = outcome['spins'] as { pays: number; scatters: number }[];
    expect(spins).toHaveLength(11);
    expect(spins[0]?.scatters).toBe(5);
    const lines = paidBy(windowOf(stops));
    expect(spins.map(({ pays }) => pays)).toEqual([
      lines + 5_000,
      ...Array.from({ length: 10 }, () => 3 * lines),
    ]);
    expect(readSpin(stops, true).pays).toBe(3 * lines);
  });
});
