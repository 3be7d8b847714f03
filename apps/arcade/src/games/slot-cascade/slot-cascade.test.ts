import { describe, expect, it } from 'vitest';
import { belowOf, fractionsOf } from '../../fair/fractions.ts';
import { CASCADE_RETURN, PAYS_A_ROUND } from './returns.ts';
import { cascadeGame, type CascadeStep } from './rules.ts';
import { COLUMNS, LADDER, ROWS, SYMBOL_PAYS, timesOfCount } from './tables.ts';

const CELLS = COLUMNS * ROWS;
const KINDS = SYMBOL_PAYS.length;
const LEAST = 8;
const FACTORIALS = Array.from({ length: CELLS + 1 }, (_unused, count) =>
  Array.from({ length: count }, (_none, index) => index + 1).reduce((one, two) => one * two, 1),
);
const TIMES = Array.from({ length: CELLS + 1 }, (_unused, count) => timesOfCount(count));
/** A board by its numbers alone, whichever kind has which: at most six kinds have the same number, so no two are mixed. */
const CODES = Array.from(
  { length: CELLS + 1 },
  (_unused, count) => 7 ** (count < LEAST ? count : 0),
);
const codeOf = (counts: readonly number[]) =>
  counts.reduce((sum, count) => sum + (CODES[count] ?? 0), 0);

/** Every board that can be left after a win: how many of each kind, in rising order. */
function leftovers(kinds: number, least: number, free: number): number[][] {
  if (kinds === 0) return [[]];
  const found: number[][] = [];
  for (let count = least; count < LEAST && count * kinds <= free; count += 1)
    for (const rest of leftovers(kinds - 1, count, free - count)) found.push([count, ...rest]);
  return found;
}

/** What can follow on a board: how many pays there are on average, and the chance of each board that is left. */
function followers(start: readonly number[]) {
  const free = CELLS - start.reduce((sum, count) => sum + count, 0);
  const chances = new Map<number, number>();
  let pays = 0;
  function fill(kind: number, left: number, weight: number, times: number, code: number): void {
    const own = start[kind] ?? 0;
    const isLast = kind === KINDS - 1;
    for (let came = isLast ? left : 0; came <= left; came += 1) {
      const share = weight / (FACTORIALS[came] ?? 1);
      const paid = times + (TIMES[own + came] ?? 0);
      const next = code + (CODES[own + came] ?? 0);
      if (!isLast) fill(kind + 1, left - came, share, paid, next);
      else if (paid > 0) {
        pays += share * paid;
        chances.set(next, (chances.get(next) ?? 0) + share);
      }
    }
  }
  fill(0, free, (FACTORIALS[free] ?? 1) / KINDS ** free, 0, 0);
  return { pays, chances };
}

/** The average of all pays of a round, each times its multiplier, with every board and all that can follow it. */
function averagePays(): number {
  const boards = leftovers(KINDS, 0, CELLS - LEAST).filter(([fewest]) => fewest === 0);
  const after = boards.map((board) => ({ code: codeOf(board), ...followers(board) }));
  let worth = new Map<number, number>();
  const worthOf = ({ pays, chances }: ReturnType<typeof followers>, multiplier: number) =>
    [...chances].reduce(
      (sum, [code, chance]) => sum + chance * (worth.get(code) ?? 0),
      multiplier * pays,
    );
  for (const multiplier of LADDER.slice(1).toReversed())
    worth = new Map(after.map((board) => [board.code, worthOf(board, multiplier)]));
  return worthOf(followers(Array.from({ length: KINDS }, () => 0)), LADDER[0] ?? 1);
}

describe('the slot with cascades', () => {
  it('FAIR-14 returns 96.48 %: all boards and all that can follow them are added up', () => {
    expect(averagePays()).toBeCloseTo(PAYS_A_ROUND, 10);
    expect(CASCADE_RETURN.share).toBeCloseTo(0.964878059, 8);
    expect(cascadeGame.rules.returnBp).toBe(9_648);
  }, 120_000);

  it('FAIR-14 keeps what did not pay, lets it fall, and grows the multiplier up to the fifth step', () => {
    let deepest = 0;
    for (let nonce = 1; nonce < 2_000; nonce += 1) {
      const random = belowOf(fractionsOf('cascade', 'client', nonce));
      const steps = cascadeGame.draw({ way: 'spin' }, 100, random).outcome[
        'steps'
      ] as CascadeStep[];
      deepest = Math.max(deepest, steps.length - 1);
      for (const [index, step] of steps.slice(0, -1).entries()) {
        const gone = new Set(step.wins.map(({ symbol }) => symbol));
        expect(step.multiplier).toBe(LADDER[index]);
        for (const [column, cells] of step.board.entries()) {
          const kept = cells.filter((symbol) => !gone.has(symbol));
          expect(steps[index + 1]?.board[column]?.slice(ROWS - kept.length)).toEqual(kept);
        }
      }
    }
    expect(deepest).toBeGreaterThan(2);
  });

  it('FAIR-14 ends with the fifth step, at the largest win there is', () => {
    // All places get the first symbol; twelve of it and thirteen of the second would pay more.
    const { outcome, payoutMinor } = cascadeGame.draw({ way: 'spin' }, 100, () => 0);
    expect(outcome['steps']).toHaveLength(6);
    expect(payoutMinor).toBe(200 * 15 * 21);
    let drawn = 0;
    const best = cascadeGame.draw({ way: 'spin' }, 100, () => ((drawn += 1) % 25 < 12 ? 0 : 1));
    expect(best.payoutMinor).toBe(CASCADE_RETURN.topHundredths);
  });

  it('FAIR-14 has the deviation that was computed, as far as rounds can show', () => {
    const random = belowOf(fractionsOf('deviation', 'client', 1));
    let [one, two] = [0, 0];
    const rounds = 30_000;
    for (let round = 0; round < rounds; round += 1) {
      const paid = cascadeGame.draw({ way: 'spin' }, 100, random).payoutMinor / 100;
      one += paid;
      two += paid * paid;
    }
    const deviation = Math.sqrt(two / rounds - (one / rounds) ** 2);
    expect(Math.abs(deviation / CASCADE_RETURN.deviation - 1)).toBeLessThan(0.3);
  }, 60_000);
});
